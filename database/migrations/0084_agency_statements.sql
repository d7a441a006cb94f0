CREATE TABLE `agency_statements` (
	`id` text PRIMARY KEY NOT NULL,
	`team_id` text NOT NULL,
	`month` text NOT NULL,
	`document` text NOT NULL,
	`issued_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `agency_statements_month` ON `agency_statements` (`team_id`,`month`);--> statement-breakpoint
CREATE TABLE `client_terms` (
	`id` text PRIMARY KEY NOT NULL,
	`team_id` text NOT NULL,
	`client_id` text NOT NULL,
	`commission_permille` integer NOT NULL,
	`since` text NOT NULL,
	`proposed_at` text NOT NULL,
	`accepted_at` text,
	`accepted_by` text
);
--> statement-breakpoint
CREATE INDEX `client_terms_team` ON `client_terms` (`team_id`,`client_id`);