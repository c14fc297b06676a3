DROP INDEX `event_facets`;--> statement-breakpoint
ALTER TABLE `event` ADD `tag_ids` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `event_facets` ON `event` (`is_online`,`room_id`,`event_type_id`,`series_id`,`version_code`,`english_friendly`,`part_of_day`,`access`,`tag_ids`,`cinema_day`,`production_id`,`starts_at`,`status`);--> statement-breakpoint
UPDATE `event` SET `tag_ids` = (SELECT json_group_array(et.tag_id ORDER BY et.tag_id) FROM event_tag et WHERE et.event_id = event.id);--> statement-breakpoint
CREATE TRIGGER `event_tag_added` AFTER INSERT ON `event_tag`
BEGIN UPDATE event SET tag_ids = (SELECT json_group_array(et.tag_id ORDER BY et.tag_id) FROM event_tag et WHERE et.event_id = NEW.event_id) WHERE id = NEW.event_id; END;
--> statement-breakpoint
CREATE TRIGGER `event_tag_removed` AFTER DELETE ON `event_tag`
BEGIN UPDATE event SET tag_ids = (SELECT json_group_array(et.tag_id ORDER BY et.tag_id) FROM event_tag et WHERE et.event_id = OLD.event_id) WHERE id = OLD.event_id; END;
--> statement-breakpoint
CREATE TRIGGER `event_tag_changed` AFTER UPDATE ON `event_tag`
BEGIN UPDATE event SET tag_ids = (SELECT json_group_array(et.tag_id ORDER BY et.tag_id) FROM event_tag et WHERE et.event_id = event.id) WHERE id IN (OLD.event_id, NEW.event_id); END;
