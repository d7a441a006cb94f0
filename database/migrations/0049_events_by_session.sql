-- Still without row numbers, which the generator does not know; by session first, so that no index of sessions is needed.
CREATE TABLE `__new_logged_events` (
	`id` text NOT NULL,
	`session_id` text NOT NULL,
	`account_id` text,
	`event_type` text NOT NULL,
	`event_id` integer,
	`details` text,
	`timestamp` text NOT NULL,
	`timezone` text NOT NULL,
	`url` text NOT NULL,
	`path` text NOT NULL,
	`user_agent` text NOT NULL,
	`referrer` text NOT NULL,
	`received_at` text NOT NULL,
	PRIMARY KEY(`session_id`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_logged_events`(`id`, `session_id`, `account_id`, `event_type`, `event_id`, `details`, `timestamp`, `timezone`, `url`, `path`, `user_agent`, `referrer`, `received_at`) SELECT `id`, `session_id`, `account_id`, `event_type`, `event_id`, `details`, `timestamp`, `timezone`, `url`, `path`, `user_agent`, `referrer`, `received_at` FROM `logged_events`;--> statement-breakpoint
DROP TABLE `logged_events`;--> statement-breakpoint
ALTER TABLE `__new_logged_events` RENAME TO `logged_events`;--> statement-breakpoint
CREATE INDEX `logged_events_received` ON `logged_events` (`received_at`);--> statement-breakpoint
CREATE INDEX `logged_events_type` ON `logged_events` (`event_type`,`received_at`);--> statement-breakpoint
CREATE INDEX `logged_events_account` ON `logged_events` (`account_id`) WHERE account_id is not null;
