import type { LocalMap } from '#domain/planning/local/localMap.ts'
import type { LinkedPage, SectionFrame } from '../pages/sectionFrame.ts'
import type { ListedRule, ListedSource } from '../pages/sourceList.ts'
import type { SitePath } from '../sitePaths.ts'

/** A table of a page; a cell may hold a link, as other texts do. */
export interface LocalTable {
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  bars?: readonly number[]
  note?: string
}

/** A plan that is ready to be taken over. */
export interface LocalPlan {
  title: string
  budget: string
  lines: readonly string[]
  to: string
  /** Said to who does not see beside which plan the link stands. */
  linkLabel: string
}

/** A kind of place that screens stand in. */
export interface LocalVenue {
  label: string
  screens: number
  views: number
  /** "3 screens", and the share of the views: "64%". */
  screensWords: string
  viewsWords: string
}

/** A radius that can be chosen, in the unit of the country, with its people and screens. */
export interface LocalRadius {
  radius: number
  miles: number
  people: string
  screens: number
}

/** The people within some distances, and how many screens are there. */
export interface LocalPeople {
  heading: string
  /** Smallest first; `first` is the position of the one that is chosen at the beginning. */
  radii: readonly LocalRadius[]
  first: number
  unit: 'miles' | 'km'
  /** Where a plan around the place goes on; the radius is added to it. */
  planTo: string
  rows: readonly { distance: string; people: string; screens: string; share: number }[]
  note: string
}

/** A page of a place, a state or a country as it is shown; parts that it does not have are null or empty. */
export interface LocalView extends SectionFrame {
  path: SitePath
  /** Whether search may find it. */
  isListed: boolean
  /** Said where the address that was asked for has no page, and this is the nearest. */
  isInstead: boolean
  crumbs: readonly LinkedPage[]
  title: string
  description: string
  lede: string
  figures: readonly { value: string; text: string }[]
  people: LocalPeople | null
  map: LocalMap | null
  /** By views, the largest first; empty on pages without screens. */
  venues: readonly LocalVenue[]
  tables: readonly LocalTable[]
  plans: { heading: string; intro: string; cards: readonly LocalPlan[] } | null
  /** Places by what they lie in. */
  groups: readonly { heading: LinkedPage; links: readonly LinkedPage[] }[]
  law: { heading: string; rules: readonly ListedRule[] } | null
  next: readonly LinkedPage[]
  sources: readonly ListedSource[]
  /** What machines are told: which places it serves, and from which price on. */
  area: { name: string; kind: 'City' | 'State' | 'Country' } | null
  leastPriceMinor: number | null
}
