-- The words of `search_documents`, without case and accents. Rebuild: INSERT INTO search_index(search_index) VALUES ('rebuild').
CREATE VIRTUAL TABLE `search_index` USING fts5(
  kind, folded, content = 'search_documents', content_rowid = 'n',
  tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);
--> statement-breakpoint
CREATE TRIGGER `search_documents_insert` AFTER INSERT ON `search_documents`
BEGIN
  INSERT INTO `search_index` (rowid, kind, folded) VALUES (new.`n`, new.`kind`, new.`folded`);
END;
--> statement-breakpoint
CREATE TRIGGER `search_documents_update` AFTER UPDATE ON `search_documents`
WHEN old.`words` <> new.`words`
BEGIN
  INSERT INTO `search_index` (`search_index`, rowid, kind, folded) VALUES ('delete', old.`n`, old.`kind`, old.`folded`);
  INSERT INTO `search_index` (rowid, kind, folded) VALUES (new.`n`, new.`kind`, new.`folded`);
END;
--> statement-breakpoint
CREATE TRIGGER `search_documents_delete` AFTER DELETE ON `search_documents`
BEGIN
  INSERT INTO `search_index` (`search_index`, rowid, kind, folded) VALUES ('delete', old.`n`, old.`kind`, old.`folded`);
END;
--> statement-breakpoint
CREATE TRIGGER `search_line_insert` AFTER INSERT ON `order_list`
BEGIN
  INSERT INTO `search_documents` (`kind`, `subject_id`, `words`) VALUES ('line', new.`line_id`, new.`advertiser` || ' ' || new.`name`)
  ON CONFLICT (`kind`, `subject_id`) DO UPDATE SET `words` = excluded.`words`;
END;
--> statement-breakpoint
CREATE TRIGGER `search_line_update` AFTER UPDATE OF `advertiser`, `name` ON `order_list`
BEGIN
  INSERT INTO `search_documents` (`kind`, `subject_id`, `words`) VALUES ('line', new.`line_id`, new.`advertiser` || ' ' || new.`name`)
  ON CONFLICT (`kind`, `subject_id`) DO UPDATE SET `words` = excluded.`words`;
END;
--> statement-breakpoint
CREATE TRIGGER `search_line_delete` AFTER DELETE ON `order_list`
BEGIN
  DELETE FROM `search_documents` WHERE `kind` = 'line' AND `subject_id` = old.`line_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `search_offer_insert` AFTER INSERT ON `offers`
BEGIN
  INSERT INTO `search_documents` (`kind`, `subject_id`, `words`) VALUES ('offer', new.`id`, new.`advertiser` || ' ' || coalesce(new.`agency`, '') || ' ' || coalesce(new.`email`, ''))
  ON CONFLICT (`kind`, `subject_id`) DO UPDATE SET `words` = excluded.`words`;
END;
--> statement-breakpoint
CREATE TRIGGER `search_offer_update` AFTER UPDATE OF `advertiser`, `agency`, `email` ON `offers`
BEGIN
  INSERT INTO `search_documents` (`kind`, `subject_id`, `words`) VALUES ('offer', new.`id`, new.`advertiser` || ' ' || coalesce(new.`agency`, '') || ' ' || coalesce(new.`email`, ''))
  ON CONFLICT (`kind`, `subject_id`) DO UPDATE SET `words` = excluded.`words`;
END;
--> statement-breakpoint
CREATE TRIGGER `search_offer_delete` AFTER DELETE ON `offers`
BEGIN
  DELETE FROM `search_documents` WHERE `kind` = 'offer' AND `subject_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `search_account_insert` AFTER INSERT ON `accounts`
BEGIN
  INSERT INTO `search_documents` (`kind`, `subject_id`, `words`) VALUES ('account', new.`id`, new.`name` || ' ' || new.`company_name` || ' ' || new.`email`)
  ON CONFLICT (`kind`, `subject_id`) DO UPDATE SET `words` = excluded.`words`;
END;
--> statement-breakpoint
CREATE TRIGGER `search_account_update` AFTER UPDATE OF `name`, `company_name`, `email` ON `accounts`
BEGIN
  INSERT INTO `search_documents` (`kind`, `subject_id`, `words`) VALUES ('account', new.`id`, new.`name` || ' ' || new.`company_name` || ' ' || new.`email`)
  ON CONFLICT (`kind`, `subject_id`) DO UPDATE SET `words` = excluded.`words`;
END;
--> statement-breakpoint
CREATE TRIGGER `search_account_delete` AFTER DELETE ON `accounts`
BEGIN
  DELETE FROM `search_documents` WHERE `kind` = 'account' AND `subject_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `search_series_insert` AFTER INSERT ON `coupon_series`
BEGIN
  INSERT INTO `search_documents` (`kind`, `subject_id`, `words`) VALUES ('series', new.`id`, new.`name`)
  ON CONFLICT (`kind`, `subject_id`) DO UPDATE SET `words` = excluded.`words`;
END;
--> statement-breakpoint
CREATE TRIGGER `search_series_update` AFTER UPDATE OF `name` ON `coupon_series`
BEGIN
  INSERT INTO `search_documents` (`kind`, `subject_id`, `words`) VALUES ('series', new.`id`, new.`name`)
  ON CONFLICT (`kind`, `subject_id`) DO UPDATE SET `words` = excluded.`words`;
END;
--> statement-breakpoint
CREATE TRIGGER `search_series_delete` AFTER DELETE ON `coupon_series`
BEGIN
  DELETE FROM `search_documents` WHERE `kind` = 'series' AND `subject_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `search_creative_insert` AFTER INSERT ON `creatives`
