DROP INDEX `waiting_party_address`;--> statement-breakpoint
ALTER TABLE `waiting_party` ADD `block` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_party_address` ON `waiting_party` (`event_id`,`block`,`email`) WHERE "waiting_party"."ended_at" IS NULL;