CREATE TABLE `desk_audit_people` (
	`account_id` text NOT NULL,
	`at` text NOT NULL,
	`audit_id` text NOT NULL,
	PRIMARY KEY(`account_id`, `at`, `audit_id`)
);
--> statement-breakpoint
CREATE TRIGGER `desk_audit_people_insert` AFTER INSERT ON `desk_audit`
WHEN new.`account_id` IS NOT NULL
BEGIN
  INSERT INTO `desk_audit_people` (`account_id`, `at`, `audit_id`) VALUES (new.`account_id`, new.`at`, new.`id`)
  ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TABLE `marked_requests` (
	`request_id` text PRIMARY KEY NOT NULL,
	`lead_id` text NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `lead_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `marked_requests_lead` ON `marked_requests` (`lead_id`);
--> statement-breakpoint
CREATE TABLE `order_owners` (
	`order_id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`assigned_at` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_owners_account` ON `order_owners` (`account_id`, `order_id`);
--> statement-breakpoint
CREATE TRIGGER `search_message_insert` AFTER INSERT ON `chat_transcripts`
BEGIN
  INSERT INTO `search_documents` (`kind`, `subject_id`, `words`) VALUES ('message', new.`id`, new.`text`)
  ON CONFLICT (`kind`, `subject_id`) DO UPDATE SET `words` = excluded.`words`;
END;
--> statement-breakpoint
CREATE TRIGGER `search_message_update` AFTER UPDATE OF `text` ON `chat_transcripts`
BEGIN
  INSERT INTO `search_documents` (`kind`, `subject_id`, `words`) VALUES ('message', new.`id`, new.`text`)
  ON CONFLICT (`kind`, `subject_id`) DO UPDATE SET `words` = excluded.`words`;
END;
--> statement-breakpoint
CREATE TRIGGER `search_message_delete` AFTER DELETE ON `chat_transcripts`
BEGIN
  DELETE FROM `search_documents` WHERE `kind` = 'message' AND `subject_id` = old.`id`;
END;
