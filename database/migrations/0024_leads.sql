CREATE TABLE `lead_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`lead_id` text NOT NULL,
	`at` text NOT NULL,
	`account_id` text NOT NULL,
	`event` text NOT NULL,
	`note` text NOT NULL,
	`from_state` text NOT NULL,
	`to_state` text NOT NULL,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lead_entries_lead` ON `lead_entries` (`lead_id`,`at`);--> statement-breakpoint
CREATE TABLE `lead_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`request_key` text NOT NULL,
	`lead_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`company` text NOT NULL,
	`phone` text NOT NULL,
	`phone_key` text NOT NULL,
	`email` text,
	`message` text NOT NULL,
	`country` text,
	`session_id` text,
	`account_id` text,
	`told_at` text,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lead_requests_request_key_unique` ON `lead_requests` (`request_key`);--> statement-breakpoint
CREATE INDEX `lead_requests_lead` ON `lead_requests` (`lead_id`,`at`);--> statement-breakpoint
CREATE INDEX `lead_requests_phone` ON `lead_requests` (`phone_key`);--> statement-breakpoint
CREATE INDEX `lead_requests_email` ON `lead_requests` (`email`);--> statement-breakpoint
CREATE INDEX `lead_requests_session` ON `lead_requests` (`session_id`);--> statement-breakpoint
CREATE INDEX `lead_requests_account` ON `lead_requests` (`account_id`);--> statement-breakpoint
CREATE INDEX `lead_requests_told` ON `lead_requests` (`told_at`);--> statement-breakpoint
CREATE TABLE `leads` (
	`id` text PRIMARY KEY NOT NULL,
	`desk` text NOT NULL,
	`state` text NOT NULL,
	`due_at` text,
	`owner_id` text,
	`next_step` text DEFAULT '' NOT NULL,
	`next_step_on` text,
	`outcome` text,
	`created_at` text NOT NULL,
	`last_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `leads_due` ON `leads` (`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `leads_last` ON `leads` (`last_at`);