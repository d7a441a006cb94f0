CREATE TABLE `standing_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`account_id` text NOT NULL,
	`team_id` text,
	`state` text NOT NULL,
	`day` integer NOT NULL,
	`max_total_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`ends_on` text,
	`card_id` text,
	`consent_version` integer NOT NULL,
	`consent_text` text NOT NULL,
	`consented_at` text NOT NULL,
	`setup_id` text,
	`next_on` text NOT NULL,
	`failed_charges` integer DEFAULT 0 NOT NULL,
	`ended_at` text,
	`reason` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `standing_orders_open` ON `standing_orders` (`order_id`) WHERE "standing_orders"."state" <> 'ended';--> statement-breakpoint
CREATE INDEX `standing_orders_account` ON `standing_orders` (`account_id`);--> statement-breakpoint
CREATE INDEX `standing_orders_next` ON `standing_orders` (`state`,`next_on`);--> statement-breakpoint
CREATE TABLE `standing_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`standing_id` text NOT NULL,
	`month` text NOT NULL,
	`order_on` text NOT NULL,
	`state` text NOT NULL,
	`items` text NOT NULL,
	`notes` text NOT NULL,
	`total_minor` integer NOT NULL,
	`announced_at` text NOT NULL,
	`reason` text,
	`order_id` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `standing_runs_once` ON `standing_runs` (`standing_id`,`month`);--> statement-breakpoint
CREATE INDEX `standing_runs_due` ON `standing_runs` (`state`,`order_on`);