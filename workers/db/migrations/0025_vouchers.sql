CREATE TABLE `voucher` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`code_hash` text NOT NULL,
	`ending` text NOT NULL,
	`batch` text NOT NULL,
	`cents` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`ends_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text NOT NULL,
	CONSTRAINT "voucher_cents" CHECK("voucher"."cents" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `voucher_code` ON `voucher` (`code_hash`);--> statement-breakpoint
CREATE INDEX `voucher_batch` ON `voucher` (`batch`);--> statement-breakpoint
CREATE TABLE `voucher_movement` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`voucher_id` integer NOT NULL,
	`kind` text NOT NULL,
	`cents` integer NOT NULL,
	`order_id` text,
	`key` text NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	FOREIGN KEY (`voucher_id`) REFERENCES `voucher`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "voucher_movement_cents" CHECK(("voucher_movement"."kind" = 'taken') = ("voucher_movement"."cents" < 0))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `voucher_movement_key` ON `voucher_movement` (`key`);--> statement-breakpoint
CREATE INDEX `voucher_movement_voucher` ON `voucher_movement` (`voucher_id`);--> statement-breakpoint
CREATE INDEX `voucher_movement_order` ON `voucher_movement` (`order_id`);--> statement-breakpoint
ALTER TABLE `cart` ADD `voucher_id` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `voucher_id` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `voucher_cents` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE TRIGGER `voucher_movement_covered` BEFORE INSERT ON `voucher_movement`
WHEN NEW.cents + (SELECT coalesce(sum(m.cents), 0) FROM voucher_movement m WHERE m.voucher_id = NEW.voucher_id)
  NOT BETWEEN 0 AND (SELECT v.cents FROM voucher v WHERE v.id = NEW.voucher_id)
BEGIN SELECT RAISE(ABORT, 'a voucher has between nothing and what it was issued with'); END;
--> statement-breakpoint
CREATE TRIGGER `voucher_movement_of_order` BEFORE INSERT ON `voucher_movement`
WHEN NEW.order_id IS NOT NULL
  AND NEW.cents + (SELECT coalesce(sum(m.cents), 0) FROM voucher_movement m WHERE m.order_id = NEW.order_id AND m.voucher_id = NEW.voucher_id) > 0
BEGIN SELECT RAISE(ABORT, 'an order gives back no more than it has taken'); END;
--> statement-breakpoint
CREATE TRIGGER `voucher_movement_not_changed` BEFORE UPDATE ON `voucher_movement`
BEGIN SELECT RAISE(ABORT, 'a ledger is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `voucher_movement_not_removed` BEFORE DELETE ON `voucher_movement`
BEGIN SELECT RAISE(ABORT, 'a ledger is only added to'); END;
