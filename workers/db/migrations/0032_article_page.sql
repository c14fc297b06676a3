ALTER TABLE `article` ADD `page_id` integer REFERENCES page(id) ON DELETE SET NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `article_page` ON `article` (`page_id`);
