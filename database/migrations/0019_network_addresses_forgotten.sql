-- Networks are kept by a name that does not tell their address. What told it goes: limits begin to count again.
UPDATE `slot_claims` SET `network` = NULL WHERE `network` IS NOT NULL;--> statement-breakpoint
UPDATE `creative_uploads` SET `network` = '';--> statement-breakpoint
UPDATE `account_sessions` SET `ip_address` = NULL WHERE `ip_address` IS NOT NULL;
