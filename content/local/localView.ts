import type { LocalMap } from '#domain/planning/local/localMap.ts'
import type { LinkedPage, SectionFrame } from '../pages/sectionFrame.ts'
import type { ListedRule, ListedSource } from '../pages/sourceList.ts'
import type { SitePath } from '../sitePaths.ts'

/** A table of a page; its cells may contain links, like other texts. */
export interface LocalTable {
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  bars?: readonly number[]
  note?: string
}

/** A plan that the planner can open. */
export interface LocalPlan {
  title: string
  budget: string
  lines: readonly string[]
  to: string
  /** The link's name for screen readers, which identifies its plan. */
  linkLabel: string
}

/** A kind of venue with screens. */
export interface LocalVenue {
  label: string
  screens: number
  views: number
  /** "3 screens", and the share of the views: "64%". */
  screensWords: string
  viewsWords: string
}

/** A selectable radius, in the unit of the country, with its people and screens. */
export interface LocalRadius {
  radius: number
  miles: number
  people: string
  screens: number
}

/** The people and screens within some distances. */
export interface LocalPeople {
  heading: string
  /** Smallest first; `first` is the position of the initial one. */
  radii: readonly LocalRadius[]
  first: number
  unit: 'miles' | 'km'
  /** The link to a plan around the place; the radius is appended. */
  planTo: string
  rows: readonly { distance: string; people: string; screens: string; share: number }[]
  note: string
}

/** A rendered page of a place, a state or a country; missing parts are null or empty. */
export interface LocalView extends SectionFrame {
  path: SitePath
  /** Whether search engines may index it. */
  isListed: boolean
  /** Whether it replaces the requested page, which does not exist. */
  isInstead: boolean
  crumbs: readonly LinkedPage[]
  title: string
  description: string
  lede: string
  figures: readonly { value: string; text: string }[]
  people: LocalPeople | null
  map: LocalMap | null
  /** By views, largest first; empty on pages without screens. */
  venues: readonly LocalVenue[]
  tables: readonly LocalTable[]
  plans: { heading: string; intro: string; cards: readonly LocalPlan[] } | null
  /** Places by the area that contains them. */
  groups: readonly { heading: LinkedPage; links: readonly LinkedPage[] }[]
  law: { heading: string; rules: readonly ListedRule[] } | null
  next: readonly LinkedPage[]
  sources: readonly ListedSource[]
  /** Structured data: the served area, and the lowest price. */
  area: { name: string; kind: 'City' | 'State' | 'Country' } | null
  leastPriceMinor: number | null
}
