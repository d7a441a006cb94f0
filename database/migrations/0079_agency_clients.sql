CREATE TABLE `client_orders` (
	`order_id` text PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `client_orders_client` ON `client_orders` (`client_id`,`order_id`);--> statement-breakpoint
CREATE TABLE `team_clients` (
	`id` text PRIMARY KEY NOT NULL,
	`team_id` text NOT NULL,
	`name` text NOT NULL,
	`report_name` text NOT NULL,
	`created_at` text NOT NULL,
	`archived_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `team_clients_name` ON `team_clients` (`team_id`,`name`);--> statement-breakpoint
ALTER TABLE `saved_advertisers` ADD `client_id` text;--> statement-breakpoint
ALTER TABLE `team_invitations` ADD `client_id` text;--> statement-breakpoint
ALTER TABLE `team_members` ADD `client_id` text;--> statement-breakpoint
ALTER TABLE `saved_carts` ADD `client_id` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `client_id` text;--> statement-breakpoint
ALTER TABLE `drafts` ADD `client_id` text;--> statement-breakpoint
CREATE TRIGGER `client_orders_insert` AFTER INSERT ON `orders` WHEN new.`client_id` IS NOT NULL
BEGIN
  INSERT INTO client_orders (order_id, client_id) VALUES (new.id, new.client_id);
END;
--> statement-breakpoint
CREATE TRIGGER `client_orders_update` AFTER UPDATE OF `client_id` ON `orders`
BEGIN
  DELETE FROM client_orders WHERE order_id = new.id;
  INSERT INTO client_orders (order_id, client_id)
  SELECT new.id, new.client_id WHERE new.client_id IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `client_orders_delete` AFTER DELETE ON `orders` WHEN old.`client_id` IS NOT NULL
BEGIN
  DELETE FROM client_orders WHERE order_id = old.id;
END;
