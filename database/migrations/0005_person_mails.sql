-- Codes that open by mail; the outbox takes mails to persons too, so its order becomes optional. Nothing refers to it.
CREATE TABLE `mailed_codes` (
	`order_id` text NOT NULL,
	`recipient` text NOT NULL,
	`code_hash` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`expires_at` text NOT NULL,
	PRIMARY KEY(`order_id`, `recipient`)
);
--> statement-breakpoint
CREATE TABLE `__new_mail_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`order_id` text,
	`subject` text,
	`account_id` text,
	`recipient` text,
	`facts` text,
	`created_at` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` text NOT NULL,
	`sent_at` text,
	`last_error` text
);
--> statement-breakpoint
INSERT INTO `__new_mail_outbox`("id", "kind", "order_id", "subject", "created_at", "attempts", "due_at", "sent_at", "last_error") SELECT "id", "kind", "order_id", "subject", "created_at", "attempts", "due_at", "sent_at", "last_error" FROM `mail_outbox`;--> statement-breakpoint
DROP TABLE `mail_outbox`;--> statement-breakpoint
ALTER TABLE `__new_mail_outbox` RENAME TO `mail_outbox`;--> statement-breakpoint
CREATE INDEX `mail_outbox_due` ON `mail_outbox` (`sent_at`,`due_at`);--> statement-breakpoint
CREATE INDEX `mail_outbox_account` ON `mail_outbox` (`account_id`);
