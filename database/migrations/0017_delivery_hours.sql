CREATE TABLE `delivery_hours` (
	`line_id` text NOT NULL,
	`kind` text NOT NULL,
	`validity` text NOT NULL,
	`hour` text NOT NULL,
	`version_id` text NOT NULL,
	`product_id` text NOT NULL,
	`format_id` text NOT NULL,
	`place` text NOT NULL,
	`shard` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`line_id`, `kind`, `validity`, `hour`, `version_id`, `product_id`, `format_id`, `place`, `shard`),
	CONSTRAINT "delivery_hours_count" CHECK("delivery_hours"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE `delivery_totals` (
	`line_id` text NOT NULL,
	`shard` integer NOT NULL,
	`count` integer NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`line_id`, `shard`)
);
--> statement-breakpoint
CREATE INDEX `delivery_totals_at` ON `delivery_totals` (`at`);