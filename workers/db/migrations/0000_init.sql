CREATE TABLE `article` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`title` text DEFAULT '{}' NOT NULL,
	`preline` text DEFAULT '{}' NOT NULL,
	`teaser` text DEFAULT '{}' NOT NULL,
	`text` text,
	`category_id` integer,
	`author` text DEFAULT '' NOT NULL,
	`date` text NOT NULL,
	`image_id` integer,
	`is_online` integer DEFAULT true NOT NULL,
	`online_from` integer,
	`online_to` integer,
	`created_at` integer DEFAULT 0 NOT NULL,
	`updated_at` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`category_id`) REFERENCES `article_category`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `article_list` ON `article` (`is_online`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `article_category_list` ON `article` (`category_id`,`is_online`,`date`);--> statement-breakpoint
CREATE TABLE `article_category` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`name` text DEFAULT '{}' NOT NULL,
	`style_name` text DEFAULT '' NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `article_category_slug_unique` ON `article_category` (`slug`);--> statement-breakpoint
CREATE TABLE `article_event` (
	`article_id` integer NOT NULL,
	`event_id` integer NOT NULL,
	PRIMARY KEY(`article_id`, `event_id`),
	FOREIGN KEY (`article_id`) REFERENCES `article`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_id`) REFERENCES `event`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `article_event_event` ON `article_event` (`event_id`);--> statement-breakpoint
CREATE TABLE `article_image` (
	`article_id` integer NOT NULL,
	`media_id` integer NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`article_id`, `media_id`),
	FOREIGN KEY (`article_id`) REFERENCES `article`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `article_production` (
	`article_id` integer NOT NULL,
	`production_id` integer NOT NULL,
	PRIMARY KEY(`article_id`, `production_id`),
	FOREIGN KEY (`article_id`) REFERENCES `article`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`production_id`) REFERENCES `production`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `article_production_production` ON `article_production` (`production_id`);--> statement-breakpoint
CREATE TABLE `article_series` (
	`article_id` integer NOT NULL,
	`series_id` integer NOT NULL,
	PRIMARY KEY(`article_id`, `series_id`),
	FOREIGN KEY (`article_id`) REFERENCES `article`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`series_id`) REFERENCES `series`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `article_series_series` ON `article_series` (`series_id`);--> statement-breakpoint
CREATE TABLE `article_tag` (
	`article_id` integer NOT NULL,
	`tag_id` integer NOT NULL,
	PRIMARY KEY(`article_id`, `tag_id`),
	FOREIGN KEY (`article_id`) REFERENCES `article`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tag_id`) REFERENCES `tag`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `article_tag_tag` ON `article_tag` (`tag_id`,`article_id`);--> statement-breakpoint
CREATE TABLE `account` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`user_id` text NOT NULL,
	`access_token` text,
	`refresh_token` text,
	`id_token` text,
	`access_token_expires_at` integer,
	`refresh_token_expires_at` integer,
	`scope` text,
	`password` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_user` ON `account` (`user_id`);--> statement-breakpoint
CREATE TABLE `favorite` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`target_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`, `target_id`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `session` (
	`id` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL,
	`token` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`ip_address` text,
	`user_agent` text,
	`user_id` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `session_token_unique` ON `session` (`token`);--> statement-breakpoint
CREATE INDEX `session_user` ON `session` (`user_id`);--> statement-breakpoint
CREATE TABLE `user` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_verified` integer DEFAULT false NOT NULL,
	`image` text,
	`first_name` text,
	`last_name` text,
	`role` text DEFAULT 'customer' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_email_unique` ON `user` (`email`);--> statement-breakpoint
CREATE TABLE `verification` (
	`id` text PRIMARY KEY NOT NULL,
	`identifier` text NOT NULL,
	`value` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `verification_identifier` ON `verification` (`identifier`);--> statement-breakpoint
CREATE TABLE `availability` (
	`event_id` integer PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL,
	`capacity` integer NOT NULL,
	`free` integer NOT NULL,
	`wheelchair_free` integer NOT NULL,
	`sales` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `cart` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`deadline_at` integer NOT NULL,
	`extensions` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `cart_deadline` ON `cart` (`deadline_at`);--> statement-breakpoint
CREATE TABLE `cart_item` (
	`cart_id` text NOT NULL,
	`event_id` integer NOT NULL,
	`hold_id` text NOT NULL,
	`revision` integer NOT NULL,
	`quantity` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`cart_id`, `event_id`),
	FOREIGN KEY (`cart_id`) REFERENCES `cart`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `check_in` (
	`nonce` text PRIMARY KEY NOT NULL,
	`ticket_id` text NOT NULL,
	`device` text NOT NULL,
	`scanned_at` integer NOT NULL,
	`received_at` integer NOT NULL,
	`duplicate` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`ticket_id`) REFERENCES `ticket`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `check_in_ticket` ON `check_in` (`ticket_id`);--> statement-breakpoint
CREATE TABLE `mail_job` (
	`key` text PRIMARY KEY NOT NULL,
	`order_id` text,
	`template` text NOT NULL,
	`lang` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` integer NOT NULL,
	`sent_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `mail_job_due` ON `mail_job` (`status`,`next_at`);--> statement-breakpoint
CREATE TABLE `order_line` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` text NOT NULL,
	`event_id` integer NOT NULL,
	`hold_id` text NOT NULL,
	`price_line_id` integer NOT NULL,
	`seat_group_id` integer NOT NULL,
	`sale_type_id` integer NOT NULL,
	`name` text NOT NULL,
	`amount` integer NOT NULL,
	`cents` integer NOT NULL,
	`tax_rate` real NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_line_amount" CHECK("order_line"."amount" > 0 AND "order_line"."cents" >= 0)
);
--> statement-breakpoint
CREATE INDEX `order_line_order` ON `order_line` (`order_id`);--> statement-breakpoint
CREATE INDEX `order_line_event` ON `order_line` (`event_id`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`secret_hash` text NOT NULL,
	`cart_id` text,
	`user_id` text,
	`status` text NOT NULL,
	`lang` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`currency` text DEFAULT 'EUR' NOT NULL,
	`total_cents` integer NOT NULL,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	`erased_at` integer,
	CONSTRAINT "orders_total" CHECK("orders"."total_cents" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_number` ON `orders` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_secret` ON `orders` (`secret_hash`);--> statement-breakpoint
CREATE INDEX `orders_status` ON `orders` (`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `payment` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`provider` text NOT NULL,
	`provider_ref` text,
	`status` text NOT NULL,
	`currency` text DEFAULT 'EUR' NOT NULL,
	`cents` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_cents" CHECK("payment"."cents" >= 0)
);
--> statement-breakpoint
CREATE INDEX `payment_order` ON `payment` (`order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_provider_ref` ON `payment` (`provider`,`provider_ref`);--> statement-breakpoint
CREATE TABLE `refund` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`cents` integer NOT NULL,
	`reason` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payment`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refund_cents" CHECK("refund"."cents" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refund_key` ON `refund` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `refund_payment` ON `refund` (`payment_id`);--> statement-breakpoint
CREATE TABLE `ticket` (
	`id` text PRIMARY KEY NOT NULL,
	`order_line_id` integer NOT NULL,
	`event_id` integer NOT NULL,
	`unit_id` integer NOT NULL,
	`row` text,
	`seat` text,
	`status` text NOT NULL,
	`reissue_of` text,
	`issued_at` integer NOT NULL,
	FOREIGN KEY (`order_line_id`) REFERENCES `order_line`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `ticket_event` ON `ticket` (`event_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_unit` ON `ticket` (`event_id`,`unit_id`) WHERE "ticket"."status" <> 'void';--> statement-breakpoint
CREATE TABLE `webhook_event` (
	`provider` text NOT NULL,
	`id` text NOT NULL,
	`type` text NOT NULL,
	`received_at` integer NOT NULL,
	PRIMARY KEY(`provider`, `id`)
);
--> statement-breakpoint
CREATE TABLE `credit_role` (
	`slug` text PRIMARY KEY NOT NULL,
	`name` text DEFAULT '{}' NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `exhibition_type` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`name` text DEFAULT '{}' NOT NULL,
	`show_in_filter` integer DEFAULT true NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `exhibition_type_slug_unique` ON `exhibition_type` (`slug`);--> statement-breakpoint
CREATE TABLE `genre` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`name` text DEFAULT '{}' NOT NULL,
	`show_in_filter` integer DEFAULT true NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `genre_slug_unique` ON `genre` (`slug`);--> statement-breakpoint
CREATE TABLE `person` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`position` text DEFAULT '{}' NOT NULL,
	`text` text,
	`email` text DEFAULT '' NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`image_id` integer,
	`in_ensemble` integer DEFAULT false NOT NULL,
	`is_online` integer DEFAULT true NOT NULL,
	`wikidata` text,
	`sort` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE TABLE `production` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`title` text DEFAULT '{}' NOT NULL,
	`original_title` text,
	`original_lang` text,
	`year` integer,
	`countries` text DEFAULT '[]' NOT NULL,
	`runtime` integer,
	`aspect_ratio` real,
	`languages` text DEFAULT '[]' NOT NULL,
	`teaser` text DEFAULT '{}' NOT NULL,
	`text` text,
	`signed_by` text DEFAULT '' NOT NULL,
	`age_rating` integer,
	`image_id` integer,
	`poster_id` integer,
	`wikidata` text,
	`video` text,
	`series_id` integer,
	`exhibition_type_id` integer,
	`season_id` integer,
	`is_online` integer DEFAULT true NOT NULL,
	`show_sticky_event` integer DEFAULT true NOT NULL,
	`sort_title` text DEFAULT '' NOT NULL,
	`created_at` integer DEFAULT 0 NOT NULL,
	`updated_at` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`poster_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`series_id`) REFERENCES `series`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`exhibition_type_id`) REFERENCES `exhibition_type`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`season_id`) REFERENCES `season`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `production_list` ON `production` (`is_online`,`sort_title`,`id`);--> statement-breakpoint
CREATE INDEX `production_season` ON `production` (`season_id`);--> statement-breakpoint
CREATE INDEX `production_exhibition_type` ON `production` (`exhibition_type_id`);--> statement-breakpoint
CREATE TABLE `production_genre` (
	`production_id` integer NOT NULL,
	`genre_id` integer NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`production_id`, `genre_id`),
	FOREIGN KEY (`production_id`) REFERENCES `production`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`genre_id`) REFERENCES `genre`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `production_genre_genre` ON `production_genre` (`genre_id`,`production_id`);--> statement-breakpoint
CREATE TABLE `production_image` (
	`production_id` integer NOT NULL,
	`media_id` integer NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`production_id`, `media_id`),
	FOREIGN KEY (`production_id`) REFERENCES `production`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `production_person` (
	`production_id` integer NOT NULL,
	`person_id` integer NOT NULL,
	`role` text NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`production_id`, `person_id`, `role`),
	FOREIGN KEY (`production_id`) REFERENCES `production`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `production_person_person` ON `production_person` (`person_id`);--> statement-breakpoint
CREATE TABLE `production_tag` (
	`production_id` integer NOT NULL,
	`tag_id` integer NOT NULL,
	PRIMARY KEY(`production_id`, `tag_id`),
	FOREIGN KEY (`production_id`) REFERENCES `production`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tag_id`) REFERENCES `tag`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `production_tag_tag` ON `production_tag` (`tag_id`,`production_id`);--> statement-breakpoint
CREATE TABLE `season` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`name` text DEFAULT '{}' NOT NULL,
	`date_from` text,
	`date_to` text,
	`show_in_filter` integer DEFAULT true NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `season_slug_unique` ON `season` (`slug`);--> statement-breakpoint
CREATE TABLE `series` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`name` text DEFAULT '{}' NOT NULL,
	`text` text DEFAULT '{}' NOT NULL,
	`accent` text DEFAULT 'mint' NOT NULL,
	`image_id` integer,
	`show_in_filter` integer DEFAULT true NOT NULL,
	`is_online` integer DEFAULT true NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `series_slug_unique` ON `series` (`slug`);--> statement-breakpoint
CREATE TABLE `tag` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`scope` text NOT NULL,
	`slug` text NOT NULL,
	`name` text DEFAULT '{}' NOT NULL,
	`show_in_filter` integer DEFAULT true NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tag_scope` ON `tag` (`scope`,`sort`);--> statement-breakpoint
CREATE TABLE `form` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`title` text DEFAULT '{}' NOT NULL,
	`intro` text DEFAULT '{}' NOT NULL,
	`success` text DEFAULT '{}' NOT NULL,
	`notify_email` text DEFAULT '' NOT NULL,
	`retention_days` integer DEFAULT 180 NOT NULL,
	`is_online` integer DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `form_slug_unique` ON `form` (`slug`);--> statement-breakpoint
CREATE TABLE `form_entry` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`form_id` integer NOT NULL,
	`values` text NOT NULL,
	`lang` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	FOREIGN KEY (`form_id`) REFERENCES `form`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `form_entry_form` ON `form_entry` (`form_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `form_field` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`form_id` integer NOT NULL,
	`slug` text NOT NULL,
	`label` text DEFAULT '{}' NOT NULL,
	`field_type` integer NOT NULL,
	`required` integer DEFAULT false NOT NULL,
	`visible` integer DEFAULT true NOT NULL,
	`choices` text DEFAULT '[]' NOT NULL,
	`default` text,
	`placeholder_text` text DEFAULT '{}' NOT NULL,
	`help_text` text DEFAULT '{}' NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`form_id`) REFERENCES `form`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `form_field_form` ON `form_field` (`form_id`,`sort`);--> statement-breakpoint
CREATE TABLE `temp_file` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`token` text NOT NULL,
	`object_key` text NOT NULL,
	`filename` text NOT NULL,
	`mime` text NOT NULL,
	`bytes` integer NOT NULL,
	`entry_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`entry_id`) REFERENCES `form_entry`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `temp_file_token_unique` ON `temp_file` (`token`);--> statement-breakpoint
CREATE INDEX `temp_file_created` ON `temp_file` (`created_at`);--> statement-breakpoint
CREATE TABLE `media` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text DEFAULT 'image' NOT NULL,
	`hash` text NOT NULL,
	`filename` text DEFAULT '' NOT NULL,
	`mime` text NOT NULL,
	`bytes` integer DEFAULT 0 NOT NULL,
	`width` integer DEFAULT 0 NOT NULL,
	`height` integer DEFAULT 0 NOT NULL,
	`focal_x` real DEFAULT 0.5 NOT NULL,
	`focal_y` real DEFAULT 0.5 NOT NULL,
	`color` text DEFAULT '#808080' NOT NULL,
	`title` text DEFAULT '{}' NOT NULL,
	`alt` text DEFAULT '{}' NOT NULL,
	`decorative` integer DEFAULT false NOT NULL,
	`credit` text DEFAULT '' NOT NULL,
	`rights_holder` text DEFAULT '' NOT NULL,
	`licence` text DEFAULT '' NOT NULL,
	`rights_expire_at` integer,
	`created_at` integer DEFAULT 0 NOT NULL,
	`created_by` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `media_hash_unique` ON `media` (`hash`);--> statement-breakpoint
CREATE INDEX `media_kind_created` ON `media` (`kind`,`created_at`);--> statement-breakpoint
CREATE TABLE `page` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`parent_id` integer,
	`sort` integer DEFAULT 0 NOT NULL,
	`path` text NOT NULL,
	`content_type` text DEFAULT 'page' NOT NULL,
	`title` text DEFAULT '{}' NOT NULL,
	`headline` text DEFAULT '{}' NOT NULL,
	`meta_title` text DEFAULT '{}' NOT NULL,
	`meta_description` text DEFAULT '{}' NOT NULL,
	`og_title` text DEFAULT '{}' NOT NULL,
	`og_description` text DEFAULT '{}' NOT NULL,
	`og_type` text DEFAULT 'website' NOT NULL,
	`og_image_id` integer,
	`is_online` integer DEFAULT true NOT NULL,
	`is_clickable` integer DEFAULT true NOT NULL,
	`in_menu` integer DEFAULT false NOT NULL,
	`in_footer` integer DEFAULT false NOT NULL,
	`is_landing_page` integer DEFAULT false NOT NULL,
	`live_seq` integer,
	`publish_at` integer,
	`publish_seq` integer,
	`created_at` integer DEFAULT 0 NOT NULL,
	`updated_at` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `page`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`og_image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `page_path_unique` ON `page` (`path`);--> statement-breakpoint
CREATE INDEX `page_tree` ON `page` (`parent_id`,`sort`);--> statement-breakpoint
CREATE TABLE `page_draft` (
	`page_id` integer PRIMARY KEY NOT NULL,
	`rev` integer DEFAULT 0 NOT NULL,
	`document` text NOT NULL,
	`updated_at` integer DEFAULT 0 NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`page_id`) REFERENCES `page`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `page_op` (
	`page_id` integer NOT NULL,
	`rev` integer NOT NULL,
	`ops` text NOT NULL,
	`inverse` text DEFAULT '[]' NOT NULL,
	`step_id` text NOT NULL,
	`actor` text,
	`created_at` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`page_id`, `rev`),
	FOREIGN KEY (`page_id`) REFERENCES `page`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `page_version` (
	`page_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`reason` text NOT NULL,
	`document` text NOT NULL,
	`rev` integer DEFAULT 0 NOT NULL,
	`created_at` integer DEFAULT 0 NOT NULL,
	`created_by` text,
	PRIMARY KEY(`page_id`, `seq`),
	FOREIGN KEY (`page_id`) REFERENCES `page`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `reference` (
	`page_id` integer NOT NULL,
	`module_id` text NOT NULL,
	`kind` text NOT NULL,
	`target_id` integer NOT NULL,
	PRIMARY KEY(`page_id`, `module_id`, `kind`, `target_id`),
	FOREIGN KEY (`page_id`) REFERENCES `page`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reference_target` ON `reference` (`kind`,`target_id`);--> statement-breakpoint
CREATE TABLE `room` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`venue_id` integer NOT NULL,
	`slug` text NOT NULL,
	`name` text DEFAULT '{}' NOT NULL,
	`text` text DEFAULT '{}' NOT NULL,
	`access` text DEFAULT '[]' NOT NULL,
	`access_facts` text,
	`formats` text DEFAULT '[]' NOT NULL,
	`is_open_air` integer DEFAULT false NOT NULL,
	`show_in_filter` integer DEFAULT true NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`venue_id`) REFERENCES `venue`(`id`) ON UPDATE no action ON DELETE restrict
);
--> statement-breakpoint
CREATE UNIQUE INDEX `room_slug_unique` ON `room` (`slug`);--> statement-breakpoint
CREATE INDEX `room_venue` ON `room` (`venue_id`,`sort`);--> statement-breakpoint
CREATE TABLE `seat_group` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`room_id` integer NOT NULL,
	`name` text DEFAULT '{}' NOT NULL,
	`kind` text NOT NULL,
	`capacity` integer NOT NULL,
	`plan` text,
	`sort` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`room_id`) REFERENCES `room`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `seat_group_room` ON `seat_group` (`room_id`,`sort`);--> statement-breakpoint
CREATE TABLE `venue` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`name` text DEFAULT '{}' NOT NULL,
	`text` text,
	`street` text DEFAULT '' NOT NULL,
	`postal_code` text DEFAULT '' NOT NULL,
	`city` text DEFAULT '' NOT NULL,
	`country` text DEFAULT 'AT' NOT NULL,
	`lat` real,
	`lon` real,
	`phone` text DEFAULT '' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`transport` text DEFAULT '{}' NOT NULL,
	`access_text` text DEFAULT '{}' NOT NULL,
	`image_id` integer,
	`is_online` integer DEFAULT true NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `venue_slug_unique` ON `venue` (`slug`);--> statement-breakpoint
CREATE TABLE `price_line` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`price_list_id` integer NOT NULL,
	`seat_kind` text NOT NULL,
	`sale_type_id` integer NOT NULL,
	`cents` integer NOT NULL,
	`tax_rate` real NOT NULL,
	`quota` integer,
	`sort` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`price_list_id`) REFERENCES `price_list`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sale_type_id`) REFERENCES `sale_type`(`id`) ON UPDATE no action ON DELETE restrict
);
--> statement-breakpoint
CREATE INDEX `price_line_list` ON `price_line` (`price_list_id`,`cents`);--> statement-breakpoint
CREATE TABLE `price_list` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sale_type` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`name` text DEFAULT '{}' NOT NULL,
	`text` text DEFAULT '{}' NOT NULL,
	`is_full` integer DEFAULT false NOT NULL,
	`requires` text,
	`sort` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sale_type_slug_unique` ON `sale_type` (`slug`);--> statement-breakpoint
CREATE TABLE `event` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`title` text,
	`subtitle` text DEFAULT '{}' NOT NULL,
	`production_id` integer,
	`event_type_id` integer NOT NULL,
	`series_id` integer,
	`room_id` integer,
	`venue_id` integer,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`doors_at` integer,
	`cinema_day` text NOT NULL,
	`part_of_day` text NOT NULL,
	`status` text DEFAULT 'scheduled' NOT NULL,
	`previous_starts_at` integer,
	`version` text,
	`version_code` text,
	`english_friendly` integer DEFAULT false NOT NULL,
	`format` text,
	`age_rating` integer,
	`access` text DEFAULT '[]' NOT NULL,
	`extras` text DEFAULT '[]' NOT NULL,
	`text` text,
	`important_info` text DEFAULT '{}' NOT NULL,
	`rain_plan` text DEFAULT '{}' NOT NULL,
	`programs` text DEFAULT '[]' NOT NULL,
	`guests` text DEFAULT '[]' NOT NULL,
	`sponsors` text DEFAULT '[]' NOT NULL,
	`promoter` text DEFAULT '' NOT NULL,
	`video` text,
	`image_id` integer,
	`price_list_id` integer,
	`is_free` integer DEFAULT false NOT NULL,
	`sales_start_at` integer,
	`sales_end_at` integer,
	`sales_paused` integer DEFAULT false NOT NULL,
	`is_online` integer DEFAULT true NOT NULL,
	`ticket_url` text DEFAULT '' NOT NULL,
	`id_jet` text DEFAULT '' NOT NULL,
	`capacity_override` integer,
	`sequence` integer DEFAULT 0 NOT NULL,
	`created_at` integer DEFAULT 0 NOT NULL,
	`updated_at` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`production_id`) REFERENCES `production`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`event_type_id`) REFERENCES `event_type`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`series_id`) REFERENCES `series`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`room_id`) REFERENCES `room`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`venue_id`) REFERENCES `venue`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`price_list_id`) REFERENCES `price_list`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `event_list` ON `event` (`is_online`,`cinema_day`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `event_facets` ON `event` (`is_online`,`room_id`,`event_type_id`,`series_id`,`version_code`,`english_friendly`,`part_of_day`,`access`,`cinema_day`,`production_id`);--> statement-breakpoint
CREATE INDEX `event_production` ON `event` (`production_id`,`is_online`,`starts_at`,`cinema_day`);--> statement-breakpoint
CREATE INDEX `event_series` ON `event` (`series_id`,`is_online`,`cinema_day`,`starts_at`);--> statement-breakpoint
CREATE INDEX `event_room` ON `event` (`room_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `event_slug` ON `event` (`slug`,`event_type_id`);--> statement-breakpoint
CREATE INDEX `event_id_jet` ON `event` (`id_jet`) WHERE id_jet <> '';--> statement-breakpoint
CREATE TABLE `event_image` (
	`event_id` integer NOT NULL,
	`media_id` integer NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`event_id`, `media_id`),
	FOREIGN KEY (`event_id`) REFERENCES `event`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `event_label` (
	`event_id` integer NOT NULL,
	`label_id` integer NOT NULL,
	PRIMARY KEY(`event_id`, `label_id`),
	FOREIGN KEY (`event_id`) REFERENCES `event`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`label_id`) REFERENCES `label`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `event_person` (
	`event_id` integer NOT NULL,
	`person_id` integer NOT NULL,
	`role` text NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`event_id`, `person_id`, `role`),
	FOREIGN KEY (`event_id`) REFERENCES `event`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `event_tag` (
	`event_id` integer NOT NULL,
	`tag_id` integer NOT NULL,
	PRIMARY KEY(`event_id`, `tag_id`),
	FOREIGN KEY (`event_id`) REFERENCES `event`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tag_id`) REFERENCES `tag`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_tag_tag` ON `event_tag` (`tag_id`,`event_id`);--> statement-breakpoint
CREATE TABLE `event_type` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`name` text DEFAULT '{}' NOT NULL,
	`kind` text NOT NULL,
	`show_in_filter` integer DEFAULT true NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_type_slug_unique` ON `event_type` (`slug`);--> statement-breakpoint
CREATE TABLE `extra` (
	`slug` text PRIMARY KEY NOT NULL,
	`name` text DEFAULT '{}' NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `label` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`name` text DEFAULT '{}' NOT NULL,
	`is_visible` integer DEFAULT true NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `label_slug_unique` ON `label` (`slug`);--> statement-breakpoint
CREATE TABLE `programme_teaser` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`position` text NOT NULL,
	`link_url` text DEFAULT '' NOT NULL,
	`preline` text DEFAULT '{}' NOT NULL,
	`headline` text DEFAULT '{}' NOT NULL,
	`subline` text DEFAULT '{}' NOT NULL,
	`link_text` text DEFAULT '{}' NOT NULL,
	`accent` text DEFAULT 'mint' NOT NULL,
	`image_id` integer,
	`online_from` integer,
	`online_to` integer,
	`is_online` integer DEFAULT true NOT NULL,
	FOREIGN KEY (`image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `programme_teaser_position` ON `programme_teaser` (`position`);--> statement-breakpoint
CREATE TABLE `timeslot` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`event_id` integer NOT NULL,
	`time_start` text NOT NULL,
	`block_id` integer NOT NULL,
	`capacity` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `event`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `timeslot_event` ON `timeslot` (`event_id`,`time_start`);--> statement-breakpoint
CREATE TABLE `audit` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`entity` text NOT NULL,
	`entity_id` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`request_id` text DEFAULT '' NOT NULL,
	`detail` text DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_at` ON `audit` (`at`);--> statement-breakpoint
CREATE INDEX `audit_entity` ON `audit` (`entity`,`entity_id`,`at`);--> statement-breakpoint
CREATE TABLE `breaking_news` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text DEFAULT '{}' NOT NULL,
	`text` text DEFAULT '{}' NOT NULL,
	`link_url` text DEFAULT '' NOT NULL,
	`link_title` text DEFAULT '{}' NOT NULL,
	`online_from` integer,
	`online_to` integer,
	`is_online` integer DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE `menu_entry` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`menu` text NOT NULL,
	`parent_id` integer,
	`menu_name` text DEFAULT '{}' NOT NULL,
	`url` text DEFAULT '' NOT NULL,
	`page_id` integer,
	`has_tab_navigation` integer DEFAULT false NOT NULL,
	`is_online` integer DEFAULT true NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `menu_entry`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`page_id`) REFERENCES `page`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `menu_entry_menu` ON `menu_entry` (`menu`,`sort`);--> statement-breakpoint
CREATE TABLE `not_found_log` (
	`url` text PRIMARY KEY NOT NULL,
	`count` integer DEFAULT 1 NOT NULL,
	`first_seen_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `not_found_log_seen` ON `not_found_log` (`last_seen_at`);--> statement-breakpoint
CREATE TABLE `opening_hours` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`weekday` integer NOT NULL,
	`time_from` text,
	`time_to` text,
	`closed` integer DEFAULT false NOT NULL,
	`alternative_text` text DEFAULT '{}' NOT NULL,
	`alternative_link_url` text DEFAULT '' NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `opening_hours_weekday` ON `opening_hours` (`weekday`,`sort`);--> statement-breakpoint
CREATE TABLE `opening_hours_exception` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`date_from` text NOT NULL,
	`date_to` text NOT NULL,
	`time_from` text,
	`time_to` text,
	`closed` integer DEFAULT false NOT NULL,
	`alternative_text` text DEFAULT '{}' NOT NULL,
	`alternative_link_url` text DEFAULT '' NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `opening_hours_exception_date` ON `opening_hours_exception` (`date_from`,`date_to`);--> statement-breakpoint
CREATE TABLE `redirect` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`old_path` text NOT NULL,
	`new_path` text NOT NULL,
	`source` text DEFAULT 'manual' NOT NULL,
	`created_at` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `redirect_oldPath_unique` ON `redirect` (`old_path`);--> statement-breakpoint
CREATE TABLE `site_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`data` text NOT NULL,
	`updated_at` integer DEFAULT 0 NOT NULL
);
