-- The status and the delivery of order_list become columns of their own rule; the triggers write the rest.
DROP TRIGGER `order_list_insert`;
--> statement-breakpoint
DROP TRIGGER `order_list_line`;
--> statement-breakpoint
DROP TRIGGER `order_list_order`;
--> statement-breakpoint
DROP INDEX `order_list_status`;
--> statement-breakpoint
DROP INDEX `order_list_delivery`;
--> statement-breakpoint
ALTER TABLE `order_list` DROP COLUMN `status`;
--> statement-breakpoint
ALTER TABLE `order_list` ADD `status` text GENERATED ALWAYS AS (case
  when state in ('ended', 'stopped', 'delivered', 'cancelled') then 'stopped'
  when order_state in ('awaiting_payment', 'awaiting_invoice_payment') then 'not_running'
  when state in ('ready', 'running', 'in_production') then 'active'
  else 'not_running' end) VIRTUAL NOT NULL;
--> statement-breakpoint
ALTER TABLE `order_list` DROP COLUMN `delivery_permille`;
--> statement-breakpoint
ALTER TABLE `order_list` ADD `delivery_permille` integer GENERATED ALWAYS AS (case
  when booked_impressions > 0 then (delivered_impressions * 1000) / booked_impressions
  else 0 end) VIRTUAL NOT NULL;
--> statement-breakpoint
CREATE INDEX `order_list_status` ON `order_list` (`account_id`,`status`,`number`,"position" desc);
--> statement-breakpoint
CREATE INDEX `order_list_delivery` ON `order_list` (`account_id`,`delivery_permille`,`number`,"position" desc);
--> statement-breakpoint
-- order_list follows orders and order_lines.
CREATE TRIGGER `order_list_insert` AFTER INSERT ON `order_lines`
BEGIN
  INSERT INTO `order_list` (
    `line_id`, `order_id`, `number`, `position`, `account_id`, `advertiser`, `name`, `type`, `media_type`, `state`,
    `order_state`, `currency`, `total_minor`, `sum_usd_minor`, `start_date`, `end_date`, `starts_at`,
    `ends_at`, `booked_impressions`, `delivered_impressions`, `created_at`
  )
  SELECT
    new.`id`, o.`id`, o.`number`, new.`position`, o.`account_id`, json_extract(o.`advertiser`, '$.name'), new.`name`,
    new.`type`, new.`media_type`, new.`state`, o.`state`, o.`currency`,
    json_extract(new.`amounts`, '$.totalMinor'), new.`sum_usd_minor`, new.`start_date`, new.`end_date`,
    new.`starts_at`, new.`ends_at`, coalesce(json_extract(new.`impressions`, '$.mid'), 0), new.`delivered_impressions`,
    o.`created_at`
  FROM `orders` o WHERE o.`id` = new.`order_id`;
END;
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
    `delivered_impressions` = new.`delivered_impressions`
  WHERE `line_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `order_list_order` AFTER UPDATE OF `state`, `account_id` ON `orders`
BEGIN
  UPDATE `order_list` SET `order_state` = new.`state`, `account_id` = new.`account_id`
  WHERE `order_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `order_list_delete` AFTER DELETE ON `order_lines`
BEGIN
  DELETE FROM `order_list` WHERE `line_id` = old.`id`;
END;
