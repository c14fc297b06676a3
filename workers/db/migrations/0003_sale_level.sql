ALTER TABLE `availability` ADD `level` text DEFAULT 'available' NOT NULL;--> statement-breakpoint
UPDATE `availability` SET `level` = CASE WHEN `free` <= 0 THEN 'sold-out' WHEN `free` * 5 < `capacity` OR `free` < min(10, `capacity` / 2.0) THEN 'limited' ELSE 'available' END;
