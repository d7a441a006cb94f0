CREATE TABLE `notification_sends` (
	`id` text PRIMARY KEY NOT NULL,
	`notification_id` text NOT NULL,
	`account_id` text NOT NULL,
	`channel` text NOT NULL,
	`due_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notification_sends_once` ON `notification_sends` (`notification_id`,`channel`);--> statement-breakpoint
CREATE INDEX `notification_sends_due` ON `notification_sends` (`channel`,`due_at`);--> statement-breakpoint
CREATE INDEX `notification_sends_account` ON `notification_sends` (`account_id`);--> statement-breakpoint
CREATE TABLE `notification_settings` (
	`account_id` text PRIMARY KEY NOT NULL,
	`settings` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER `notification_planned` AFTER INSERT ON `notifications`
BEGIN
  INSERT OR IGNORE INTO notification_sends (id, notification_id, account_id, channel, due_at)
  VALUES (new.id || ':route', new.id, new.account_id, 'route', new.created_at);
END;
