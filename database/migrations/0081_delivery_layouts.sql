CREATE TABLE `delivery_layouts` (
	`id` integer PRIMARY KEY NOT NULL,
	`reads` integer NOT NULL,
	`copies` integer,
	`leaves` integer,
	`after` text,
	`at` text NOT NULL
);
