ALTER TABLE `bank_payments` ADD `amount_minor` integer;--> statement-breakpoint
ALTER TABLE `bank_payments` ADD `paid_on` text;--> statement-breakpoint
ALTER TABLE `bank_payments` ADD `payer` text;--> statement-breakpoint
CREATE INDEX `bank_payments_last` ON `bank_payments` (`booked_at`);--> statement-breakpoint
ALTER TABLE `order_lines` ADD `agreed` text;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `used_before` text;--> statement-breakpoint
-- What an order used of a coupon that was paid for, where its claim does not say it yet: as the order says.
UPDATE `coupon_claims` SET `amount_minor` = (
  SELECT json_extract(`said`.`value`, '$.curAmount') FROM `orders`, json_each(`orders`.`discounts`) AS `said`
  WHERE `orders`.`id` = `coupon_claims`.`order_id` AND json_extract(`said`.`value`, '$.num') = `coupon_claims`.`num`
  LIMIT 1)
WHERE `amount_minor` IS NULL AND `num` IN (SELECT `num` FROM `coupons` WHERE `line_id` IS NOT NULL);
--> statement-breakpoint
-- A coupon that was paid for has a balance: orders never use more of it than it was issued for.
CREATE TRIGGER `coupon_claims_balance` BEFORE INSERT ON `coupon_claims`
  WHEN new.`amount_minor` IS NOT NULL AND EXISTS (SELECT 1 FROM `coupons` WHERE `num` = new.`num` AND `line_id` IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'coupon_claims_balance constraint failed')
  WHERE (SELECT coalesce(sum(`amount_minor`), 0) FROM `coupon_claims` WHERE `num` = new.`num`) + new.`amount_minor`
    > (SELECT `amount_minor` FROM `coupons` WHERE `num` = new.`num`);
END;
--> statement-breakpoint
CREATE TRIGGER `coupon_claims_balance_changed` BEFORE UPDATE OF `amount_minor` ON `coupon_claims`
  WHEN new.`amount_minor` IS NOT NULL AND EXISTS (SELECT 1 FROM `coupons` WHERE `num` = new.`num` AND `line_id` IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'coupon_claims_balance constraint failed')
  WHERE (SELECT coalesce(sum(`amount_minor`), 0) FROM `coupon_claims` WHERE `num` = new.`num`)
    - coalesce(old.`amount_minor`, 0) + new.`amount_minor`
    > (SELECT `amount_minor` FROM `coupons` WHERE `num` = new.`num`);
END;

--> statement-breakpoint
-- Lists follow what was agreed on since an order was placed.
DROP TRIGGER `order_list_line`;
--> statement-breakpoint
CREATE TRIGGER `order_list_line` AFTER UPDATE ON `order_lines`
BEGIN
  UPDATE `order_list` SET
    `state` = new.`state`,
    `name` = new.`name`,
    `start_date` = new.`start_date`,
    `end_date` = new.`end_date`,
    `starts_at` = new.`starts_at`,
    `ends_at` = new.`ends_at`,
    `total_minor` = coalesce(json_extract(new.`agreed`, '$.amounts.totalMinor'), json_extract(new.`amounts`, '$.totalMinor')),
    `sum_usd_minor` = coalesce(json_extract(new.`agreed`, '$.sumUsdMinor'), new.`sum_usd_minor`),
    `booked_impressions` = coalesce(json_extract(new.`impressions`, '$.mid'), 0),
    `delivered_impressions` = new.`delivered_impressions`
  WHERE `line_id` = new.`id`;
END;
--> statement-breakpoint
-- What was agreed on before now: what an unpaid order was revised to, as its last invoice says,
UPDATE `order_lines` SET `agreed` = (
  SELECT json_object('sumUsdMinor', json_extract(`said`.`value`, '$.sumUsdMinor'), 'amounts', json(json_extract(`said`.`value`, '$.amounts')))
  FROM `invoices`, json_each(`invoices`.`revision`, '$.lines') AS `said`
  WHERE `invoices`.`order_id` = `order_lines`.`order_id` AND `invoices`.`kind` = 'invoice'
    AND json_extract(`said`.`value`, '$.lineId') = `order_lines`.`id`
  ORDER BY `invoices`.`year` DESC, `invoices`.`sequence` DESC LIMIT 1)
WHERE `order_id` IN (SELECT `order_id` FROM `invoices` WHERE `revision` IS NOT NULL);
--> statement-breakpoint
-- and what was changed of paid orders: more with an invoice of its own, less with a coupon.
UPDATE `order_lines` SET `agreed` = (
  SELECT json_object(
    'sumUsdMinor', (SELECT `last`.`to_usd_minor` FROM `order_amendments` `last`
      WHERE `last`.`line_id` = `order_lines`.`id` AND `last`.`state` = 'in_force' ORDER BY `last`.`version` DESC LIMIT 1),
    'amounts', json_object(
      'subtotalMinor', `was`.`subtotal` + `more`.`net` - `more`.`less`,
      'discountMinor', `was`.`discount`,
      'netMinor', `was`.`subtotal` - `was`.`discount` + `more`.`net` - `more`.`less`,
      'taxMinor', `was`.`tax` + `more`.`tax`,
      'totalMinor', `was`.`subtotal` - `was`.`discount` + `more`.`net` - `more`.`less` + `was`.`tax` + `more`.`tax`))
  FROM (SELECT
      json_extract(coalesce(`order_lines`.`agreed` ->> '$.amounts', `order_lines`.`amounts`), '$.subtotalMinor') AS `subtotal`,
      json_extract(coalesce(`order_lines`.`agreed` ->> '$.amounts', `order_lines`.`amounts`), '$.discountMinor') AS `discount`,
      json_extract(coalesce(`order_lines`.`agreed` ->> '$.amounts', `order_lines`.`amounts`), '$.taxMinor') AS `tax`) AS `was`,
    (SELECT
      coalesce(sum(json_extract(`a`.`extra`, '$.amounts.netMinor')), 0) AS `net`,
      coalesce(sum(json_extract(`a`.`extra`, '$.amounts.taxMinor')), 0) AS `tax`,
      coalesce(sum(round(`a`.`coupon_usd_minor` * `o`.`per_usd_micros` / 1000000.0)), 0) AS `less`
      FROM `order_amendments` `a` JOIN `orders` `o` ON `o`.`id` = `a`.`order_id`
      WHERE `a`.`line_id` = `order_lines`.`id` AND `a`.`state` = 'in_force') AS `more`)
WHERE `id` IN (SELECT `line_id` FROM `order_amendments` WHERE `state` = 'in_force'
  AND (`extra` IS NOT NULL OR `coupon_usd_minor` > 0));
--> statement-breakpoint
-- Lists that were not told of what a change booked.
UPDATE `order_lines` SET `name` = `name` WHERE `id` IN (SELECT `line_id` FROM `order_amendments` WHERE `state` = 'in_force');
