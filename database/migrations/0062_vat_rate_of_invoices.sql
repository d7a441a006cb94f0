ALTER TABLE `invoices` ADD `vat_rate` text;
