CREATE TABLE `delivery_closed_days` (
	`line_id` text NOT NULL,
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`version_id` text NOT NULL,
	`product_id` text NOT NULL,
	`format_id` text NOT NULL,
	`place` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`line_id`, `day`, `kind`, `version_id`, `product_id`, `format_id`, `place`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `delivery_closed_hours` (
	`line_id` text NOT NULL,
	`hour` text NOT NULL,
	`kind` text NOT NULL,
	`validity` text NOT NULL,
	`product_id` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`line_id`, `hour`, `kind`, `validity`, `product_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `delivery_closed_lines` (
	`line_id` text PRIMARY KEY NOT NULL,
	`until_hour` text NOT NULL
);
--> statement-breakpoint
-- One row for each total instead of two, its key being the table.
CREATE TABLE `delivery_hours_by_key` (
	`line_id` text NOT NULL,
	`kind` text NOT NULL,
	`validity` text NOT NULL,
	`hour` text NOT NULL,
	`version_id` text NOT NULL,
	`product_id` text NOT NULL,
	`format_id` text NOT NULL,
	`place` text NOT NULL,
	`shard` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`line_id`, `kind`, `validity`, `hour`, `version_id`, `product_id`, `format_id`, `place`, `shard`),
	CONSTRAINT "delivery_hours_count" CHECK(`count` >= 0)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `delivery_hours_by_key` SELECT `line_id`, `kind`, `validity`, `hour`, `version_id`, `product_id`, `format_id`, `place`, `shard`, `count` FROM `delivery_hours`;
--> statement-breakpoint
DROP TABLE `delivery_hours`;
--> statement-breakpoint
ALTER TABLE `delivery_hours_by_key` RENAME TO `delivery_hours`;
--> statement-breakpoint
-- Whatever changes a closed hour opens its day again, so that nothing read of closed days can differ from the rollups.
CREATE TRIGGER `delivery_hours_opened_by_insert` AFTER INSERT ON `delivery_hours`
BEGIN
  UPDATE `delivery_closed_lines` SET `until_hour` = substr(new.`hour`, 1, 10) || 'T00'
  WHERE `line_id` = new.`line_id` AND `until_hour` > new.`hour`;
END;
--> statement-breakpoint
CREATE TRIGGER `delivery_hours_opened_by_update` AFTER UPDATE ON `delivery_hours` WHEN new.`count` <> old.`count`
BEGIN
  UPDATE `delivery_closed_lines` SET `until_hour` = substr(new.`hour`, 1, 10) || 'T00'
  WHERE `line_id` = new.`line_id` AND `until_hour` > new.`hour`;
END;
--> statement-breakpoint
CREATE TRIGGER `delivery_hours_opened_by_delete` AFTER DELETE ON `delivery_hours`
BEGIN
  UPDATE `delivery_closed_lines` SET `until_hour` = substr(old.`hour`, 1, 10) || 'T00'
  WHERE `line_id` = old.`line_id` AND `until_hour` > old.`hour`;
END;
