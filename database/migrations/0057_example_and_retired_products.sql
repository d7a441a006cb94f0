ALTER TABLE `organizations` ADD `is_example` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `is_example` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `retired_at` text;--> statement-breakpoint
-- Earlier versions loaded the example inventory without a marker.
UPDATE `organizations` SET `is_example` = true WHERE `id` IN (
  'org_hearthside_media', 'org_brightroad_digital', 'org_prairie_and_pine_publishing', 'org_crossline_publishing_group',
  'org_fairview_interactive', 'org_northbend_media', 'org_signal_grove', 'org_copper_creek_media',
  'org_lakeline_local_network', 'org_cedar_and_main_media', 'org_prairie_sky_network', 'org_rive_nord_medias',
  'org_northgate_digital', 'org_harrow_and_vale_media', 'org_tidal_row_publishing', 'org_nordlicht_verlag',
  'org_rheinufer_medien', 'org_isar_digital', 'org_donauhof_medien', 'org_alpenblick_netzwerk',
  'org_limmat_medien', 'org_lac_bleu_medias', 'org_wattle_street_media', 'org_banksia_digital',
  'org_kauri_lane_media', 'org_tui_digital', 'org_tinwhistle_games', 'org_paper_kite_studio',
  'org_wellspring_apps', 'org_ledgerleaf', 'org_roadmark_labs', 'org_bluefield_audio',
  'org_copperline_broadcasting', 'org_night_bus_audio', 'org_radio_puente', 'org_boreal_audio',
  'org_promenade_audio', 'org_funkhaus_elbtor', 'org_billabong_audio', 'org_long_cloud_audio',
  'org_parlor_streaming', 'org_freeway_channels', 'org_boreal_streaming', 'org_promenade_vision',
  'org_billabong_vision', 'org_long_cloud_vision', 'org_grand_marquee_spectaculars', 'org_corner_light_media',
  'org_concourse_media', 'org_marquee_roadside', 'org_lobbyline', 'org_third_place_screens',
  'org_boreal_outdoor', 'org_rue_and_metro_affichage', 'org_kerbside_screens', 'org_arcade_place_media',
  'org_stadtlicht_aussenwerbung', 'org_passage_medien', 'org_ringlicht_medien', 'org_quai_affichage',
  'org_verandah_outdoor', 'org_long_cloud_outdoor'
);--> statement-breakpoint
UPDATE `products` SET `is_example` = true WHERE `organization_id` IN (
  SELECT `id` FROM `organizations` WHERE `is_example`
);
