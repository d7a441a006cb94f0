CREATE TABLE `teams` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`requires_two_factor` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `team_members` (
	`id` text PRIMARY KEY NOT NULL,
	`team_id` text NOT NULL,
	`account_id` text NOT NULL,
	`role` text NOT NULL,
	`joined_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `team_members_account` ON `team_members` (`account_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `team_members_owner` ON `team_members` (`team_id`) WHERE role = 'owner';--> statement-breakpoint
CREATE INDEX `team_members_team` ON `team_members` (`team_id`,`joined_at`);--> statement-breakpoint
CREATE TABLE `team_invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`team_id` text NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`invited_by` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `team_invitations_address` ON `team_invitations` (`team_id`,`email`);--> statement-breakpoint
CREATE INDEX `team_invitations_email` ON `team_invitations` (`email`);--> statement-breakpoint
CREATE INDEX `team_invitations_expiry` ON `team_invitations` (`expires_at`);--> statement-breakpoint
CREATE TABLE `team_audit` (
	`id` text PRIMARY KEY NOT NULL,
	`team_id` text NOT NULL,
	`at` text NOT NULL,
	`actor_id` text NOT NULL,
	`event` text NOT NULL,
	`subject_id` text,
	`subject_email` text,
	`facts` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `team_audit_team` ON `team_audit` (`team_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `team_audit_email` ON `team_audit` (`subject_email`);--> statement-breakpoint
CREATE TABLE `team_orders` (
	`order_id` text PRIMARY KEY NOT NULL,
	`team_id` text NOT NULL,
	`number` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `team_orders_team` ON `team_orders` (`team_id`,`number`);--> statement-breakpoint
ALTER TABLE `orders` ADD `team_id` text;--> statement-breakpoint
CREATE TRIGGER `team_orders_insert` AFTER INSERT ON `orders` WHEN new.`team_id` IS NOT NULL
BEGIN
  INSERT INTO team_orders (order_id, team_id, number) VALUES (new.id, new.team_id, new.number);
END;
--> statement-breakpoint
CREATE TRIGGER `team_orders_update` AFTER UPDATE OF `team_id` ON `orders`
BEGIN
  DELETE FROM team_orders WHERE order_id = new.id;
  INSERT INTO team_orders (order_id, team_id, number)
  SELECT new.id, new.team_id, new.number WHERE new.team_id IS NOT NULL;
END;
