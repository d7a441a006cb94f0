ALTER TABLE `invoices` ADD `reminded_on` text;--> statement-breakpoint
ALTER TABLE `slot_claims` ADD `network` text;--> statement-breakpoint
CREATE INDEX `slot_claims_network` ON `slot_claims` (`network`);