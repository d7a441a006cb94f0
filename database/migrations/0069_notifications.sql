CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`event_key` text NOT NULL,
	`facts` text NOT NULL,
	`created_at` text NOT NULL,
	`read_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_once` ON `notifications` (`kind`,`event_key`);--> statement-breakpoint
CREATE INDEX `notifications_account` ON `notifications` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`account_id`) WHERE read_at is null;--> statement-breakpoint
CREATE INDEX `notifications_created` ON `notifications` (`created_at`);