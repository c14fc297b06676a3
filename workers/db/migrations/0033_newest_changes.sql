CREATE INDEX `article_changed` ON `article` (`is_online`,`updated_at`,`online_from`,`online_to`);--> statement-breakpoint
CREATE INDEX `production_changed` ON `production` (`is_online`,`updated_at`);--> statement-breakpoint
CREATE INDEX `event_changed` ON `event` (`is_online`,`updated_at`,`cinema_day`);