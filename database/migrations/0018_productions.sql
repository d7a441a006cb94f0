CREATE TABLE `production_comments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`line_id` text NOT NULL,
	`draft_number` integer NOT NULL,
	`file_id` text,
	`anchor` text,
	`at` text NOT NULL,
	`author` text NOT NULL,
	`account_id` text,
	`text` text NOT NULL,
	`done_at` text,
	FOREIGN KEY (`line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `production_comments_line` ON `production_comments` (`line_id`,`author`);--> statement-breakpoint
CREATE TABLE `production_files` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`line_id` text NOT NULL,
	`kind` text NOT NULL,
	`draft_number` integer NOT NULL,
	`file_name` text NOT NULL,
	`bytes` integer NOT NULL,
	`sha256` text NOT NULL,
	`storage_key` text NOT NULL,
	`facts` text,
	`findings` text NOT NULL,
	`format_id` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `production_files_storage` ON `production_files` (`storage_key`);--> statement-breakpoint
CREATE INDEX `production_files_line` ON `production_files` (`line_id`,`kind`,`draft_number`);--> statement-breakpoint
CREATE TABLE `productions` (
	`line_id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`briefing` text NOT NULL,
	`briefed_at` text NOT NULL,
	`maker_id` text,
	`started_at` text,
	`draft_number` integer DEFAULT 0 NOT NULL,
	`draft_sent_at` text,
	`rounds_used` integer DEFAULT 0 NOT NULL,
	`changes_asked_at` text,
	`delivered_at` text,
	FOREIGN KEY (`line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "productions_rounds" CHECK("productions"."rounds_used" >= 0)
);
--> statement-breakpoint
CREATE INDEX `productions_order` ON `productions` (`order_id`);--> statement-breakpoint
ALTER TABLE `creative_uploads` ADD `purpose` text DEFAULT 'creative' NOT NULL;