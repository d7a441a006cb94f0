-- One row for the log of a session (VisitLog). Without row numbers, which the generator does not know.
CREATE TABLE `visits` (
	`session_id` text PRIMARY KEY NOT NULL,
	`account_id` text,
	`country` text NOT NULL,
	`arrived_at` text NOT NULL,
	`last_at` text NOT NULL,
	`last_page` text NOT NULL,
	`event_count` integer NOT NULL,
	`event_types` text NOT NULL,
	`log_files` text NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `visits_last` ON `visits` (`last_at`);--> statement-breakpoint
CREATE INDEX `visits_account` ON `visits` (`account_id`) WHERE account_id is not null;
