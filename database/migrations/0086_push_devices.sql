CREATE TABLE `push_devices` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`session_id` text NOT NULL,
	`name` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`kinds` text NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`retry_at` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `push_devices_account` ON `push_devices` (`account_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `push_devices_session` ON `push_devices` (`session_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `push_devices_endpoint` ON `push_devices` (`endpoint`);--> statement-breakpoint
CREATE TRIGGER `push_device_logged_out` AFTER DELETE ON `account_sessions`
BEGIN
  DELETE FROM push_devices WHERE session_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER `push_device_renamed` AFTER UPDATE OF `id` ON `account_sessions`
BEGIN
  UPDATE push_devices SET session_id = new.id WHERE session_id = old.id;
END;
