CREATE TABLE `chat_transcripts` (
	`id` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`seq` integer,
	`kind` text NOT NULL,
	`text` text NOT NULL,
	`sender_name` text NOT NULL,
	`desk` text NOT NULL,
	`account_id` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `chat_transcripts_session` ON `chat_transcripts` (`session_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `chat_transcripts_created` ON `chat_transcripts` (`created_at`);--> statement-breakpoint
CREATE INDEX `chat_transcripts_account` ON `chat_transcripts` (`account_id`);--> statement-breakpoint
CREATE TABLE `logged_events` (
	`id` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`account_id` text,
	`event_type` text NOT NULL,
	`event_id` integer,
	`details` text,
	`timestamp` text NOT NULL,
	`timezone` text NOT NULL,
	`url` text NOT NULL,
	`path` text NOT NULL,
	`user_agent` text NOT NULL,
	`referrer` text NOT NULL,
	`received_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `logged_events_received` ON `logged_events` (`received_at`);--> statement-breakpoint
CREATE INDEX `logged_events_type` ON `logged_events` (`event_type`,`received_at`);--> statement-breakpoint
CREATE INDEX `logged_events_session` ON `logged_events` (`session_id`,`received_at`);--> statement-breakpoint
CREATE INDEX `logged_events_account` ON `logged_events` (`account_id`);--> statement-breakpoint
CREATE TABLE `visitor_logins` (
	`session_id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`account_session_id` text NOT NULL,
	`noted_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `visitor_logins_account` ON `visitor_logins` (`account_id`);