CREATE TABLE `dead_letters` (
	`id` text PRIMARY KEY NOT NULL,
	`job` text NOT NULL,
	`body` text NOT NULL,
	`attempts` integer NOT NULL,
	`last_error` text NOT NULL,
	`at` text NOT NULL,
	`closed_at` text
);
--> statement-breakpoint
CREATE INDEX `dead_letters_open` ON `dead_letters` (`closed_at`,`at`);--> statement-breakpoint
CREATE INDEX `dead_letters_job` ON `dead_letters` (`job`,`closed_at`);--> statement-breakpoint
CREATE TABLE `health_probe` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `job_runs` (
	`job` text PRIMARY KEY NOT NULL,
	`completed_for` text,
	`lease_until` text,
	`started_at` text,
	`succeeded_at` text,
	`failed_at` text,
	`last_error` text,
	`duration_ms` integer
);
--> statement-breakpoint
CREATE TABLE `ledger_day_checks` (
	`day` text PRIMARY KEY NOT NULL,
	`night` text NOT NULL,
	`checked_for` text,
	`orders` integer DEFAULT 0 NOT NULL,
	`problem_count` integer DEFAULT 0 NOT NULL,
	`problems` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `ledger_day_checks_night` ON `ledger_day_checks` (`night`,`checked_for`);--> statement-breakpoint
CREATE TABLE `operations_alerts` (
	`key` text PRIMARY KEY NOT NULL,
	`summary` text NOT NULL,
	`detail` text NOT NULL,
	`raised_at` text NOT NULL,
	`seen_at` text NOT NULL,
	`times` integer NOT NULL,
	`resolved_at` text,
	`mail_due_at` text
);
--> statement-breakpoint
CREATE INDEX `operations_alerts_resolved` ON `operations_alerts` (`resolved_at`,`raised_at`);--> statement-breakpoint
CREATE INDEX `operations_alerts_mail` ON `operations_alerts` (`mail_due_at`);