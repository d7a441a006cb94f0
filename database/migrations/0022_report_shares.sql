CREATE TABLE `report_shares` (
	`key` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`report_id` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `report_shares_report` ON `report_shares` (`report_id`);--> statement-breakpoint
CREATE INDEX `report_shares_expiry` ON `report_shares` (`expires_at`);