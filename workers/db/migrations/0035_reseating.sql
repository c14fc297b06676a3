ALTER TABLE `orders` ADD `reseating` text;--> statement-breakpoint
CREATE INDEX `orders_reseating` ON `orders` (`created_at`) WHERE "orders"."reseating" IS NOT NULL;