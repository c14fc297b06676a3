CREATE TABLE `order_event` (
	`order_id` text NOT NULL,
	`seq` integer NOT NULL,
	`at` integer NOT NULL,
	`type` text NOT NULL,
	`status` text NOT NULL,
	`actor` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`correlation_id` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`order_id`, `seq`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `order_event_at` ON `order_event` (`at`);--> statement-breakpoint
ALTER TABLE `order_line` ADD `block` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `order_line` ADD `seats` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `phone` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `delivery` text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `method` text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `key_hash` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `body_hash` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `pay_until` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `asked_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `failure` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `fees` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `orders_key` ON `orders` (`key_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_draft` ON `orders` (`cart_id`) WHERE "orders"."status" = 'draft';--> statement-breakpoint
CREATE INDEX `orders_user` ON `orders` (`user_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `payment` ADD `method` text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE `payment` ADD `label` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `ticket` ADD `kind` text DEFAULT 'normal' NOT NULL;