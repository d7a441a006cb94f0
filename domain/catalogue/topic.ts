import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { VenueType } from './products/product.ts'

/**
 * The subject of a product: the topic of a website or app, the genre of a station, the category of a streaming service.
 */
export interface Topic {
  id: string
  label: string
  mediaTypes: readonly MediaType[]
}

const WEB = ['online_display', 'mobile_display', 'online_video'] as const
const SITES = ['online_display', 'online_video'] as const
const APPS = ['mobile_display'] as const
const AUDIO = ['online_audio'] as const
const TV = ['ctv'] as const

/** Topics of websites and apps (Catalogue 4). */
export const WEBSITE_TOPICS = [
  { id: 'cars', label: 'Cars and Motoring', mediaTypes: WEB },
  { id: 'business', label: 'Business', mediaTypes: SITES },
  { id: 'careers', label: 'Careers and Jobs', mediaTypes: WEB },
  { id: 'computing', label: 'Computing and Technology', mediaTypes: WEB },
  { id: 'cooking', label: 'Cooking', mediaTypes: WEB },
  { id: 'culture', label: 'Arts and Culture', mediaTypes: SITES },
  { id: 'dating', label: 'Dating and Relationships', mediaTypes: WEB },
  { id: 'education', label: 'Education', mediaTypes: WEB },
  { id: 'entertainment', label: 'Film and TV', mediaTypes: WEB },
  { id: 'family', label: 'Family and Parenting', mediaTypes: WEB },
  { id: 'fashion', label: 'Fashion and Beauty', mediaTypes: WEB },
  { id: 'finances', label: 'Finances', mediaTypes: WEB },
  { id: 'fitness', label: 'Fitness', mediaTypes: WEB },
  { id: 'games', label: 'Games', mediaTypes: WEB },
  { id: 'health', label: 'Health', mediaTypes: WEB },
  { id: 'home', label: 'Home and Garden', mediaTypes: WEB },
  { id: 'local_news', label: 'Local News', mediaTypes: WEB },
  { id: 'music', label: 'Music', mediaTypes: WEB },
  { id: 'news', label: 'National News', mediaTypes: WEB },
  { id: 'outdoors', label: 'Outdoors', mediaTypes: WEB },
  { id: 'pets', label: 'Pets', mediaTypes: WEB },
  { id: 'real_estate', label: 'Real Estate', mediaTypes: WEB },
  { id: 'science', label: 'Science and Nature', mediaTypes: SITES },
  { id: 'shopping', label: 'Shopping', mediaTypes: WEB },
  { id: 'sports', label: 'Sports', mediaTypes: WEB },
  { id: 'travel', label: 'Travel', mediaTypes: WEB },
  { id: 'weather', label: 'Weather', mediaTypes: WEB },
  { id: 'puzzles', label: 'Puzzles and Trivia', mediaTypes: APPS },
  { id: 'maps', label: 'Maps and Transit', mediaTypes: APPS },
] as const satisfies readonly Topic[]

/** Genres of stations and podcasts networks. */
export const STATION_GENRES = [
  { id: 'radio_hits', label: 'Hits and Pop', mediaTypes: AUDIO },
  { id: 'radio_rock', label: 'Rock', mediaTypes: AUDIO },
  { id: 'radio_classic_hits', label: 'Classic Hits', mediaTypes: AUDIO },
  { id: 'radio_country', label: 'Country', mediaTypes: AUDIO },
  { id: 'radio_hiphop', label: 'Hip-Hop and R&B', mediaTypes: AUDIO },
  { id: 'radio_dance', label: 'Dance and Electronic', mediaTypes: AUDIO },
  { id: 'radio_indie', label: 'Indie and Alternative', mediaTypes: AUDIO },
  { id: 'radio_jazz', label: 'Jazz and Soul', mediaTypes: AUDIO },
  { id: 'radio_classical', label: 'Classical', mediaTypes: AUDIO },
  { id: 'radio_latin', label: 'Latin', mediaTypes: AUDIO },
  { id: 'radio_schlager', label: 'Schlager and Folk', mediaTypes: AUDIO },
  { id: 'radio_gospel', label: 'Gospel and Christian', mediaTypes: AUDIO },
  { id: 'radio_news', label: 'News and Talk', mediaTypes: AUDIO },
  { id: 'radio_sports', label: 'Sports Talk', mediaTypes: AUDIO },
  { id: 'radio_podcasts', label: 'Podcasts', mediaTypes: AUDIO },
] as const satisfies readonly Topic[]

/** Program categories of streaming TV services. */
export const STREAMING_CATEGORIES = [
  { id: 'tv_general', label: 'General Entertainment', mediaTypes: TV },
  { id: 'tv_films', label: 'Films', mediaTypes: TV },
  { id: 'tv_series', label: 'Drama and Series', mediaTypes: TV },
  { id: 'tv_comedy', label: 'Comedy', mediaTypes: TV },
  { id: 'tv_news', label: 'News', mediaTypes: TV },
  { id: 'tv_sports', label: 'Live Sports', mediaTypes: TV },
  { id: 'tv_documentary', label: 'Documentary', mediaTypes: TV },
  { id: 'tv_lifestyle', label: 'Food, Home and Lifestyle', mediaTypes: TV },
  { id: 'tv_kids', label: 'Family', mediaTypes: TV },
  { id: 'tv_crime', label: 'True Crime', mediaTypes: TV },
  { id: 'tv_reality', label: 'Reality', mediaTypes: TV },
] as const satisfies readonly Topic[]

/** All topics, genres and categories. */
export const TOPICS: readonly Topic[] = [
  ...WEBSITE_TOPICS,
  ...STATION_GENRES,
  ...STREAMING_CATEGORIES,
]

export type TopicId =
  | (typeof WEBSITE_TOPICS)[number]['id']
  | (typeof STATION_GENRES)[number]['id']
  | (typeof STREAMING_CATEGORIES)[number]['id']

/** The display name of a screen's venue; screens have a venue instead of a topic. */
export const VENUE_TYPE_LABELS = {
  roadside: 'Roadside',
  street_furniture: 'Street',
  transit: 'Transit',
  mall: 'Mall',
  grocery: 'Grocery store',
  gym: 'Gym',
  gas_station: 'Gas station',
  office: 'Office building',
  airport: 'Airport',
  bar_restaurant: 'Bar or restaurant',
} as const satisfies Record<VenueType, string>

const byId = new Map<string, Topic>(TOPICS.map((topic) => [topic.id, topic]))

/** The topic with this id, or undefined. */
export function findTopic(id: string): Topic | undefined {
  return byId.get(id)
}

/** The topics a medium's products can have, in catalogue order; none for dooh. */
export function topicsFor(mediaType: MediaType): Topic[] {
  return TOPICS.filter((topic) => topic.mediaTypes.includes(mediaType))
}
