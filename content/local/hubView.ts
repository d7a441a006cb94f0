import { TARGETABLE_POPULATION_SHARE } from '#domain/planning/audience/ageDistribution.ts'
import { MEDIA_AUDIENCES } from '#domain/planning/assessment/mediaAudience.ts'
import {
  CAMPAIGN_COUNTRIES,
  type CampaignCountry,
} from '#domain/foundation/geo/campaignCountries.ts'
import {
  COUNTRY_SLUGS,
  isStateListed,
  milesBetween,
  placesWithPage,
  statesWithPages,
  type LocalDirectory,
  type LocalNode,
  type LocalPlace,
  type LocalState,
  type ScreenProduct,
} from '#domain/planning/local/localDirectory.ts'
import { NEAR_MILES, type LocalSubject } from '#domain/planning/local/localSubject.ts'
import { screenFigures } from '#domain/planning/local/screenFigures.ts'
import { COUNTRY_NAMES, inCountry } from '../wording/countryNames.ts'
import { KNOWLEDGE_LABELS, knowledgePath } from '../knowledgePaths.ts'
import type { LinkedPage } from '../pages/sectionFrame.ts'
import { SourceList } from '../pages/sourceList.ts'
import { localLaw } from './localLaw.ts'
import { LOCAL_SECTIONS, localHubPath, localPath, type LocalSectionSlug } from './localSections.ts'
import type { LocalTable, LocalView } from './localView.ts'
import { exampleNote, screensNoun } from './exampleInventory.ts'
import { about, cpm, exact, fullName, spellCount, inhabitants, linked } from './localWords.ts'
import { localFrame } from './placeView.ts'

/** The input of the lists of places. */
export interface HubFacts {
  directory: LocalDirectory
  node: Pick<LocalNode, 'country' | 'state' | 'isExact'>
  screens: readonly ScreenProduct[]
}

const SUBJECT_WORDS: Record<LocalSubject, string> = {
  screens: 'Digital billboards',
  streaming: 'Streaming TV ads',
  online: 'Digital advertising',
}

/** Maximum number of places in a country's list; its states list the others. */
const MOST_PLACES = 20

/** The list of places of a state or a country, or of all countries. */
export function hubView(section: LocalSectionSlug, facts: HubFacts): LocalView {
  const { directory, node } = facts
  const { country, state, isExact } = node
  const subject = LOCAL_SECTIONS[section]
  const sources = new SourceList()
  const places = placesWithPage(state?.places ?? directory.places, subject).filter(
    (place) => country === null || place.country === country,
  )
  const countries = new Set(places.map((place) => place.country)).size
  const where = state?.name ?? (country ? inCountry(country) : `${countries} countries`)
  const title = `${SUBJECT_WORDS[subject]} in ${where}`
  return {
    ...localFrame(section),
    path: localPath(section, slugOf(node)),
    isListed: isExact && (state === null || isStateListed(state, subject)),
    isInstead: !isExact,
    venues: [],
    crumbs: crumbsOf(section, node),
    title,
    description: `${title}: ${exact(places.length)} places, the largest first, with their people, prices and what a budget reaches there.`,
    lede: lede(subject, facts, places),
    figures: [],
    people: null,
    map: null,
    tables: country === null ? [] : [placeTable(section, facts, places)],
    plans: null,
    groups: state ? [] : groupsOf(section, directory, country),
    law: country === null ? null : localLaw({ country, state }, subject, sources),
    next: nextPages(section),
    sources: sources.list(),
    area: country === null ? null : areaOf(country, state),
    leastPriceMinor: null,
  }
}

const slugOf = ({ country, state }: HubFacts['node']): string =>
  state?.slug ?? (country === null ? '' : COUNTRY_SLUGS[country])

const areaOf = (country: CampaignCountry, state: LocalState | null): LocalView['area'] =>
  state ? { name: state.name, kind: 'State' } : { name: COUNTRY_NAMES[country], kind: 'Country' }

function crumbsOf(section: LocalSectionSlug, { country, state }: HubFacts['node']): LinkedPage[] {
  const hub = { label: 'Near you', to: localHubPath(section) }
  if (country === null) return []
  const ofCountry = {
    label: COUNTRY_NAMES[country],
    to: localPath(section, COUNTRY_SLUGS[country]),
  }
  return state ? [hub, ofCountry] : [hub]
}

