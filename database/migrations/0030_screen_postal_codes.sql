ALTER TABLE `organizations` ADD `ratecard_date` text;--> statement-breakpoint
ALTER TABLE `screens` ADD `postal_code` text;