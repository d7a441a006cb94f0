CREATE TABLE `bank_payments` (
	`key` text PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL,
	`booked_at` text NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `bank_payments_invoice` ON `bank_payments` (`invoice_id`);--> statement-breakpoint
CREATE TABLE `saved_views` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`is_shared` integer NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_views_account` ON `saved_views` (`account_id`);--> statement-breakpoint
CREATE INDEX `saved_views_shared` ON `saved_views` (`is_shared`,`created_at`);--> statement-breakpoint
ALTER TABLE `invoices` ADD `reminders_paused_at` text;--> statement-breakpoint
CREATE INDEX `invoices_issued` ON `invoices` (`issued_at`);--> statement-breakpoint
ALTER TABLE `order_list` ADD `standing` text GENERATED ALWAYS AS (case when order_state in ('awaiting_payment', 'awaiting_invoice_payment') then case when state in ('reserved', 'awaiting_creatives', 'in_review', 'ready', 'ready_with_modification', 'running', 'running_with_modification', 'fell_short', 'awaiting_brief', 'briefed', 'in_production', 'draft_ready', 'changes_asked') then 'not_paid' when state in ('ended', 'delivered') then 'over' when state in ('stopped') then 'stopped' when state in ('cancelled') then 'cancelled' end when order_state in ('booked', 'completed', 'cancelled') then case when state in ('reserved') then 'not_paid' when state in ('awaiting_creatives') then 'awaiting_creatives' when state in ('in_review') then 'in_review' when state in ('ready', 'ready_with_modification') then 'ready' when state in ('running', 'running_with_modification') then 'running' when state in ('fell_short') then 'fell_short' when state in ('ended', 'delivered') then 'over' when state in ('stopped') then 'stopped' when state in ('cancelled') then 'cancelled' when state in ('awaiting_brief', 'briefed', 'in_production', 'draft_ready', 'changes_asked') then 'production' end end) VIRTUAL NOT NULL;--> statement-breakpoint
CREATE INDEX `order_list_all` ON `order_list` (`number`,"position" desc);--> statement-breakpoint
CREATE INDEX `order_list_all_standing` ON `order_list` (`standing`,`number`,"position" desc);--> statement-breakpoint
CREATE INDEX `order_list_all_media` ON `order_list` (`media_type`,`number`,"position" desc);--> statement-breakpoint
CREATE INDEX `order_list_all_start` ON `order_list` (`start_date`,`number`,`position`);--> statement-breakpoint
CREATE INDEX `order_list_all_advertiser` ON `order_list` ("advertiser" collate nocase);--> statement-breakpoint
CREATE INDEX `order_list_all_name` ON `order_list` ("name" collate nocase);--> statement-breakpoint
CREATE INDEX `mail_outbox_order` ON `mail_outbox` (`order_id`);--> statement-breakpoint
CREATE INDEX `orders_created` ON `orders` (`created_at`);