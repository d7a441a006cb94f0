CREATE TABLE `seed_versions` (
	`name` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL
);
