CREATE TABLE `order_disputes` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`payment_id` text NOT NULL,
	`state` text NOT NULL,
	`reason` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`opened_at` text NOT NULL,
	`closed_at` text,
	`evidence_due_at` text
);
--> statement-breakpoint
CREATE INDEX `order_disputes_order` ON `order_disputes` (`order_id`);--> statement-breakpoint
CREATE INDEX `order_disputes_state` ON `order_disputes` (`state`);--> statement-breakpoint
CREATE TABLE `mail_suppressions` (
	`address` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`detail` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_suppressions_at` ON `mail_suppressions` (`at`);
--> statement-breakpoint
CREATE TRIGGER `delivery_dispute_opened` AFTER INSERT ON `order_disputes`
WHEN new.state IN ('open', 'lost')
BEGIN
  INSERT INTO delivery_changes (kind, subject, media_type, at)
  SELECT 'halt', line.id, line.media_type, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  FROM order_lines line
  WHERE line.order_id = new.order_id AND line.type = 'campaign'
    AND line.state IN ('ready', 'ready_with_modification', 'running', 'running_with_modification');
END;
--> statement-breakpoint
CREATE TRIGGER `delivery_dispute_state` AFTER UPDATE OF `state` ON `order_disputes`
WHEN (old.state IN ('open', 'lost')) <> (new.state IN ('open', 'lost'))
BEGIN
  INSERT INTO delivery_changes (kind, subject, media_type, at)
  SELECT CASE WHEN EXISTS (
      SELECT 1 FROM order_disputes other WHERE other.order_id = new.order_id AND other.state IN ('open', 'lost'))
    THEN 'halt' ELSE 'resume' END,
    line.id, line.media_type, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  FROM order_lines line
  WHERE line.order_id = new.order_id AND line.type = 'campaign'
    AND line.state IN ('ready', 'ready_with_modification', 'running', 'running_with_modification');
END;
