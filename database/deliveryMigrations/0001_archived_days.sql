-- Up to which hour the rows of a line are in files (domain/delivery/counting/hourFile.ts) and deleted here.
CREATE TABLE `delivery_archived_lines` (
	`line_id` text PRIMARY KEY NOT NULL,
	`until_hour` text NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
-- Totals that came after the file of their day, until a job adds them to it.
CREATE TABLE `delivery_late_hours` (
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
	PRIMARY KEY(`line_id`, `kind`, `validity`, `hour`, `version_id`, `product_id`, `format_id`, `place`, `shard`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TRIGGER `delivery_hours_late` BEFORE INSERT ON `delivery_hours`
WHEN EXISTS (SELECT 1 FROM `delivery_archived_lines` WHERE `line_id` = new.`line_id` AND `until_hour` > new.`hour`)
BEGIN
  INSERT OR IGNORE INTO `delivery_late_hours` VALUES (new.`line_id`, new.`kind`, new.`validity`, new.`hour`, new.`version_id`, new.`product_id`, new.`format_id`, new.`place`, new.`shard`, new.`count`);
  UPDATE `delivery_late_hours` SET `count` = max(`count`, new.`count`)
  WHERE `line_id` = new.`line_id` AND `kind` = new.`kind` AND `validity` = new.`validity` AND `hour` = new.`hour` AND `version_id` = new.`version_id` AND `product_id` = new.`product_id` AND `format_id` = new.`format_id` AND `place` = new.`place` AND `shard` = new.`shard`;
  SELECT RAISE(IGNORE);
END;
--> statement-breakpoint
-- Rows that go to a file leave their day closed.
DROP TRIGGER `delivery_hours_opened_by_delete`;
--> statement-breakpoint
CREATE TRIGGER `delivery_hours_opened_by_delete` AFTER DELETE ON `delivery_hours`
WHEN NOT EXISTS (SELECT 1 FROM `delivery_archived_lines` WHERE `line_id` = old.`line_id` AND `until_hour` > old.`hour`)
BEGIN
  UPDATE `delivery_closed_lines` SET `until_hour` = substr(old.`hour`, 1, 10) || 'T00'
  WHERE `line_id` = old.`line_id` AND `until_hour` > old.`hour`;
END;
