CREATE TABLE `desk_audit` (
	`id` text PRIMARY KEY NOT NULL,
	`at` text NOT NULL,
	`account_id` text,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`event` text NOT NULL,
	`reason` text NOT NULL,
	`before` text,
	`after` text
);
--> statement-breakpoint
CREATE INDEX `desk_audit_subject` ON `desk_audit` (`subject_id`,`at`);--> statement-breakpoint
CREATE INDEX `desk_audit_at` ON `desk_audit` (`at`);--> statement-breakpoint
CREATE INDEX `accounts_role` ON `accounts` (`role`,`email`);