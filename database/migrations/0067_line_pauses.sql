ALTER TABLE `order_lines` ADD `paused_at` text;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `resume_by` text;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `pauses` text;
--> statement-breakpoint
CREATE TRIGGER `delivery_line_paused` AFTER UPDATE OF `paused_at` ON `order_lines`
WHEN new.type = 'campaign' AND (old.paused_at IS NULL) <> (new.paused_at IS NULL)
  AND new.state IN ('ready', 'ready_with_modification', 'running', 'running_with_modification')
BEGIN
  INSERT INTO delivery_changes (kind, subject, media_type, at)
  SELECT CASE WHEN new.paused_at IS NULL
      AND EXISTS (SELECT 1 FROM orders WHERE orders.id = new.order_id AND orders.state = 'booked')
      AND NOT EXISTS (SELECT 1 FROM order_disputes dispute WHERE dispute.order_id = new.order_id AND dispute.state IN ('open', 'lost'))
      THEN 'resume' ELSE 'halt' END, new.id, new.media_type, strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
END;
--> statement-breakpoint
DROP TRIGGER `delivery_line_state`;
--> statement-breakpoint
CREATE TRIGGER `delivery_line_state` AFTER UPDATE OF `state` ON `order_lines`
WHEN new.type = 'campaign'
  AND (old.state IN ('ready', 'ready_with_modification', 'running', 'running_with_modification'))
    <> (new.state IN ('ready', 'ready_with_modification', 'running', 'running_with_modification'))
BEGIN
  INSERT INTO delivery_changes (kind, subject, media_type, at)
  SELECT CASE WHEN new.state IN ('ready', 'ready_with_modification', 'running', 'running_with_modification')
      AND new.paused_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM order_disputes dispute WHERE dispute.order_id = new.order_id AND dispute.state IN ('open', 'lost'))
      THEN 'resume' ELSE 'halt' END, new.id, new.media_type, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  WHERE new.state IN ('ready', 'ready_with_modification', 'running', 'running_with_modification')
    OR coalesce(new.ends_at, '9') > strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
END;
--> statement-breakpoint
DROP TRIGGER `delivery_order_state`;
--> statement-breakpoint
CREATE TRIGGER `delivery_order_state` AFTER UPDATE OF `state` ON `orders`
WHEN (old.state = 'booked') <> (new.state = 'booked')
BEGIN
  INSERT INTO delivery_changes (kind, subject, media_type, at)
  SELECT CASE WHEN new.state = 'booked' AND line.paused_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM order_disputes dispute WHERE dispute.order_id = new.id AND dispute.state IN ('open', 'lost'))
      THEN 'resume' ELSE 'halt' END, line.id, line.media_type, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  FROM order_lines line
  WHERE line.order_id = new.id AND line.type = 'campaign'
    AND line.state IN ('ready', 'ready_with_modification', 'running', 'running_with_modification');
END;
--> statement-breakpoint
DROP TRIGGER `delivery_line_restored`;
--> statement-breakpoint
CREATE TRIGGER `delivery_line_restored` AFTER INSERT ON `order_lines`
WHEN new.type = 'campaign' AND new.paused_at IS NULL
  AND new.state IN ('ready', 'ready_with_modification', 'running', 'running_with_modification')
  AND EXISTS (SELECT 1 FROM delivery_changes WHERE subject = new.id AND kind = 'halt')
  AND NOT EXISTS (SELECT 1 FROM order_disputes dispute WHERE dispute.order_id = new.order_id AND dispute.state IN ('open', 'lost'))
BEGIN
  INSERT INTO delivery_changes (kind, subject, media_type, at)
  VALUES ('resume', new.id, new.media_type, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
--> statement-breakpoint
DROP TRIGGER `delivery_dispute_state`;
--> statement-breakpoint
CREATE TRIGGER `delivery_dispute_state` AFTER UPDATE OF `state` ON `order_disputes`
WHEN (old.state IN ('open', 'lost')) <> (new.state IN ('open', 'lost'))
BEGIN
  INSERT INTO delivery_changes (kind, subject, media_type, at)
  SELECT CASE WHEN line.paused_at IS NOT NULL OR EXISTS (
      SELECT 1 FROM order_disputes other WHERE other.order_id = new.order_id AND other.state IN ('open', 'lost'))
    THEN 'halt' ELSE 'resume' END,
    line.id, line.media_type, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  FROM order_lines line
  WHERE line.order_id = new.order_id AND line.type = 'campaign'
    AND line.state IN ('ready', 'ready_with_modification', 'running', 'running_with_modification');
END;
