CREATE TABLE `waiting_party` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` integer NOT NULL,
	`lines` text NOT NULL,
	`lang` text NOT NULL,
	`email` text NOT NULL,
	`origin` text NOT NULL,
	`secret_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`asked_at` integer NOT NULL,
	`offered_at` integer,
	`ended_at` integer,
	`ending` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_party_secret` ON `waiting_party` (`secret_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_party_address` ON `waiting_party` (`event_id`,`email`) WHERE "waiting_party"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX `waiting_party_open` ON `waiting_party` (`asked_at`) WHERE "waiting_party"."ended_at" IS NULL;