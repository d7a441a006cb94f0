-- An index over a column stands in the way of its new rule.
DROP INDEX `order_list_status`;
--> statement-breakpoint
ALTER TABLE `order_list` DROP COLUMN `status`;--> statement-breakpoint
ALTER TABLE `order_list` ADD `status` text GENERATED ALWAYS AS (case when order_state in ('awaiting_payment', 'awaiting_invoice_payment') then case when state in ('reserved', 'awaiting_creatives', 'in_review', 'ready', 'ready_with_modification', 'running', 'running_with_modification', 'awaiting_brief', 'briefed', 'in_production', 'draft_ready', 'changes_asked') then 'not_running' when state in ('ended', 'stopped', 'cancelled', 'delivered') then 'stopped' end when order_state in ('booked', 'completed', 'cancelled') then case when state in ('reserved', 'awaiting_creatives', 'in_review', 'awaiting_brief', 'draft_ready') then 'not_running' when state in ('ready', 'running', 'briefed', 'in_production', 'changes_asked') then 'active' when state in ('ready_with_modification', 'running_with_modification') then 'active_with_modification' when state in ('ended', 'stopped', 'cancelled', 'delivered') then 'stopped' end end) VIRTUAL NOT NULL;
--> statement-breakpoint
CREATE INDEX `order_list_status` ON `order_list` (`account_id`,`status`,`number`,"position" desc);--> statement-breakpoint
ALTER TABLE `order_audit` ADD `change_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `order_audit_change` ON `order_audit` (`change_id`);--> statement-breakpoint
ALTER TABLE `order_lines` DROP COLUMN `settled_by`;