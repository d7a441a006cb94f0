CREATE TABLE `released_slots` (
	`order_id` text NOT NULL,
	`cart_key` text NOT NULL,
	`screen_id` text NOT NULL,
	`week` text NOT NULL,
	PRIMARY KEY(`order_id`, `cart_key`, `screen_id`, `week`)
);
--> statement-breakpoint
ALTER TABLE `orders` ADD `slots_until` text;--> statement-breakpoint
CREATE INDEX `orders_slots_until` ON `orders` (`slots_until`);