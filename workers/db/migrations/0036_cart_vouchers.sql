CREATE TABLE `cart_voucher` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cart_id` text NOT NULL,
	`voucher_id` integer NOT NULL,
	FOREIGN KEY (`cart_id`) REFERENCES `cart`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`voucher_id`) REFERENCES `voucher`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cart_voucher_once` ON `cart_voucher` (`cart_id`,`voucher_id`);--> statement-breakpoint
CREATE INDEX `cart_voucher_voucher` ON `cart_voucher` (`voucher_id`);--> statement-breakpoint
INSERT INTO `cart_voucher` (`cart_id`, `voucher_id`) SELECT `id`, `voucher_id` FROM `cart` WHERE `voucher_id` IN (SELECT `id` FROM `voucher`);
