ALTER TABLE `coupon_claims` ADD `series_id` text;--> statement-breakpoint
UPDATE `coupon_claims` SET `series_id` = (SELECT `series_id` FROM `coupons` WHERE `coupons`.`num` = `coupon_claims`.`num`);--> statement-breakpoint
CREATE INDEX `coupon_claims_series` ON `coupon_claims` (`series_id`,`num`) WHERE "coupon_claims"."series_id" is not null;--> statement-breakpoint
CREATE INDEX `coupon_claims_series_last` ON `coupon_claims` (`series_id`,`claimed_at`) WHERE "coupon_claims"."series_id" is not null;