CREATE TABLE `code_request` (
	`address` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`ends_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `user` ADD `mail_lang` text;