CREATE TABLE `rate_cards` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`valid_from` text NOT NULL,
	`base_cpm_minor` integer NOT NULL,
	`ratecard_cpm_minor` integer NOT NULL,
	`account_id` text NOT NULL,
	`reason` text NOT NULL,
	`applied_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rate_cards_product` ON `rate_cards` (`product_id`,`valid_from`);--> statement-breakpoint
CREATE INDEX `rate_cards_due` ON `rate_cards` (`applied_at`,`valid_from`);--> statement-breakpoint
CREATE INDEX `products_name` ON `products` (`name`,`id`);--> statement-breakpoint
CREATE INDEX `products_medium_name` ON `products` (`media_type`,`name`,`id`);