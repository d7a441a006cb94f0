PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_visitor_logins` (
	`session_id` text NOT NULL,
	`account_id` text NOT NULL,
	`account_session_id` text NOT NULL,
	`noted_at` text NOT NULL,
	`ended_at` text,
	PRIMARY KEY(`session_id`, `account_id`)
);
--> statement-breakpoint
INSERT INTO `__new_visitor_logins`("session_id", "account_id", "account_session_id", "noted_at", "ended_at") SELECT "session_id", "account_id", "account_session_id", "noted_at", NULL FROM `visitor_logins`;--> statement-breakpoint
DROP TABLE `visitor_logins`;--> statement-breakpoint
ALTER TABLE `__new_visitor_logins` RENAME TO `visitor_logins`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `visitor_logins_account` ON `visitor_logins` (`account_id`);