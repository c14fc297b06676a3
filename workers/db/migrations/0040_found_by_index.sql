CREATE INDEX `article_begins` ON `article` (`online_from`) WHERE "article"."online_from" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `article_ends` ON `article` (`online_to`) WHERE "article"."online_to" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `article_author` ON `article` (`author`);--> statement-breakpoint
CREATE INDEX `event_announced` ON `event` (`is_online`,`created_at`,`id`,`cinema_day`);