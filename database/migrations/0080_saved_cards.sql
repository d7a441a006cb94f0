CREATE TABLE `card_customers` (
	`id` text PRIMARY KEY NOT NULL,
	`gateway` text NOT NULL,
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`created_at` text NOT NULL,
	`ended_at` text
);
--> statement-breakpoint
CREATE INDEX `card_customers_owner` ON `card_customers` (`owner_id`);--> statement-breakpoint
CREATE INDEX `card_customers_ended` ON `card_customers` (`ended_at`);--> statement-breakpoint
CREATE TABLE `saved_cards` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`gateway` text NOT NULL,
	`customer_id` text NOT NULL,
	`gateway_card_id` text NOT NULL,
	`gateway_created_at` text NOT NULL,
	`fingerprint` text NOT NULL,
	`brand` text NOT NULL,
	`last4` text NOT NULL,
	`exp_month` integer NOT NULL,
	`exp_year` integer NOT NULL,
	`created_at` text NOT NULL,
	`default_at` text,
	`noticed_expiry` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_cards_gateway_id` ON `saved_cards` (`gateway`,`gateway_card_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `saved_cards_once` ON `saved_cards` (`owner_id`,`owner_kind`,`gateway`,`fingerprint`);--> statement-breakpoint
CREATE INDEX `saved_cards_expiry` ON `saved_cards` (`exp_year`,`exp_month`);