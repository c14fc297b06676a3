ALTER TABLE `form_entry` ADD `key` text;--> statement-breakpoint
ALTER TABLE `form_entry` ADD `notified_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `form_entry_key_unique` ON `form_entry` (`key`);--> statement-breakpoint
CREATE INDEX `form_entry_notified` ON `form_entry` (`notified_at`);