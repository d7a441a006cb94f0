CREATE TABLE `draft_comments` (
	`id` text PRIMARY KEY NOT NULL,
	`draft_id` text NOT NULL,
	`author` text NOT NULL,
	`is_owner` integer NOT NULL,
	`body` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `draft_comments_draft` ON `draft_comments` (`draft_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `draft_shares` (
	`key` text PRIMARY KEY NOT NULL,
	`draft_id` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `draft_shares_draft` ON `draft_shares` (`draft_id`);--> statement-breakpoint
CREATE INDEX `draft_shares_expiry` ON `draft_shares` (`expires_at`);--> statement-breakpoint
CREATE TABLE `draft_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`draft_id` text NOT NULL,
	`plan` text NOT NULL,
	`step_times` text NOT NULL,
	`outline` text,
	`kept_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `draft_versions_draft` ON `draft_versions` (`draft_id`,`kept_at`);--> statement-breakpoint
CREATE INDEX `draft_versions_kept` ON `draft_versions` (`kept_at`);--> statement-breakpoint
CREATE TABLE `drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`media_type` text NOT NULL,
	`plan` text NOT NULL,
	`step_times` text NOT NULL,
	`outline` text,
	`search_text` text NOT NULL,
	`revision` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text
);
--> statement-breakpoint
CREATE INDEX `drafts_account` ON `drafts` (`account_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `drafts_deleted` ON `drafts` (`deleted_at`);