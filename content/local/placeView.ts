import {
  FARTHEST_MILES,
  FIRST_RADIUS,
  LOCAL_RADII,
  NEAR_MILES,
  PEOPLE_MILES,
  SUBJECT_MEDIA,
  type LocalSubject,
} from '#domain/planning/local/localSubject.ts'
import { localMap } from '#domain/planning/local/localMap.ts'
import { COUNTRY_SLUGS, hasPlacePage } from '#domain/planning/local/localDirectory.ts'
import { peopleAround, peopleWithin } from '#domain/planning/local/localForecast.ts'
import { screensAround } from '#domain/planning/local/screenFigures.ts'
import { KM_PER_MILE, RANGE_UNITS } from '#domain/foundation/geo/campaignCountries.ts'
import { planAddress } from '../planAddress.ts'
import { COUNTRY_NAMES } from '../wording/countryNames.ts'
import { KNOWLEDGE_LABELS, knowledgePath } from '../knowledgePaths.ts'
import { findKnowledgeSection } from '../knowledgeSections.ts'
import { populationNote } from '../wording/populationWords.ts'
import { sectionFrame, type LinkedPage } from '../pages/sectionFrame.ts'
import { SourceList } from '../pages/sourceList.ts'
import { hasExamples } from './exampleInventory.ts'
import { localLaw } from './localLaw.ts'
import {
  LOCAL_SECTION_SLUGS,
  LOCAL_SECTIONS,
  localHubPath,
  localPath,
  type LocalSectionSlug,
} from './localSections.ts'
import type { LocalPeople, LocalRadius, LocalView } from './localView.ts'
import { around, exact, fullName, inhabitants } from './localWords.ts'
import { onlinePart } from './onlinePart.ts'
import { screensOf, type PlaceFacts, type SubjectPart } from './placeFacts.ts'
import { MOST_SCREENS, screensPart } from './screensPart.ts'
import { streamingPart } from './streamingPart.ts'

const PARTS: Record<LocalSubject, (facts: PlaceFacts) => SubjectPart> = {
  screens: screensPart,
  streaming: streamingPart,
  online: onlinePart,
}

/** The label of the same place in the other sections. */
const SECTION_LINKS: Record<LocalSectionSlug, string> = {
  'billboards-digital': 'Digital billboards',
  'ctv-streaming-ads': 'Streaming TV',
  'online-digital-marketing': 'All digital media',
}

/** The frame of a section that has local pages; its chapter "Near you" is the current one. */
export function localFrame(section: LocalSectionSlug) {
  const found = findKnowledgeSection(section)
  if (!found) throw new Error(`There is no section ${section}`)
  return sectionFrame(found, localHubPath(section))
}

/** The page of a place in a section. */
export function placeView(section: LocalSectionSlug, facts: PlaceFacts): LocalView {
  const { place, cells } = facts
  const subject = LOCAL_SECTIONS[section]
  const sources = new SourceList()
  const near = screensAround(screensOf(facts), place, NEAR_MILES).slice(0, MOST_SCREENS)
  const state = { code: place.stateCode, name: place.stateName }
  return {
    ...localFrame(section),
    venues: [],
    ...PARTS[subject](facts),
    path: localPath(section, place.slug),
    isListed: true,
    isInstead: false,
    crumbs: crumbsOf(section, facts),
    people: peopleOf(facts, subject),
    map: localMap(
      place,
      cells,
      subject === 'screens'
        ? near.map(({ product: { name, screen } }) => ({
            name,
            latitude: screen.latitude,
            longitude: screen.longitude,
          }))
        : [],
      // Outside the US the source has only countries, whose lines cross the Great Lakes.
      { own: place.name, land: facts.land, hasStateLines: place.country === 'US' },
    ),
    groups: [],
    law: localLaw({ country: place.country, state }, subject, sources),
    next: nextPages(section, facts),
    sources: sources.list(),
    area: { name: fullName(place), kind: 'City' },
  }
}

const crumbsOf = (section: LocalSectionSlug, { place }: PlaceFacts): LinkedPage[] => {
  const country = COUNTRY_SLUGS[place.country]
  const state = place.slug.slice(0, place.slug.lastIndexOf('/'))
  return [
    { label: 'Near you', to: localHubPath(section) },
    { label: COUNTRY_NAMES[place.country], to: localPath(section, country) },
    { label: place.stateName, to: localPath(section, state) },
  ]
}

function peopleOf(facts: PlaceFacts, subject: LocalSubject): LocalPeople {
  const { place } = facts
  const unit = RANGE_UNITS[place.country]
  const radii: readonly number[] = LOCAL_RADII[unit]
  const people = peopleAround(facts)
  const most = people.at(-1)?.people ?? 1
  return {
    heading: `People around ${place.name}`,
    radii: radii.map((radius) => radiusOf(facts, radius)),
    first: radii.indexOf(FIRST_RADIUS[unit]),
    unit: unit === 'mi' ? 'miles' : 'km',
    planTo: planAddress(SUBJECT_MEDIA[subject] ?? 'online_display', place.id, PLAN_BUDGET_MINOR),
    rows: people.map(({ miles, people: count }) => ({
      distance: around(miles, place.country),
      people: inhabitants(count),
      screens: exact(screensAround(screensOf(facts), place, miles).length),
      share: count / Math.max(1, most),
    })),
    note: `${populationNote(place.country)} The farthest ring is ${around(FARTHEST_MILES, place.country)}.${hasExamples(screensOf(facts)) ? ' Screens are example inventory.' : ''}`,
  }
}

/** The initial budget of a plan from the map, in USD cents. */
const PLAN_BUDGET_MINOR = 100_000

/**
 * The rings have whole miles, abroad the nearest whole kilometers: both measure the same circle.
 */
function radiusOf(facts: PlaceFacts, radius: number): LocalRadius {
  const { place } = facts
  const said = PEOPLE_MILES.find((ring) => around(ring, place.country).startsWith(`${radius} `))
  const miles = said ?? (RANGE_UNITS[place.country] === 'mi' ? radius : radius / KM_PER_MILE)
  return {
    radius,
    miles: Math.round(miles * 100) / 100,
    people: inhabitants(peopleWithin(facts, miles)),
    screens: screensAround(screensOf(facts), place, miles).length,
  }
}

function nextPages(section: LocalSectionSlug, { place }: PlaceFacts): LinkedPage[] {
  const found = findKnowledgeSection(section)
  const others = LOCAL_SECTION_SLUGS.filter(
    (other) => other !== section && hasPlacePage(place, LOCAL_SECTIONS[other]),
  ).map((other) => ({
    label: `${SECTION_LINKS[other]} in ${place.name}`,
    to: localPath(other, place.slug),
  }))
  const guides = (['price-budget-rates-cpm', found?.formats ?? 'adformats-specs'] as const).map(
    (page) => ({
      label: `${found?.name}: ${KNOWLEDGE_LABELS[page]}`,
      to: knowledgePath(section, page),
    }),
  )
  return [...others, ...guides]
}
