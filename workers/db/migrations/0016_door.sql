ALTER TABLE `check_in` ADD `event_id` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `check_in` ADD `actor` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `check_in` ADD `verdict` text DEFAULT 'admitted' NOT NULL;--> statement-breakpoint
ALTER TABLE `check_in` ADD `reason` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `check_in` ADD `undone_at` integer;--> statement-breakpoint
CREATE INDEX `check_in_event` ON `check_in` (`event_id`,`received_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `check_in_admits` ON `check_in` (`ticket_id`) WHERE "check_in"."duplicate" = 0 AND "check_in"."undone_at" IS NULL;