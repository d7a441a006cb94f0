CREATE TABLE `creative_notes` (
	`id` integer PRIMARY KEY NOT NULL,
	`creative_id` text NOT NULL,
	`version_id` text,
	`at` text NOT NULL,
	`author` text NOT NULL,
	`account_id` text,
	`kind` text NOT NULL,
	`denial_class` text,
	`text` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`creative_id`) REFERENCES `creatives`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `creative_notes_creative` ON `creative_notes` (`creative_id`);--> statement-breakpoint
CREATE TABLE `creative_upload_parts` (
	`upload_id` text NOT NULL,
	`number` integer NOT NULL,
	`etag` text NOT NULL,
	`bytes` integer NOT NULL,
	PRIMARY KEY(`upload_id`, `number`),
	FOREIGN KEY (`upload_id`) REFERENCES `creative_uploads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `creative_uploads` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`line_id` text NOT NULL,
	`replaces` text,
	`file_name` text NOT NULL,
	`bytes` integer NOT NULL,
	`part_bytes` integer NOT NULL,
	`stated_sha256` text,
	`storage_key` text NOT NULL,
	`multipart_id` text NOT NULL,
	`network` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`version_id` text,
	`completed_at` text,
	FOREIGN KEY (`line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `creative_uploads_line` ON `creative_uploads` (`line_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `creative_uploads_network` ON `creative_uploads` (`network`,`created_at`);--> statement-breakpoint
CREATE INDEX `creative_uploads_expiry` ON `creative_uploads` (`expires_at`);--> statement-breakpoint
CREATE TABLE `creative_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`creative_id` text NOT NULL,
	`order_id` text NOT NULL,
	`line_id` text NOT NULL,
	`number` integer NOT NULL,
	`state` text NOT NULL,
	`file_name` text NOT NULL,
	`bytes` integer NOT NULL,
	`sha256` text NOT NULL,
	`storage_key` text NOT NULL,
	`patches` text NOT NULL,
	`format_id` text,
	`facts` text NOT NULL,
	`findings` text NOT NULL,
	`landing_page` text,
	`landing_facts` text,
	`created_at` text NOT NULL,
	`submitted_at` text,
	`decided_at` text,
	`decision_id` text,
	`decided_by` text,
	`denial_class` text,
	`decision_text` text,
	`taken_by` text,
	`taken_until` text,
	FOREIGN KEY (`creative_id`) REFERENCES `creatives`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `creative_versions_number` ON `creative_versions` (`creative_id`,`number`);--> statement-breakpoint
CREATE INDEX `creative_versions_line` ON `creative_versions` (`line_id`,`sha256`);--> statement-breakpoint
CREATE INDEX `creative_versions_state` ON `creative_versions` (`state`,`submitted_at`);--> statement-breakpoint
CREATE INDEX `creative_versions_hash` ON `creative_versions` (`sha256`);--> statement-breakpoint
CREATE INDEX `creative_versions_decided` ON `creative_versions` (`decided_at`);--> statement-breakpoint
CREATE TABLE `creatives` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`line_id` text NOT NULL,
	`title` text NOT NULL,
	`name_for_reporting` text NOT NULL,
	`weight` integer DEFAULT 1 NOT NULL,
	`schedule` text,
	`created_at` text NOT NULL,
	`removed_at` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "creatives_weight" CHECK("creatives"."weight" between 1 and 100)
);
--> statement-breakpoint
CREATE INDEX `creatives_line` ON `creatives` (`line_id`);