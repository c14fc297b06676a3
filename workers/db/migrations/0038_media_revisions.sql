CREATE TABLE `media_sweep` (
	`hash` text PRIMARY KEY NOT NULL,
	`created_at` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE `media` ADD `rev` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `media` ADD `unused_since` integer;