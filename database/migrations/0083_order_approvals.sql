CREATE TABLE `order_approvals` (
	`id` text PRIMARY KEY NOT NULL,
	`team_id` text NOT NULL,
	`requester_id` text NOT NULL,
	`session_id` text NOT NULL,
	`request_key` text NOT NULL,
	`state` text NOT NULL,
	`request` text NOT NULL,
	`note` text NOT NULL,
	`total_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`decided_at` text,
	`decided_by` text,
	`reason` text,
	`order_id` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_approvals_once` ON `order_approvals` (`requester_id`,`request_key`);--> statement-breakpoint
CREATE INDEX `order_approvals_team` ON `order_approvals` (`team_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `order_approvals_created` ON `order_approvals` (`created_at`);--> statement-breakpoint
ALTER TABLE `team_members` ADD `monthly_limit_minor` integer;--> statement-breakpoint
ALTER TABLE `teams` ADD `currency` text DEFAULT 'USD' NOT NULL;