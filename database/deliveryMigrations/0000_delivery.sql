-- What was counted of lines. Each line has all of its rows in one of the delivery databases (domain/delivery/counting/lineHome.ts).
CREATE TABLE `delivery_hours` (
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
CREATE TABLE `delivery_totals` (
	`line_id` text NOT NULL,
	`shard` integer NOT NULL,
	`count` integer NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`line_id`, `shard`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `delivery_totals_at` ON `delivery_totals` (`at`);
--> statement-breakpoint
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
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `screen_plays` (
	`line_id` text NOT NULL,
	`at_ms` integer NOT NULL,
	`play_id` text NOT NULL,
	`screen_id` text NOT NULL,
	`version_id` text NOT NULL,
	PRIMARY KEY(`line_id`, `at_ms`, `play_id`)
);
--> statement-breakpoint
CREATE INDEX `screen_plays_age` ON `screen_plays` (`at_ms`);
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