function lede(subject: LocalSubject, facts: HubFacts, places: readonly LocalPlace[]): string {
  const [largest] = places
  const { country, state } = facts.node
  const screens = facts.screens.filter(
    (one) =>
      (country === null || one.country === country) &&
      (state === null || one.screen.stateCode === state.code),
  )
  const figures = subject === 'screens' ? screenFigures(screens) : null
  const people = places.reduce((sum, { population }) => sum + population, 0)
  const list = `${spellCount(places.length)} ${places.length === 1 ? 'place' : 'places'} with a page of ${places.length === 1 ? 'its' : 'their'} own, home to ${inhabitants(people)} people; the largest is ${largest?.name ?? 'none'}.`
  return figures
    ? `${exact(figures.count)} ${screensNoun(screens)} are seen ${exact(figures.weeklyViews)} times a week, at a median of **${cpm(figures.medianCpmMinor)} a thousand views**. ${list}`
    : list
}

function placeTable(
  section: LocalSectionSlug,
  facts: HubFacts,
  places: readonly LocalPlace[],
): LocalTable {
  const subject = LOCAL_SECTIONS[section]
  const shown = facts.node.state ? places : places.slice(0, MOST_PLACES)
  const columns = subject === 'screens' ? screenColumns(facts.screens) : audienceColumns(subject)
  return {
    caption: shown.length < places.length ? `The ${shown.length} largest places` : 'All places',
    head: ['Place', 'People in it', ...columns.head],
    rows: shown.map((place) => {
      const label = facts.node.state ? place.name : fullName(place)
      return [linked(label, localPath(section, place.slug)), inhabitants(place.population)].concat(
        columns.of(place),
      )
    }),
    ...(subject === 'screens' ? { note: exampleNote(facts.screens) } : {}),
  }
}

const screenColumns = (screens: readonly ScreenProduct[]) => ({
  head: [`Screens within ${NEAR_MILES} mi`, 'Median CPM', 'Views a week'],
  of: (place: LocalPlace): string[] => {
    const there = screenFigures(
      screens.filter(({ screen }) => milesBetween(place, screen) <= NEAR_MILES),
    )
    return [
      exact(there?.count ?? 0),
      cpm(there?.medianCpmMinor ?? 0),
      about(there?.weeklyViews ?? 0),
    ]
  },
})

const audienceColumns = (subject: LocalSubject) => {
  const medium = subject === 'streaming' ? 'ctv' : 'online_display'
  const share = TARGETABLE_POPULATION_SHARE * MEDIA_AUDIENCES[medium].monthlyUserShare
  return {
    head: [
      subject === 'streaming' ? 'Stream TV in a month' : 'Online in a month',
      'Screens nearby',
    ],
    of: ({ population, screens }: LocalPlace): string[] => [
      about(population * share),
      exact(screens),
    ],
  }
}

function groupsOf(
  section: LocalSectionSlug,
  directory: LocalDirectory,
  country: CampaignCountry | null,
): LocalView['groups'] {
  const subject = LOCAL_SECTIONS[section]
  return CAMPAIGN_COUNTRIES.filter((one) => country === null || one === country)
    .map((one) => ({
      heading: { label: COUNTRY_NAMES[one], to: localPath(section, COUNTRY_SLUGS[one]) },
      links: statesWithPages(directory, subject, one).map((state) => linkInto(section, state)),
    }))
    .filter(({ links }) => links.length > 0)
}

/** A state with one place links directly to it. */
function linkInto(section: LocalSectionSlug, state: LocalState): LinkedPage {
  const places = placesWithPage(state.places, LOCAL_SECTIONS[section])
  const [only] = places
  return only && places.length === 1
    ? { label: fullName(only), to: localPath(section, only.slug) }
    : { label: `${state.name} (${places.length})`, to: localPath(section, state.slug) }
}

const nextPages = (section: LocalSectionSlug): LinkedPage[] =>
  (['price-budget-rates-cpm', 'targeting', 'tips-rules'] as const).map((page) => ({
    label: KNOWLEDGE_LABELS[page],
    to: knowledgePath(section, page),
  }))
