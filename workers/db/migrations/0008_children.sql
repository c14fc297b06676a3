ALTER TABLE `production` ADD `children` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `event` ADD `children` text;