CREATE TABLE `second_factor_resets` (
	`account_id` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`asked_by` text NOT NULL,
	`reason` text NOT NULL,
	`asked_at` text NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `accounts_created` ON `accounts` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `accounts_type_created` ON `accounts` (`type`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `accounts_name` ON `accounts` ("name" collate nocase);--> statement-breakpoint
CREATE INDEX `accounts_last_name` ON `accounts` ("last_name" collate nocase);--> statement-breakpoint
CREATE INDEX `accounts_company` ON `accounts` ("company_name" collate nocase);