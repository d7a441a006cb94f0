CREATE TABLE `organizations` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`country` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `products` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`media_type` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`country` text NOT NULL,
	`topic` text NOT NULL,
	`format_ids` text NOT NULL,
	`ratecard_cpm_minor` integer NOT NULL,
	`base_cpm_minor` integer NOT NULL,
	`min_spend_minor` integer NOT NULL,
	`lead_time_days` integer NOT NULL,
	`weekly_impressions` integer NOT NULL,
	`premium` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `products_medium_country` ON `products` (`media_type`,`country`);--> statement-breakpoint
CREATE TABLE `screens` (
	`product_id` text PRIMARY KEY NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`city` text NOT NULL,
	`state_code` text NOT NULL,
	`venue_type` text NOT NULL,
	`orientation` text NOT NULL,
	`illuminated` integer NOT NULL,
	`loop_slots` integer NOT NULL,
	`slot_seconds` integer NOT NULL,
	`plays_per_day_per_slot` integer NOT NULL,
	`accepts_video` integer NOT NULL
);
--> statement-breakpoint
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
