DROP INDEX `article_list`;--> statement-breakpoint
DROP INDEX `article_category_list`;--> statement-breakpoint
CREATE INDEX `article_list` ON `article` (`is_online`,`date`,`id`,`online_from`,`online_to`);--> statement-breakpoint
CREATE INDEX `article_category_list` ON `article` (`category_id`,`is_online`,`date`,`id`,`online_from`,`online_to`);