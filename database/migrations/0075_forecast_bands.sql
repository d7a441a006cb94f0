CREATE TABLE `forecast_bands` (
	`media_type` text NOT NULL,
	`market` text NOT NULL,
	`campaigns` integer NOT NULL,
	`bias` real NOT NULL,
	`low` real NOT NULL,
	`high` real NOT NULL,
	`measured_at` text NOT NULL,
	PRIMARY KEY(`media_type`, `market`)
);
--> statement-breakpoint
CREATE TABLE `forecast_outcomes` (
	`line_id` text PRIMARY KEY NOT NULL,
	`media_type` text NOT NULL,
	`market` text NOT NULL,
	`forecast` integer NOT NULL,
	`delivered` integer NOT NULL,
	`error` real NOT NULL,
	`ended_at` text NOT NULL,
	FOREIGN KEY (`line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `forecast_outcomes_medium` ON `forecast_outcomes` (`media_type`,`ended_at`);--> statement-breakpoint
CREATE INDEX `forecast_outcomes_error` ON `forecast_outcomes` (`error`);
--> statement-breakpoint
CREATE TRIGGER `forecast_bands_version_insert` AFTER INSERT ON `forecast_bands`
BEGIN
  DELETE FROM `data_versions` WHERE `name` = 'catalogue';
  INSERT INTO `data_versions` (`name`, `version`) VALUES ('catalogue', hex(randomblob(8)));
END;
--> statement-breakpoint
CREATE TRIGGER `forecast_bands_version_delete` AFTER DELETE ON `forecast_bands`
BEGIN
  DELETE FROM `data_versions` WHERE `name` = 'catalogue';
  INSERT INTO `data_versions` (`name`, `version`) VALUES ('catalogue', hex(randomblob(8)));
END;
