CREATE TABLE `order_amendments` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`line_id` text NOT NULL,
	`version` integer NOT NULL,
	`state` text NOT NULL,
	`from_plan` text NOT NULL,
	`to_plan` text NOT NULL,
	`impressions` text NOT NULL,
	`rows` text NOT NULL,
	`from_usd_minor` integer NOT NULL,
	`to_usd_minor` integer NOT NULL,
	`coupon_usd_minor` integer NOT NULL,
	`coupon_num` text,
	`extra` text,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`answered_at` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_amendments_version` ON `order_amendments` (`line_id`,`version`);--> statement-breakpoint
CREATE INDEX `order_amendments_order` ON `order_amendments` (`order_id`);--> statement-breakpoint
CREATE INDEX `order_amendments_state` ON `order_amendments` (`state`,`expires_at`);--> statement-breakpoint
DROP INDEX `coupons_line`;--> statement-breakpoint
ALTER TABLE `coupons` ADD `amendment_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `coupons_amendment` ON `coupons` (`amendment_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `coupons_line` ON `coupons` (`line_id`) WHERE "coupons"."amendment_id" is null;--> statement-breakpoint
DROP INDEX `invoices_order`;--> statement-breakpoint
ALTER TABLE `invoices` ADD `amendment_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_amendment` ON `invoices` (`amendment_id`) WHERE "invoices"."corrects_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_order` ON `invoices` (`order_id`) WHERE "invoices"."corrects_id" is null and "invoices"."amendment_id" is null;