ALTER TABLE `order_amendments` ADD `made_by` text;--> statement-breakpoint
ALTER TABLE `order_amendments` ADD `confirmed_mark` text;--> statement-breakpoint
ALTER TABLE `order_amendments` ADD `rest_ratio_ppm` integer;
