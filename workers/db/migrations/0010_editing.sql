ALTER TABLE `page` ADD `trashed_at` integer;--> statement-breakpoint
ALTER TABLE `page_op` ADD `undoes` text;--> statement-breakpoint
CREATE UNIQUE INDEX `page_op_step` ON `page_op` (`page_id`,`step_id`);