CREATE TABLE `screen_plays` (
	`line_id` text NOT NULL,
	`at_ms` integer NOT NULL,
	`play_id` text NOT NULL,
	`screen_id` text NOT NULL,
	`version_id` text NOT NULL,
	PRIMARY KEY(`line_id`, `at_ms`, `play_id`)
);
--> statement-breakpoint
CREATE INDEX `screen_plays_age` ON `screen_plays` (`at_ms`);