ALTER TABLE `creative_versions` ADD `decided_from` text;--> statement-breakpoint
ALTER TABLE `creative_versions` ADD `took_place_of` text;--> statement-breakpoint
ALTER TABLE `creative_versions` ADD `decision_mail_id` text;--> statement-breakpoint
CREATE INDEX `creative_versions_decision_mail` ON `creative_versions` (`decision_mail_id`);