CREATE INDEX `delivery_changes_subject` ON `delivery_changes` (`subject`);
--> statement-breakpoint
CREATE TRIGGER `delivery_line_restored` AFTER INSERT ON `order_lines`
WHEN new.type = 'campaign'
  AND new.state IN ('ready', 'ready_with_modification', 'running', 'running_with_modification')
  AND EXISTS (SELECT 1 FROM delivery_changes WHERE subject = new.id AND kind = 'halt')
BEGIN
  INSERT INTO delivery_changes (kind, subject, media_type, at)
  VALUES ('resume', new.id, new.media_type, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
--> statement-breakpoint
CREATE TRIGGER `delivery_version_restored` AFTER INSERT ON `creative_versions`
WHEN new.state = 'approved'
  AND EXISTS (SELECT 1 FROM delivery_changes WHERE subject = new.id AND kind = 'halt')
BEGIN
  INSERT INTO delivery_changes (kind, subject, media_type, at)
  VALUES ('resume', new.id, (SELECT line.media_type FROM order_lines line WHERE line.id = new.line_id),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
--> statement-breakpoint
CREATE TRIGGER `delivery_creative_restored` AFTER INSERT ON `creatives`
WHEN new.removed_at IS NULL
  AND EXISTS (SELECT 1 FROM delivery_changes WHERE subject = new.id AND kind = 'halt')
BEGIN
  INSERT INTO delivery_changes (kind, subject, media_type, at)
  VALUES ('resume', new.id, (SELECT line.media_type FROM order_lines line WHERE line.id = new.line_id),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
