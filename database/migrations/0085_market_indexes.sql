ALTER TABLE `cells` ADD `price_index` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `cells` ADD `use_index` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `states` ADD `market` text DEFAULT '' NOT NULL;