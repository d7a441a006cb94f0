CREATE TABLE `order_labels` (
	`account_id` text NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`account_id`, `order_id`, `kind`, `name`)
);
--> statement-breakpoint
CREATE INDEX `order_labels_name` ON `order_labels` (`account_id`,`kind`,`name`);
