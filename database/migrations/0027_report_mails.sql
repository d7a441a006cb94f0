CREATE TABLE `report_mails` (
	`key` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`report_id` text NOT NULL,
	`rhythm` text NOT NULL,
	`zone` text NOT NULL,
	`account_id` text,
	`created_at` text NOT NULL,
	`next_at` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `report_mails_report` ON `report_mails` (`report_id`);--> statement-breakpoint
CREATE INDEX `report_mails_due` ON `report_mails` (`next_at`);