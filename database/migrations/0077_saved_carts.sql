CREATE TABLE `saved_carts` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`items` text NOT NULL,
	`seen` text NOT NULL,
	`sum_usd_minor` integer NOT NULL,
	`saved_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `saved_carts_account` ON `saved_carts` (`account_id`,`saved_at`);
