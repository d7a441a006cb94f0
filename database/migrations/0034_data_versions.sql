CREATE TABLE `data_versions` (
	`name` text PRIMARY KEY NOT NULL,
	`version` text NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER `products_version_insert` AFTER INSERT ON `products`
BEGIN
  DELETE FROM `data_versions` WHERE `name` = 'catalogue';
  INSERT INTO `data_versions` (`name`, `version`) VALUES ('catalogue', hex(randomblob(8)));
END;
--> statement-breakpoint
CREATE TRIGGER `products_version_update` AFTER UPDATE ON `products`
BEGIN
  DELETE FROM `data_versions` WHERE `name` = 'catalogue';
  INSERT INTO `data_versions` (`name`, `version`) VALUES ('catalogue', hex(randomblob(8)));
END;
--> statement-breakpoint
CREATE TRIGGER `products_version_delete` AFTER DELETE ON `products`
BEGIN
  DELETE FROM `data_versions` WHERE `name` = 'catalogue';
  INSERT INTO `data_versions` (`name`, `version`) VALUES ('catalogue', hex(randomblob(8)));
END;
--> statement-breakpoint
CREATE TRIGGER `screens_version_insert` AFTER INSERT ON `screens`
BEGIN
  DELETE FROM `data_versions` WHERE `name` = 'catalogue';
  INSERT INTO `data_versions` (`name`, `version`) VALUES ('catalogue', hex(randomblob(8)));
END;
--> statement-breakpoint
CREATE TRIGGER `screens_version_update` AFTER UPDATE ON `screens`
BEGIN
  DELETE FROM `data_versions` WHERE `name` = 'catalogue';
  INSERT INTO `data_versions` (`name`, `version`) VALUES ('catalogue', hex(randomblob(8)));
END;
--> statement-breakpoint
CREATE TRIGGER `screens_version_delete` AFTER DELETE ON `screens`
BEGIN
  DELETE FROM `data_versions` WHERE `name` = 'catalogue';
  INSERT INTO `data_versions` (`name`, `version`) VALUES ('catalogue', hex(randomblob(8)));
END;
--> statement-breakpoint
CREATE TRIGGER `organizations_version_insert` AFTER INSERT ON `organizations`
BEGIN
  DELETE FROM `data_versions` WHERE `name` = 'catalogue';
  INSERT INTO `data_versions` (`name`, `version`) VALUES ('catalogue', hex(randomblob(8)));
END;
--> statement-breakpoint
CREATE TRIGGER `organizations_version_update` AFTER UPDATE ON `organizations`
BEGIN
  DELETE FROM `data_versions` WHERE `name` = 'catalogue';
  INSERT INTO `data_versions` (`name`, `version`) VALUES ('catalogue', hex(randomblob(8)));
END;
--> statement-breakpoint
CREATE TRIGGER `organizations_version_delete` AFTER DELETE ON `organizations`
BEGIN
  DELETE FROM `data_versions` WHERE `name` = 'catalogue';
  INSERT INTO `data_versions` (`name`, `version`) VALUES ('catalogue', hex(randomblob(8)));
END;
--> statement-breakpoint
CREATE TRIGGER `currency_rates_version_insert` AFTER INSERT ON `currency_rates`
BEGIN
  DELETE FROM `data_versions` WHERE `name` = 'rates';
  INSERT INTO `data_versions` (`name`, `version`) VALUES ('rates', hex(randomblob(8)));
END;
--> statement-breakpoint
CREATE TRIGGER `currency_rates_version_update` AFTER UPDATE ON `currency_rates`
BEGIN
  DELETE FROM `data_versions` WHERE `name` = 'rates';
  INSERT INTO `data_versions` (`name`, `version`) VALUES ('rates', hex(randomblob(8)));
END;
--> statement-breakpoint
CREATE TRIGGER `currency_rates_version_delete` AFTER DELETE ON `currency_rates`
BEGIN
  DELETE FROM `data_versions` WHERE `name` = 'rates';
  INSERT INTO `data_versions` (`name`, `version`) VALUES ('rates', hex(randomblob(8)));
END;
