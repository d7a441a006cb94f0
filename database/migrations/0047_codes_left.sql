DROP INDEX `coupon_series_current`;--> statement-breakpoint
ALTER TABLE `coupon_series` ADD `left_codes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `coupons` ADD `uses` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `coupons` SET `uses` = (SELECT count(`amount_minor`) FROM `coupon_claims` WHERE `coupon_claims`.`num` = `coupons`.`num`) WHERE `series_id` IS NOT NULL;--> statement-breakpoint
UPDATE `coupon_series` SET `left_codes` = (SELECT count(*) FROM `coupons` WHERE `series_id` = `coupon_series`.`id` AND `off_at` IS NULL AND (`scope` = 'once_per_buyer' OR `uses` = 0));--> statement-breakpoint
CREATE INDEX `coupon_series_current` ON `coupon_series` ((coalesce(spent_minor >= budget_minor, 0) or left_codes <= 0),coalesce(expires_at, '~'),`id`) WHERE off_at is null;--> statement-breakpoint
CREATE INDEX `coupons_series_used` ON `coupons` (`series_id`,(uses > 0),`num`);--> statement-breakpoint
-- Orders that used a code are counted by its claims, and codes that are left by their codes.
DROP TRIGGER `coupon_series_claimed`;--> statement-breakpoint
CREATE TRIGGER `coupon_series_claimed` AFTER INSERT ON `coupon_claims` WHEN new.`amount_minor` IS NOT NULL
BEGIN
  UPDATE `coupon_series` SET `spent_minor` = `spent_minor` + new.`amount_minor`, `uses` = `uses` + 1
  WHERE `id` = (SELECT `series_id` FROM `coupons` WHERE `num` = new.`num`);
  UPDATE `coupons` SET `uses` = `uses` + 1 WHERE `num` = new.`num` AND `series_id` IS NOT NULL;
END;
--> statement-breakpoint
DROP TRIGGER `coupon_series_returned`;--> statement-breakpoint
CREATE TRIGGER `coupon_series_returned` AFTER DELETE ON `coupon_claims` WHEN old.`amount_minor` IS NOT NULL
BEGIN
  UPDATE `coupon_series` SET `spent_minor` = `spent_minor` - old.`amount_minor`, `uses` = `uses` - 1
  WHERE `id` = (SELECT `series_id` FROM `coupons` WHERE `num` = old.`num`);
  UPDATE `coupons` SET `uses` = `uses` - 1 WHERE `num` = old.`num` AND `series_id` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `coupon_series_left` AFTER UPDATE OF `off_at`, `uses` ON `coupons` WHEN new.`series_id` IS NOT NULL
BEGIN
  UPDATE `coupon_series` SET `left_codes` = `left_codes`
    + (new.`off_at` IS NULL AND (new.`scope` = 'once_per_buyer' OR new.`uses` = 0))
    - (old.`off_at` IS NULL AND (old.`scope` = 'once_per_buyer' OR old.`uses` = 0))
  WHERE `id` = new.`series_id`;
END;
--> statement-breakpoint
-- A gift that a change of an unpaid order makes smaller takes less of the budget.
CREATE TRIGGER `coupon_series_lessened` AFTER UPDATE OF `amount_minor` ON `coupon_claims`
  WHEN new.`amount_minor` IS NOT NULL AND old.`amount_minor` IS NOT NULL
BEGIN
  UPDATE `coupon_series` SET `spent_minor` = `spent_minor` + new.`amount_minor` - old.`amount_minor`
  WHERE `id` = (SELECT `series_id` FROM `coupons` WHERE `num` = new.`num`);
END;
--> statement-breakpoint
-- What was changed before: as the last invoice of the order says.
UPDATE `coupon_claims` SET `amount_minor` = (
  SELECT json_extract(`said`.`value`, '$.curAmount') FROM `invoices`, json_each(`invoices`.`revision`, '$.discounts') AS `said`
  WHERE `invoices`.`order_id` = `coupon_claims`.`order_id` AND `invoices`.`kind` = 'invoice'
    AND json_extract(`said`.`value`, '$.num') = `coupon_claims`.`num`
  ORDER BY `invoices`.`year` DESC, `invoices`.`sequence` DESC LIMIT 1)
WHERE `amount_minor` IS NOT NULL AND EXISTS (
  SELECT 1 FROM `invoices`, json_each(`invoices`.`revision`, '$.discounts') AS `said`
  WHERE `invoices`.`order_id` = `coupon_claims`.`order_id` AND `invoices`.`kind` = 'invoice'
    AND json_extract(`said`.`value`, '$.num') = `coupon_claims`.`num`);--> statement-breakpoint
DROP INDEX `coupon_claims_series`;--> statement-breakpoint
ALTER TABLE `payments` ADD `amendment_id` text REFERENCES order_amendments(id);--> statement-breakpoint
DROP INDEX `payments_one_live`;--> statement-breakpoint
CREATE UNIQUE INDEX `payments_one_live` ON `payments` (`order_id`) WHERE "payments"."state" in ('open', 'challenge', 'declined') and "payments"."amendment_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX `payments_one_live_amendment` ON `payments` (`amendment_id`) WHERE "payments"."state" in ('open', 'challenge', 'declined');
