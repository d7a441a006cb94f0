CREATE TABLE `brand_kits` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`owner_kind` text NOT NULL,
	`kit` text,
	`logo` text,
	`picture` text,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `brand_kits_owner_id_unique` ON `brand_kits` (`owner_id`);--> statement-breakpoint
CREATE INDEX `brand_kits_kind` ON `brand_kits` (`owner_kind`,`updated_at`);