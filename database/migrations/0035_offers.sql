CREATE TABLE `offer_acceptances` (
	`offer_id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`order_id` text NOT NULL,
	`accepted_at` text NOT NULL,
	FOREIGN KEY (`offer_id`) REFERENCES `offers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `offer_acceptances_order_id_unique` ON `offer_acceptances` (`order_id`);--> statement-breakpoint
CREATE TABLE `offer_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`offer_id` text NOT NULL,
	`at` text NOT NULL,
	`account_id` text,
	`event` text NOT NULL,
	`version` integer NOT NULL,
	`note` text NOT NULL,
	FOREIGN KEY (`offer_id`) REFERENCES `offers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `offer_entries_offer` ON `offer_entries` (`offer_id`,`at`);--> statement-breakpoint
CREATE TABLE `offer_versions` (
	`offer_id` text NOT NULL,
	`version` integer NOT NULL,
	`content` text NOT NULL,
	`last_day` text NOT NULL,
	`expires_at` text NOT NULL,
	`reason` text NOT NULL,
	`account_id` text,
	`created_at` text NOT NULL,
	PRIMARY KEY(`offer_id`, `version`),
	FOREIGN KEY (`offer_id`) REFERENCES `offers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `offers` (
	`id` text PRIMARY KEY NOT NULL,
	`access_key` text NOT NULL,
	`year` integer NOT NULL,
	`sequence` integer NOT NULL,
	`request_key` text NOT NULL,
	`state` text NOT NULL,
	`version` integer NOT NULL,
	`desk` text NOT NULL,
	`phone` text NOT NULL,
	`email` text NOT NULL,
	`advertiser` text NOT NULL,
	`agency` text NOT NULL,
	`country` text NOT NULL,
	`region` text NOT NULL,
	`time_zone` text NOT NULL,
	`session_id` text NOT NULL,
	`account_id` text,
	`owner_id` text,
	`next_step` text DEFAULT '' NOT NULL,
	`next_step_on` text,
	`net_minor` integer NOT NULL,
	`total_minor` integer NOT NULL,
	`last_day` text NOT NULL,
	`expires_at` text NOT NULL,
	`held_until` text,
	`created_at` text NOT NULL,
	`last_at` text NOT NULL,
	`answered_at` text,
	`opened_at` text,
	`open_count` integer DEFAULT 0 NOT NULL,
	`downloaded_at` text,
	`download_count` integer DEFAULT 0 NOT NULL,
	`reminded_at` text,
	`lost_reason` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `offers_access_key_unique` ON `offers` (`access_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `offers_request_key_unique` ON `offers` (`request_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `offers_number` ON `offers` (`year`,`sequence`);--> statement-breakpoint
CREATE INDEX `offers_state` ON `offers` (`state`,`expires_at`);--> statement-breakpoint
CREATE INDEX `offers_last` ON `offers` (`last_at`);--> statement-breakpoint
CREATE INDEX `offers_email` ON `offers` (`email`);--> statement-breakpoint
CREATE INDEX `offers_session` ON `offers` (`session_id`);--> statement-breakpoint
CREATE INDEX `offers_account` ON `offers` (`account_id`);--> statement-breakpoint
ALTER TABLE `orders` ADD `offer` text;