import type { Product } from '#domain/catalogue/products/product.ts'

/**
 * The fictional publishers and networks of the repository, by ID and name. Production refuses either, even in a copy of
 * the files without the column `example`.
 */
export const EXAMPLE_PUBLISHERS: Readonly<Record<string, string>> = {
  org_hearthside_media: 'Hearthside Media',
  org_brightroad_digital: 'Brightroad Digital',
  org_prairie_and_pine_publishing: 'Prairie & Pine Publishing',
  org_crossline_publishing_group: 'Crossline Publishing Group',
  org_fairview_interactive: 'Fairview Interactive',
  org_northbend_media: 'Northbend Media',
  org_signal_grove: 'Signal Grove',
  org_copper_creek_media: 'Copper Creek Media',
  org_lakeline_local_network: 'Lakeline Local Network',
  org_cedar_and_main_media: 'Cedar & Main Media',
  org_prairie_sky_network: 'Prairie Sky Network',
  org_rive_nord_medias: 'Rive-Nord Médias',
  org_northgate_digital: 'Northgate Digital',
  org_harrow_and_vale_media: 'Harrow & Vale Media',
  org_tidal_row_publishing: 'Tidal Row Publishing',
  org_nordlicht_verlag: 'Nordlicht Verlag',
  org_rheinufer_medien: 'Rheinufer Medien',
  org_isar_digital: 'Isar Digital',
  org_donauhof_medien: 'Donauhof Medien',
  org_alpenblick_netzwerk: 'Alpenblick Netzwerk',
  org_limmat_medien: 'Limmat Medien',
  org_lac_bleu_medias: 'Lac Bleu Médias',
  org_wattle_street_media: 'Wattle Street Media',
  org_banksia_digital: 'Banksia Digital',
  org_kauri_lane_media: 'Kauri Lane Media',
  org_tui_digital: 'Tui Digital',
  org_tinwhistle_games: 'Tinwhistle Games',
  org_paper_kite_studio: 'Paper Kite Studio',
  org_wellspring_apps: 'Wellspring Apps',
  org_ledgerleaf: 'Ledgerleaf',
  org_roadmark_labs: 'Roadmark Labs',
  org_bluefield_audio: 'Bluefield Audio',
  org_copperline_broadcasting: 'Copperline Broadcasting',
  org_night_bus_audio: 'Night Bus Audio',
  org_radio_puente: 'Radio Puente',
  org_boreal_audio: 'Boreal Audio',
  org_promenade_audio: 'Promenade Audio',
  org_funkhaus_elbtor: 'Funkhaus Elbtor',
  org_billabong_audio: 'Billabong Audio',
  org_long_cloud_audio: 'Long Cloud Audio',
  org_parlor_streaming: 'Parlor Streaming',
  org_freeway_channels: 'Freeway Channels',
  org_boreal_streaming: 'Boreal Streaming',
  org_promenade_vision: 'Promenade Vision',
  org_billabong_vision: 'Billabong Vision',
  org_long_cloud_vision: 'Long Cloud Vision',
  org_grand_marquee_spectaculars: 'Grand Marquee Spectaculars',
  org_corner_light_media: 'Corner Light Media',
  org_concourse_media: 'Concourse Media',
  org_marquee_roadside: 'Marquee Roadside',
  org_lobbyline: 'Lobbyline',
  org_third_place_screens: 'Third Place Screens',
  org_boreal_outdoor: 'Boreal Outdoor',
  org_rue_and_metro_affichage: 'Rue & Métro Affichage',
  org_kerbside_screens: 'Kerbside Screens',
  org_arcade_place_media: 'Arcade Place Media',
  org_stadtlicht_aussenwerbung: 'Stadtlicht Außenwerbung',
  org_passage_medien: 'Passage Medien',
  org_ringlicht_medien: 'Ringlicht Medien',
  org_quai_affichage: 'Quai Affichage',
  org_verandah_outdoor: 'Verandah Outdoor',
  org_long_cloud_outdoor: 'Long Cloud Outdoor',
}

type Named = Pick<Product, 'isExample'> & { organizationId: string }

/** Whether a product is fictional: its row is marked, or its publisher is in the repository's own inventory. */
export const isExampleProduct = ({ organizationId, isExample }: Named): boolean =>
  isExample === true || organizationId in EXAMPLE_PUBLISHERS

/** A product, marked if it is fictional. */
export const withMarker = <Stored extends Named>(product: Stored): Stored =>
  isExampleProduct(product) ? { ...product, isExample: true } : product
