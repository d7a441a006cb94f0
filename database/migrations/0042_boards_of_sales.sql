-- The commas of expressions were mended by hand: the generator takes them for those between columns.
CREATE INDEX `lead_requests_name` ON `lead_requests` ((first_name || ' ' || last_name) collate nocase);--> statement-breakpoint
CREATE INDEX `lead_requests_last_name` ON `lead_requests` (last_name collate nocase);--> statement-breakpoint
CREATE INDEX `lead_requests_company` ON `lead_requests` (company collate nocase);--> statement-breakpoint
CREATE INDEX `leads_board` ON `leads` (`state`,coalesce(`due_at`, '~'),`last_at`,`id`);--> statement-breakpoint
CREATE INDEX `leads_closed` ON `leads` (`state`,`last_at`,`id`);--> statement-breakpoint
CREATE INDEX `leads_owner_board` ON `leads` (`owner_id`,`state`,coalesce(`due_at`, '~'),`last_at`,`id`);--> statement-breakpoint
CREATE INDEX `leads_owner_closed` ON `leads` (`owner_id`,`state`,`last_at`,`id`);--> statement-breakpoint
CREATE INDEX `offers_board` ON `offers` (`state`,`expires_at`,`id`);--> statement-breakpoint
CREATE INDEX `offers_ended` ON `offers` (`state`,`last_at`,`id`);--> statement-breakpoint
CREATE INDEX `offers_owner_board` ON `offers` (`owner_id`,`state`,`expires_at`,`id`);--> statement-breakpoint
CREATE INDEX `offers_owner_ended` ON `offers` (`owner_id`,`state`,`last_at`,`id`);--> statement-breakpoint
CREATE INDEX `offers_advertiser` ON `offers` (advertiser collate nocase);--> statement-breakpoint
CREATE INDEX `offers_agency` ON `offers` (agency collate nocase);--> statement-breakpoint
CREATE INDEX `offers_made` ON `offers` (`created_at`,`state`,`total_minor`,`answered_at`);