CREATE TABLE `network_usage` (
	`network` text NOT NULL,
	`day` text NOT NULL,
	`events` integer NOT NULL,
	`messages` integer NOT NULL,
	`bytes` integer NOT NULL,
	PRIMARY KEY(`day`, `network`)
);
