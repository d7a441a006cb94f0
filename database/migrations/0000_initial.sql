CREATE TABLE `account_credentials` (
	`id` text PRIMARY KEY NOT NULL,
	`provider_account_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`account_id` text NOT NULL,
	`access_token` text,
	`refresh_token` text,
	`id_token` text,
	`access_token_expires_at` text,
	`refresh_token_expires_at` text,
	`scope` text,
	`password` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_credentials_account` ON `account_credentials` (`account_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `account_credentials_provider` ON `account_credentials` (`provider_id`,`provider_account_id`);--> statement-breakpoint
CREATE TABLE `account_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`token` text NOT NULL,
	`expires_at` text NOT NULL,
	`ip_address` text,
	`user_agent` text,
	`place` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_sessions_token` ON `account_sessions` (`token`);--> statement-breakpoint
CREATE INDEX `account_sessions_account` ON `account_sessions` (`account_id`);--> statement-breakpoint
CREATE TABLE `account_verifications` (
	`id` text PRIMARY KEY NOT NULL,
	`identifier` text NOT NULL,
	`value` text NOT NULL,
	`expires_at` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `account_verifications_identifier` ON `account_verifications` (`identifier`);--> statement-breakpoint
CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_verified` integer DEFAULT false NOT NULL,
	`image` text,
	`role` text DEFAULT 'customer' NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`phone_number` text DEFAULT '' NOT NULL,
	`type` text DEFAULT 'individual' NOT NULL,
	`company_name` text DEFAULT '' NOT NULL,
	`vat_id` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_email` ON `accounts` (`email`);--> statement-breakpoint
CREATE TABLE `attempt_counters` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`window_ends_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `saved_advertisers` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`advertiser` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_advertisers_account` ON `saved_advertisers` (`account_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `saved_billing_addresses` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`address` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_billing_addresses_account` ON `saved_billing_addresses` (`account_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `cart_snapshots` (
	`session_id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`items` text NOT NULL,
	`discounts` text NOT NULL,
	`offer` text,
	`cart_campaign_sum_minor` integer NOT NULL,
	`cart_sum_minor` integer NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `organizations` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`country` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `products` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`media_type` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`country` text NOT NULL,
	`topic` text NOT NULL,
	`format_ids` text NOT NULL,
	`ratecard_cpm_minor` integer NOT NULL,
	`base_cpm_minor` integer NOT NULL,
	`min_spend_minor` integer NOT NULL,
	`lead_time_days` integer NOT NULL,
	`weekly_impressions` integer NOT NULL,
	`premium` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `products_medium_country` ON `products` (`media_type`,`country`);--> statement-breakpoint
CREATE TABLE `screens` (
	`product_id` text PRIMARY KEY NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`city` text NOT NULL,
	`state_code` text NOT NULL,
	`venue_type` text NOT NULL,
	`orientation` text NOT NULL,
	`illuminated` integer NOT NULL,
	`loop_slots` integer NOT NULL,
	`slot_seconds` integer NOT NULL,
	`plays_per_day_per_slot` integer NOT NULL,
	`accepts_video` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `coupon_claims` (
	`num` text NOT NULL,
	`claimant` text NOT NULL,
	`order_id` text NOT NULL,
	`claimed_at` text NOT NULL,
	PRIMARY KEY(`num`, `claimant`)
);
--> statement-breakpoint
CREATE INDEX `coupon_claims_order` ON `coupon_claims` (`order_id`);--> statement-breakpoint
CREATE TABLE `coupons` (
	`num` text PRIMARY KEY NOT NULL,
	`amount_minor` integer NOT NULL,
	`expires_at` text,
	`scope` text NOT NULL,
	`created_at` text NOT NULL,
	`line_id` text,
	`order_id` text,
	CONSTRAINT "coupons_amount_positive" CHECK("coupons"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `coupons_line` ON `coupons` (`line_id`);--> statement-breakpoint
CREATE INDEX `coupons_order` ON `coupons` (`order_id`);--> statement-breakpoint
CREATE TABLE `currency_rates` (
	`currency` text NOT NULL,
	`as_of_date` text NOT NULL,
	`per_usd_micros` integer NOT NULL,
	PRIMARY KEY(`currency`, `as_of_date`)
);
--> statement-breakpoint
CREATE TABLE `invoices` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`year` integer NOT NULL,
	`sequence` integer NOT NULL,
	`kind` text DEFAULT 'invoice' NOT NULL,
	`state` text NOT NULL,
	`currency` text NOT NULL,
	`total_minor` integer NOT NULL,
	`issued_at` text NOT NULL,
	`due_date` text NOT NULL,
	`paid_at` text,
	`corrects_id` text,
	`reason` text,
	`billing` text,
	`buyer_name` text,
	`reminders` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_number` ON `invoices` (`year`,`sequence`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_order` ON `invoices` (`order_id`) WHERE "invoices"."corrects_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_corrects` ON `invoices` (`corrects_id`,`kind`);--> statement-breakpoint
CREATE INDEX `invoices_of_order` ON `invoices` (`order_id`,`issued_at`);--> statement-breakpoint
CREATE INDEX `invoices_state` ON `invoices` (`state`,`due_date`);--> statement-breakpoint
CREATE TABLE `ledger_checks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` text NOT NULL,
	`orders` integer NOT NULL,
	`last_order_id` text,
	`problems` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `ledger_checks_at` ON `ledger_checks` (`at`);--> statement-breakpoint
CREATE TABLE `ledger_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`line_id` text,
	`kind` text NOT NULL,
	`amount_usd_minor` integer NOT NULL,
	`amount_minor` integer,
	`currency` text,
	`reference` text,
	`at` text NOT NULL,
	CONSTRAINT "ledger_entries_not_negative" CHECK("ledger_entries"."amount_usd_minor" >= 0)
);
--> statement-breakpoint
CREATE INDEX `ledger_entries_order` ON `ledger_entries` (`order_id`);--> statement-breakpoint
CREATE INDEX `ledger_entries_line` ON `ledger_entries` (`line_id`);--> statement-breakpoint
CREATE INDEX `ledger_entries_at` ON `ledger_entries` (`at`);--> statement-breakpoint
CREATE TABLE `mail_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`order_id` text NOT NULL,
	`subject` text,
	`created_at` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` text NOT NULL,
	`sent_at` text,
	`last_error` text
);
--> statement-breakpoint
CREATE INDEX `mail_outbox_due` ON `mail_outbox` (`sent_at`,`due_at`);--> statement-breakpoint
CREATE TABLE `order_list` (
	`line_id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`number` integer NOT NULL,
	`position` integer NOT NULL,
	`account_id` text,
	`advertiser` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`media_type` text NOT NULL,
	`state` text NOT NULL,
	`order_state` text NOT NULL,
	`status` text NOT NULL,
	`currency` text NOT NULL,
	`total_minor` integer NOT NULL,
	`sum_usd_minor` integer NOT NULL,
	`start_date` text,
	`end_date` text,
	`starts_at` text,
	`ends_at` text,
	`booked_impressions` integer NOT NULL,
	`delivered_impressions` integer NOT NULL,
	`delivery_permille` integer NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `order_list_number` ON `order_list` (`account_id`,`number`,"position" desc);--> statement-breakpoint
CREATE INDEX `order_list_advertiser` ON `order_list` (`account_id`,`advertiser`,`number`,"position" desc);--> statement-breakpoint
CREATE INDEX `order_list_media_type` ON `order_list` (`account_id`,`media_type`,`number`,"position" desc);--> statement-breakpoint
CREATE INDEX `order_list_total` ON `order_list` (`account_id`,`sum_usd_minor`,`number`,"position" desc);--> statement-breakpoint
CREATE INDEX `order_list_start` ON `order_list` (`account_id`,`start_date`,`number`,"position" desc);--> statement-breakpoint
CREATE INDEX `order_list_end` ON `order_list` (`account_id`,`end_date`,`number`,"position" desc);--> statement-breakpoint
CREATE INDEX `order_list_status` ON `order_list` (`account_id`,`status`,`number`,"position" desc);--> statement-breakpoint
CREATE INDEX `order_list_delivery` ON `order_list` (`account_id`,`delivery_permille`,`number`,"position" desc);--> statement-breakpoint
CREATE INDEX `order_list_order` ON `order_list` (`order_id`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`session_id` text NOT NULL,
	`key` text NOT NULL,
	`request_hash` text NOT NULL,
	`order_id` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `idempotency_keys_once` ON `idempotency_keys` (`session_id`,`key`);--> statement-breakpoint
CREATE TABLE `order_audit` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` text NOT NULL,
	`line_id` text,
	`at` text NOT NULL,
	`actor` text NOT NULL,
	`event` text NOT NULL,
	`from_state` text,
	`to_state` text,
	`details` text
);
--> statement-breakpoint
CREATE INDEX `order_audit_order` ON `order_audit` (`order_id`);--> statement-breakpoint
CREATE TABLE `order_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`position` integer NOT NULL,
	`cart_key` text NOT NULL,
	`type` text NOT NULL,
	`media_type` text NOT NULL,
	`name` text NOT NULL,
	`quantity` integer NOT NULL,
	`state` text NOT NULL,
	`plan` text,
	`package_id` text,
	`sum_usd_minor` integer NOT NULL,
	`amounts` text NOT NULL,
	`impressions` text,
	`start_date` text,
	`end_date` text,
	`starts_at` text,
	`ends_at` text,
	`delivered_impressions` integer DEFAULT 0 NOT NULL,
	`settled_by` text,
	`stopped_at` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_lines_position` ON `order_lines` (`order_id`,`position`);--> statement-breakpoint
CREATE INDEX `order_lines_starting` ON `order_lines` (`state`,`starts_at`);--> statement-breakpoint
CREATE INDEX `order_lines_ending` ON `order_lines` (`state`,`ends_at`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`number` integer NOT NULL,
	`access_key` text NOT NULL,
	`session_id` text NOT NULL,
	`account_id` text,
	`state` text NOT NULL,
	`payment_method` text NOT NULL,
	`email` text NOT NULL,
	`contact` text NOT NULL,
	`advertiser` text NOT NULL,
	`billing` text NOT NULL,
	`currency` text NOT NULL,
	`per_usd_micros` integer NOT NULL,
	`rate_date` text NOT NULL,
	`amounts` text NOT NULL,
	`total_minor` integer NOT NULL,
	`total_usd_minor` integer NOT NULL,
	`discounts` text NOT NULL,
	`tax` text NOT NULL,
	`invoice_threshold_reached` integer NOT NULL,
	`terms_accepted_at` text NOT NULL,
	`created_at` text NOT NULL,
	`pay_by` text,
	`paid_at` text,
	`paid_by_payment_id` text,
	`cancelled_at` text,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "orders_total_not_negative" CHECK("orders"."total_minor" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_number` ON `orders` (`number`);--> statement-breakpoint
CREATE INDEX `orders_state` ON `orders` (`state`,`pay_by`);--> statement-breakpoint
CREATE INDEX `orders_email` ON `orders` (`email`);--> statement-breakpoint
CREATE INDEX `orders_account` ON `orders` (`account_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `payment_events` (
	`gateway` text NOT NULL,
	`event_id` text NOT NULL,
	`payment_id` text NOT NULL,
	`type` text NOT NULL,
	`occurred_at` text NOT NULL,
	`received_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_events_once` ON `payment_events` (`gateway`,`event_id`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`gateway` text NOT NULL,
	`gateway_payment_id` text,
	`state` text NOT NULL,
	`currency` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`decline_code` text,
	`created_at` text NOT NULL,
	`last_event_at` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_gateway_id` ON `payments` (`gateway`,`gateway_payment_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_one_live` ON `payments` (`order_id`) WHERE "payments"."state" in ('open', 'challenge', 'declined');--> statement-breakpoint
CREATE INDEX `payments_order` ON `payments` (`order_id`);--> statement-breakpoint
CREATE TABLE `cells` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`state_code` text NOT NULL,
	`country` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`population` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `cells_by_position` ON `cells` (`country`,`latitude`,`longitude`);--> statement-breakpoint
CREATE INDEX `cells_by_code` ON `cells` (`country`,`code`);--> statement-breakpoint
CREATE TABLE `countries` (
	`country` text PRIMARY KEY NOT NULL,
	`population` integer NOT NULL,
	`has_postal_codes` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `place_names` (
	`country` text NOT NULL,
	`name` text NOT NULL,
	`place_id` text NOT NULL,
	`population` integer NOT NULL,
	`is_own` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `place_names_by_name` ON `place_names` (`country`,`name`,`population`,`is_own`,`place_id`);--> statement-breakpoint
CREATE TABLE `places` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`state_code` text NOT NULL,
	`country` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`population` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `states` (
	`country` text NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`search_name` text NOT NULL,
	`population` integer NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	PRIMARY KEY(`country`, `code`)
);
--> statement-breakpoint
CREATE TABLE `seed_versions` (
	`name` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `slot_claims` (
	`screen_id` text NOT NULL,
	`week` text NOT NULL,
	`slot` integer NOT NULL,
	`session_id` text NOT NULL,
	`cart_key` text NOT NULL,
	`order_id` text,
	`expires_at` text,
	PRIMARY KEY(`screen_id`, `week`, `slot`)
);
--> statement-breakpoint
CREATE INDEX `slot_claims_session` ON `slot_claims` (`session_id`,`cart_key`);--> statement-breakpoint
CREATE INDEX `slot_claims_order` ON `slot_claims` (`order_id`);--> statement-breakpoint
CREATE INDEX `slot_claims_expiry` ON `slot_claims` (`expires_at`);