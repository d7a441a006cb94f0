-- Money that an order did not need, on its way back.
CREATE TABLE `refunds` (
	`payment_id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`reason` text NOT NULL,
	`state` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`amount_usd_minor` integer NOT NULL,
	`gateway_refund_id` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`refusals` integer DEFAULT 0 NOT NULL,
	`due_at` text NOT NULL,
	`last_error` text,
	`created_at` text NOT NULL,
	`made_at` text,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refunds_not_negative" CHECK("refunds"."amount_minor" >= 0)
);
--> statement-breakpoint
CREATE INDEX `refunds_due` ON `refunds` (`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `refunds_order` ON `refunds` (`order_id`);--> statement-breakpoint
-- What was only recorded until now is made from now on.
INSERT INTO `refunds` (
  `payment_id`, `order_id`, `reason`, `state`, `amount_minor`, `currency`, `amount_usd_minor`, `due_at`, `created_at`
)
SELECT
  p.`id`, p.`order_id`,
  CASE
    WHEN l.`amount_minor` <> p.`amount_minor` OR l.`currency` <> p.`currency` THEN 'other_sum'
    WHEN o.`state` = 'cancelled' THEN 'order_cancelled'
    ELSE 'paid_twice' END,
  'due', l.`amount_minor`, l.`currency`, l.`amount_usd_minor`, l.`at`, l.`at`
FROM `payments` p
JOIN `ledger_entries` l ON l.`kind` = 'refund_due' AND l.`reference` = p.`id`
JOIN `orders` o ON o.`id` = p.`order_id`
WHERE p.`state` = 'refund_due';
