-- The commas of expressions were mended by hand: the generator takes them for those between columns.
DROP INDEX `invoices_state`;--> statement-breakpoint
CREATE INDEX `invoices_due` ON `invoices` (`state`,`due_date`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_state_number` ON `invoices` (`state`,`kind`,`year`,`sequence`);--> statement-breakpoint
CREATE INDEX `invoices_kind_number` ON `invoices` (`kind`,`year`,`sequence`);--> statement-breakpoint
CREATE INDEX `coupon_series_off` ON `coupon_series` (`off_at`,`id`) WHERE off_at is not null;--> statement-breakpoint
CREATE INDEX `coupon_series_planned` ON `coupon_series` (`starts_at`,`id`) WHERE off_at is null;--> statement-breakpoint
CREATE INDEX `coupon_series_end` ON `coupon_series` (coalesce(expires_at, '~'),`id`) WHERE off_at is null;--> statement-breakpoint
CREATE INDEX `coupon_series_current` ON `coupon_series` ((coalesce(spent_minor >= budget_minor, 0) or (scope = 'once' and uses >= codes)),coalesce(expires_at, '~'),`id`) WHERE off_at is null;--> statement-breakpoint
CREATE INDEX `coupon_series_name` ON `coupon_series` (name collate nocase);