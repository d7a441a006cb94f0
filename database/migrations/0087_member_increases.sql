CREATE TABLE `member_increases` (
	`amendment_id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `member_increases_account` ON `member_increases` (`account_id`,`at`);