CREATE TABLE `agency_agreements` (
	`id` text PRIMARY KEY NOT NULL,
	`agency` text NOT NULL,
	`agency_key` text NOT NULL,
	`commission_permille` integer NOT NULL,
	`since` text NOT NULL,
	`until` text,
	`note` text NOT NULL,
	`created_at` text NOT NULL,
	CONSTRAINT "agency_agreements_period" CHECK("agency_agreements"."until" is null or "agency_agreements"."until" >= "agency_agreements"."since")
);
--> statement-breakpoint
CREATE INDEX `agency_agreements_key` ON `agency_agreements` (`agency_key`,`since`);--> statement-breakpoint
CREATE INDEX `agency_agreements_list` ON `agency_agreements` (`agency`,`since`,`id`);--> statement-breakpoint
CREATE INDEX `lead_requests_kind` ON `lead_requests` (`kind`,`at`);