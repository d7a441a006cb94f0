CREATE TABLE `delivery_halts` (
	`subject` text PRIMARY KEY NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `delivery_halts_at` ON `delivery_halts` (`at`);