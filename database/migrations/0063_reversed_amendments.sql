ALTER TABLE `order_amendments` ADD `line_before` text;
--> statement-breakpoint
ALTER TABLE `order_amendments` ADD `reopened_until` text;
