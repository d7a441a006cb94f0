CREATE INDEX `cart_snapshots_updated` ON `cart_snapshots` (`updated_at`);--> statement-breakpoint
CREATE INDEX `idempotency_keys_created` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE INDEX `sessions_created` ON `sessions` (`created_at`);