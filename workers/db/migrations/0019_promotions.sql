CREATE TABLE `promotion` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`code` text NOT NULL,
	`kind` text NOT NULL,
	`value` integer NOT NULL,
	`starts_at` integer,
	`ends_at` integer,
	`production_id` integer,
	`event_id` integer,
	`sale_type_id` integer,
	`max_uses` integer,
	`max_per_person` integer,
	`created_at` integer NOT NULL,
	`created_by` text NOT NULL,
	CONSTRAINT "promotion_value" CHECK("promotion"."value" > 0 AND ("promotion"."kind" <> 'percent' OR "promotion"."value" <= 100))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `promotion_code` ON `promotion` (`code`);--> statement-breakpoint
ALTER TABLE `cart` ADD `promotion_id` integer;--> statement-breakpoint
ALTER TABLE `order_line` ADD `off_cents` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `promotion_id` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `promotion_code` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_promotion` ON `orders` (`promotion_id`);