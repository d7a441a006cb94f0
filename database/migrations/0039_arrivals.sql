ALTER TABLE `lead_requests` ADD `arrival` text;--> statement-breakpoint
ALTER TABLE `offers` ADD `arrival` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `arrival` text;