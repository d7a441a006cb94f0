CREATE TABLE `coupon_returns` (
	`num` text NOT NULL,
	`order_id` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`returned_at` text NOT NULL,
	PRIMARY KEY(`num`, `order_id`)
);
--> statement-breakpoint
CREATE INDEX `coupon_returns_last` ON `coupon_returns` (`returned_at`,`num`,`order_id`);--> statement-breakpoint
CREATE INDEX `coupon_returns_order` ON `coupon_returns` (`order_id`);--> statement-breakpoint
ALTER TABLE `coupons` ADD `off_at` text;--> statement-breakpoint
CREATE INDEX `coupons_series_off` ON `coupons` (`series_id`,`num`) WHERE "coupons"."off_at" is not null;--> statement-breakpoint
CREATE INDEX `coupons_of_campaigns` ON `coupons` (`created_at`,`num`) WHERE "coupons"."order_id" is not null;