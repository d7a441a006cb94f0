CREATE TABLE `coupon_series` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`codes` integer NOT NULL,
	`scope` text NOT NULL,
	`is_one_per_buyer` integer NOT NULL,
	`amount_minor` integer NOT NULL,
	`percent` integer,
	`media` text NOT NULL,
	`minimum_minor` integer NOT NULL,
	`starts_at` text,
	`expires_at` text,
	`budget_minor` integer,
	`spent_minor` integer DEFAULT 0 NOT NULL,
	`uses` integer DEFAULT 0 NOT NULL,
	`off_at` text,
	`created_at` text NOT NULL,
	CONSTRAINT "coupon_series_budget" CHECK("coupon_series"."spent_minor" <= coalesce("coupon_series"."budget_minor", "coupon_series"."spent_minor"))
);
--> statement-breakpoint
CREATE INDEX `coupon_series_created` ON `coupon_series` (`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `coupon_claims` ADD `amount_minor` integer;--> statement-breakpoint
ALTER TABLE `coupons` ADD `series_id` text;--> statement-breakpoint
CREATE INDEX `coupons_series` ON `coupons` (`series_id`,`num`);--> statement-breakpoint
-- What the coupons of a series took off follows their claims; its check refuses a claim beyond the budget.
CREATE TRIGGER `coupon_series_claimed` AFTER INSERT ON `coupon_claims` WHEN new.`amount_minor` IS NOT NULL
BEGIN
  UPDATE `coupon_series` SET `spent_minor` = `spent_minor` + new.`amount_minor`, `uses` = `uses` + 1
  WHERE `id` = (SELECT `series_id` FROM `coupons` WHERE `num` = new.`num`);
END;
--> statement-breakpoint
CREATE TRIGGER `coupon_series_returned` AFTER DELETE ON `coupon_claims` WHEN old.`amount_minor` IS NOT NULL
BEGIN
  UPDATE `coupon_series` SET `spent_minor` = `spent_minor` - old.`amount_minor`, `uses` = `uses` - 1
  WHERE `id` = (SELECT `series_id` FROM `coupons` WHERE `num` = old.`num`);
END;
