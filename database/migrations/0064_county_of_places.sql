ALTER TABLE `places` ADD `county` text DEFAULT '' NOT NULL;
