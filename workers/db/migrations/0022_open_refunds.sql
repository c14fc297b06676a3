ALTER TABLE `order_line` ADD `ended_with` integer;--> statement-breakpoint
CREATE INDEX `refund_open` ON `refund` (`created_at`) WHERE "refund"."status" <> 'done';