CREATE TABLE `creative_comparisons` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`line_id` text NOT NULL,
	`format_ids` text NOT NULL,
	`creatives` text NOT NULL,
	`started_at` text NOT NULL,
	`from_hour` text NOT NULL,
	`ended_at` text,
	`ended_by` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `creative_comparisons_line` ON `creative_comparisons` (`line_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `creative_comparisons_running` ON `creative_comparisons` (`line_id`,`format_ids`) WHERE `ended_at` is null;
--> statement-breakpoint
CREATE TRIGGER `comparison_creative_changed` AFTER UPDATE OF `weight`, `schedule`, `removed_at` ON `creatives`
WHEN old.weight <> new.weight OR old.schedule IS NOT new.schedule OR old.removed_at IS NOT new.removed_at
BEGIN
  UPDATE creative_comparisons SET ended_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), ended_by = 'changed'
  WHERE line_id = new.line_id AND ended_at IS NULL
    AND EXISTS (SELECT 1 FROM json_each(creatives) one WHERE one.value ->> 'creativeId' = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER `comparison_version_changed` AFTER UPDATE OF `state` ON `creative_versions`
WHEN (old.state = 'approved') <> (new.state = 'approved')
BEGIN
  UPDATE creative_comparisons SET ended_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), ended_by = 'changed'
  WHERE line_id = new.line_id AND ended_at IS NULL
    AND (EXISTS (SELECT 1 FROM json_each(creatives) one WHERE one.value ->> 'creativeId' = new.creative_id)
      OR EXISTS (SELECT 1 FROM json_each(format_ids) format WHERE format.value = new.format_id));
END;
