ALTER TABLE `orders` ADD `reach` text;
