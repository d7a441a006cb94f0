CREATE TABLE `notification_channels` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`app` text NOT NULL,
	`name` text NOT NULL,
	`url` text NOT NULL,
	`kinds` text NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`retry_at` text,
	`last_error` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `notification_channels_account` ON `notification_channels` (`account_id`,`created_at`);