BEGIN
  INSERT INTO `search_documents` (`kind`, `subject_id`, `words`) VALUES ('creative', new.`id`, new.`title`)
  ON CONFLICT (`kind`, `subject_id`) DO UPDATE SET `words` = excluded.`words`;
END;
--> statement-breakpoint
CREATE TRIGGER `search_creative_update` AFTER UPDATE OF `title` ON `creatives`
BEGIN
  INSERT INTO `search_documents` (`kind`, `subject_id`, `words`) VALUES ('creative', new.`id`, new.`title`)
  ON CONFLICT (`kind`, `subject_id`) DO UPDATE SET `words` = excluded.`words`;
END;
--> statement-breakpoint
CREATE TRIGGER `search_creative_delete` AFTER DELETE ON `creatives`
BEGIN
  DELETE FROM `search_documents` WHERE `kind` = 'creative' AND `subject_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `search_product_insert` AFTER INSERT ON `products`
BEGIN
  INSERT INTO `search_documents` (`kind`, `subject_id`, `words`) VALUES ('product', new.`id`, new.`id` || ' ' || new.`name` || ' ' || coalesce((SELECT `name` FROM `organizations` WHERE `id` = new.`organization_id`), ''))
  ON CONFLICT (`kind`, `subject_id`) DO UPDATE SET `words` = excluded.`words`;
END;
--> statement-breakpoint
CREATE TRIGGER `search_product_update` AFTER UPDATE OF `name`, `organization_id` ON `products`
BEGIN
  INSERT INTO `search_documents` (`kind`, `subject_id`, `words`) VALUES ('product', new.`id`, new.`id` || ' ' || new.`name` || ' ' || coalesce((SELECT `name` FROM `organizations` WHERE `id` = new.`organization_id`), ''))
  ON CONFLICT (`kind`, `subject_id`) DO UPDATE SET `words` = excluded.`words`;
END;
--> statement-breakpoint
CREATE TRIGGER `search_product_delete` AFTER DELETE ON `products`
BEGIN
  DELETE FROM `search_documents` WHERE `kind` = 'product' AND `subject_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `search_organization_update` AFTER UPDATE OF `name` ON `organizations`
BEGIN
  UPDATE `search_documents` SET `words` = (
    SELECT p.`id` || ' ' || p.`name` || ' ' || new.`name` FROM `products` p WHERE p.`id` = `subject_id`)
  WHERE `kind` = 'product' AND `subject_id` IN (SELECT `id` FROM `products` WHERE `organization_id` = new.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `search_lead_request_insert` AFTER INSERT ON `lead_requests`
BEGIN
  INSERT INTO `search_documents` (`kind`, `subject_id`, `words`) VALUES ('lead', new.`lead_id`, coalesce((
    SELECT group_concat(`first_name` || ' ' || `last_name` || ' ' || `company` || ' ' || coalesce(`email`, ''), ' ')
    FROM `lead_requests` WHERE `lead_id` = new.`lead_id`), ''))
  ON CONFLICT (`kind`, `subject_id`) DO UPDATE SET `words` = excluded.`words`;
END;
--> statement-breakpoint
CREATE TRIGGER `search_lead_request_update` AFTER UPDATE OF `lead_id`, `first_name`, `last_name`, `company`, `email` ON `lead_requests`
BEGIN
  INSERT INTO `search_documents` (`kind`, `subject_id`, `words`) VALUES ('lead', new.`lead_id`, coalesce((
    SELECT group_concat(`first_name` || ' ' || `last_name` || ' ' || `company` || ' ' || coalesce(`email`, ''), ' ')
    FROM `lead_requests` WHERE `lead_id` = new.`lead_id`), ''))
  ON CONFLICT (`kind`, `subject_id`) DO UPDATE SET `words` = excluded.`words`;
END;
--> statement-breakpoint
CREATE TRIGGER `search_lead_delete` AFTER DELETE ON `leads`
BEGIN
  DELETE FROM `search_documents` WHERE `kind` = 'lead' AND `subject_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `search_lead_request_delete` AFTER DELETE ON `lead_requests`
BEGIN
  UPDATE `search_documents` SET `words` = coalesce((
    SELECT group_concat(`first_name` || ' ' || `last_name` || ' ' || `company` || ' ' || coalesce(`email`, ''), ' ')
    FROM `lead_requests` WHERE `lead_id` = old.`lead_id`), '')
  WHERE `kind` = 'lead' AND `subject_id` = old.`lead_id`;
END;
