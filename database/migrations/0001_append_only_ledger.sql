-- The ledger is only ever added to.
CREATE TRIGGER `ledger_entries_no_update` BEFORE UPDATE ON `ledger_entries`
BEGIN
  SELECT RAISE(ABORT, 'ledger_entries is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entries_no_delete` BEFORE DELETE ON `ledger_entries`
BEGIN
  SELECT RAISE(ABORT, 'ledger_entries is append-only');
END;
--> statement-breakpoint
-- order_list follows orders and order_lines. The status is LEGEND_OF_STATE of domain/order/statusLegend.ts.
CREATE TRIGGER `order_list_insert` AFTER INSERT ON `order_lines`
BEGIN
  INSERT INTO `order_list` (
    `line_id`, `order_id`, `number`, `position`, `account_id`, `advertiser`, `name`, `type`, `media_type`, `state`,
    `order_state`, `status`, `currency`, `total_minor`, `sum_usd_minor`, `start_date`, `end_date`, `starts_at`,
    `ends_at`, `booked_impressions`, `delivered_impressions`, `delivery_permille`, `created_at`
  )
  SELECT
    new.`id`, o.`id`, o.`number`, new.`position`, o.`account_id`, json_extract(o.`advertiser`, '$.name'), new.`name`,
    new.`type`, new.`media_type`, new.`state`, o.`state`, '', o.`currency`,
    json_extract(new.`amounts`, '$.totalMinor'), new.`sum_usd_minor`, new.`start_date`, new.`end_date`,
    new.`starts_at`, new.`ends_at`, coalesce(json_extract(new.`impressions`, '$.mid'), 0), new.`delivered_impressions`,
    0, o.`created_at`
  FROM `orders` o WHERE o.`id` = new.`order_id`;
  UPDATE `order_list` SET
    `status` = CASE
      WHEN `state` IN ('ready', 'running', 'in_production') THEN 'active'
      WHEN `state` IN ('ended', 'stopped', 'delivered', 'cancelled') THEN 'stopped'
      ELSE 'not_running' END,
    `delivery_permille` = CASE WHEN `booked_impressions` > 0
      THEN (`delivered_impressions` * 1000) / `booked_impressions` ELSE 0 END
  WHERE `line_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `order_list_line` AFTER UPDATE ON `order_lines`
BEGIN
  UPDATE `order_list` SET
    `state` = new.`state`,
    `status` = CASE
      WHEN new.`state` IN ('ready', 'running', 'in_production') THEN 'active'
      WHEN new.`state` IN ('ended', 'stopped', 'delivered', 'cancelled') THEN 'stopped'
      ELSE 'not_running' END,
    `name` = new.`name`,
    `start_date` = new.`start_date`,
    `end_date` = new.`end_date`,
    `starts_at` = new.`starts_at`,
    `ends_at` = new.`ends_at`,
    `delivered_impressions` = new.`delivered_impressions`,
    `delivery_permille` = CASE WHEN `booked_impressions` > 0
      THEN (new.`delivered_impressions` * 1000) / `booked_impressions` ELSE 0 END
  WHERE `line_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `order_list_order` AFTER UPDATE OF `state`, `account_id` ON `orders`
BEGIN
  UPDATE `order_list` SET `order_state` = new.`state`, `account_id` = new.`account_id`
  WHERE `order_id` = new.`id`;
END;
