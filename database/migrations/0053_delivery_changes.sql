CREATE TABLE `delivery_changes` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`media_type` text,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `delivery_changes_at` ON `delivery_changes` (`at`);--> statement-breakpoint
CREATE TRIGGER `delivery_line_state` AFTER UPDATE OF `state` ON `order_lines`
WHEN new.type = 'campaign'
  AND (old.state IN ('ready', 'ready_with_modification', 'running', 'running_with_modification'))
    <> (new.state IN ('ready', 'ready_with_modification', 'running', 'running_with_modification'))
BEGIN
  INSERT INTO delivery_changes (kind, subject, media_type, at)
  SELECT CASE WHEN new.state IN ('ready', 'ready_with_modification', 'running', 'running_with_modification')
      THEN 'resume' ELSE 'halt' END, new.id, new.media_type, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  WHERE new.state IN ('ready', 'ready_with_modification', 'running', 'running_with_modification')
    OR coalesce(new.ends_at, '9') > strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
END;
--> statement-breakpoint
CREATE TRIGGER `delivery_line_deleted` AFTER DELETE ON `order_lines`
WHEN old.type = 'campaign'
  AND old.state IN ('ready', 'ready_with_modification', 'running', 'running_with_modification')
BEGIN
  INSERT INTO delivery_changes (kind, subject, media_type, at)
  VALUES ('halt', old.id, old.media_type, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
--> statement-breakpoint
CREATE TRIGGER `delivery_line_changed` AFTER UPDATE OF `plan`, `impressions`, `starts_at`, `ends_at`, `extension` ON `order_lines`
WHEN new.type = 'campaign'
  AND new.state IN ('ready', 'ready_with_modification', 'running', 'running_with_modification')
BEGIN
  INSERT INTO delivery_changes (kind, subject, media_type, at)
  VALUES ('change', new.id, new.media_type, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
--> statement-breakpoint
CREATE TRIGGER `delivery_order_state` AFTER UPDATE OF `state` ON `orders`
WHEN (old.state = 'booked') <> (new.state = 'booked')
BEGIN
  INSERT INTO delivery_changes (kind, subject, media_type, at)
  SELECT CASE WHEN new.state = 'booked' THEN 'resume' ELSE 'halt' END, line.id, line.media_type,
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  FROM order_lines line
  WHERE line.order_id = new.id AND line.type = 'campaign'
    AND line.state IN ('ready', 'ready_with_modification', 'running', 'running_with_modification');
END;
--> statement-breakpoint
CREATE TRIGGER `delivery_version_state` AFTER UPDATE OF `state` ON `creative_versions`
WHEN (old.state = 'approved') <> (new.state = 'approved')
BEGIN
  INSERT INTO delivery_changes (kind, subject, media_type, at)
  SELECT CASE new.state WHEN 'approved' THEN 'resume' WHEN 'superseded' THEN 'change' ELSE 'halt' END, new.id,
    (SELECT line.media_type FROM order_lines line WHERE line.id = new.line_id),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  WHERE new.state IN ('approved', 'superseded') OR EXISTS (
    SELECT 1 FROM order_lines line WHERE line.id = new.line_id
      AND line.state IN ('ready', 'ready_with_modification', 'running', 'running_with_modification'));
END;
--> statement-breakpoint
CREATE TRIGGER `delivery_version_deleted` AFTER DELETE ON `creative_versions`
WHEN old.state = 'approved' AND EXISTS (
  SELECT 1 FROM order_lines line WHERE line.id = old.line_id
    AND line.state IN ('ready', 'ready_with_modification', 'running', 'running_with_modification'))
BEGIN
  INSERT INTO delivery_changes (kind, subject, media_type, at)
  VALUES ('halt', old.id, (SELECT line.media_type FROM order_lines line WHERE line.id = old.line_id),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
--> statement-breakpoint
CREATE TRIGGER `delivery_creative_removed` AFTER UPDATE OF `removed_at` ON `creatives`
WHEN (old.removed_at IS NULL) <> (new.removed_at IS NULL)
BEGIN
  INSERT INTO delivery_changes (kind, subject, media_type, at)
  SELECT CASE WHEN new.removed_at IS NULL THEN 'resume' ELSE 'halt' END, new.id,
    (SELECT line.media_type FROM order_lines line WHERE line.id = new.line_id),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  WHERE new.removed_at IS NULL OR EXISTS (
    SELECT 1 FROM order_lines line WHERE line.id = new.line_id
      AND line.state IN ('ready', 'ready_with_modification', 'running', 'running_with_modification'));
END;
--> statement-breakpoint
CREATE TRIGGER `delivery_creative_changed` AFTER UPDATE OF `weight`, `schedule`, `title`, `name_for_reporting` ON `creatives`
WHEN EXISTS (
  SELECT 1 FROM order_lines line WHERE line.id = new.line_id
    AND line.state IN ('ready', 'ready_with_modification', 'running', 'running_with_modification'))
BEGIN
  INSERT INTO delivery_changes (kind, subject, media_type, at)
  VALUES ('change', new.id, (SELECT line.media_type FROM order_lines line WHERE line.id = new.line_id),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
--> statement-breakpoint
CREATE TRIGGER `delivery_creative_deleted` AFTER DELETE ON `creatives`
WHEN old.removed_at IS NULL AND EXISTS (
  SELECT 1 FROM order_lines line WHERE line.id = old.line_id
    AND line.state IN ('ready', 'ready_with_modification', 'running', 'running_with_modification'))
BEGIN
  INSERT INTO delivery_changes (kind, subject, media_type, at)
  VALUES ('halt', old.id, (SELECT line.media_type FROM order_lines line WHERE line.id = old.line_id),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
