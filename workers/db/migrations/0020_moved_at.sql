ALTER TABLE `event` ADD `moved_at` integer;--> statement-breakpoint
CREATE INDEX `event_moved` ON `event` (`moved_at`) WHERE moved_at IS NOT NULL;