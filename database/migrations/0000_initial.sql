CREATE TABLE `cells` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`state_code` text NOT NULL,
	`country` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`population` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `cells_by_position` ON `cells` (`country`,`latitude`,`longitude`);--> statement-breakpoint
CREATE INDEX `cells_by_code` ON `cells` (`country`,`code`);--> statement-breakpoint
CREATE TABLE `countries` (
	`country` text PRIMARY KEY NOT NULL,
	`population` integer NOT NULL,
	`has_postal_codes` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `place_names` (
	`country` text NOT NULL,
	`name` text NOT NULL,
	`place_id` text NOT NULL,
	`population` integer NOT NULL,
	`is_own` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `place_names_by_name` ON `place_names` (`country`,`name`,`population`,`is_own`,`place_id`);--> statement-breakpoint
CREATE TABLE `places` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`state_code` text NOT NULL,
	`country` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`population` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `states` (
	`country` text NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`search_name` text NOT NULL,
	`population` integer NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	PRIMARY KEY(`country`, `code`)
);
--> statement-breakpoint
CREATE TABLE `seed_versions` (
	`name` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL
);
