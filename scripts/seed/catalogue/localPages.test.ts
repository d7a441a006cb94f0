import { describe, expect, it } from 'vitest'
import { hubView } from '#content/local/hubView.ts'
import { LOCAL_SECTION_SLUGS, LOCAL_SECTIONS } from '#content/local/localSections.ts'
import type { LocalView } from '#content/local/localView.ts'
import { runsOf, similarity } from '#content/pages/pageText.ts'
import {
  findLocalNode,
  listedSlugs,
  placesWithPage,
} from '#domain/planning/local/localDirectory.ts'
import { neighboursOf } from '#domain/planning/local/localForecast.ts'
import { ownNumbers, pageWords, stringsIn } from './pageWords.ts'
import {
  seededDirectory as directory,
  seededPlacePage as viewOf,
  seededProducts as products,
  seededScreens as screens,
} from './seededPages.ts'

/** Text of a page without its frame, legal notes, links and sources. */
function wordsOf({ title, lede, figures, people, tables, plans }: LocalView): string[] {
  const cards = plans?.cards.map(({ title: name, budget, lines }) => [name, budget, lines])
  return pageWords([title, lede, figures, people, tables, plans?.intro, cards])
}

const LEAST_OWN_NUMBERS = 8
/** Every nth page, from large to small places, is compared with its neighbor. */
const STEP = 90
/** Pages most similar to their nearest in the full check (`npm run check:places`). */
const CLOSEST = new Set([
  'united-kingdom/england/bristol',
  'canada/british-columbia/prince-george',
  'united-states/texas/brownsville',
  'canada/new-brunswick/saint-john',
])

it('lists at least 1,000 addresses, each once', () => {
  const all = LOCAL_SECTION_SLUGS.flatMap((section) =>
    listedSlugs(directory, LOCAL_SECTIONS[section]).map((slug) => `${section} ${slug}`),
  )
  expect(all.length).toBeGreaterThan(1_000)
  expect(new Set(all).size).toBe(all.length)
})

describe.each(LOCAL_SECTION_SLUGS)('%s: the page of a place', (section) => {
  const subject = LOCAL_SECTIONS[section]
  const places = placesWithPage(directory.places, subject)
  const step = subject === 'screens' ? STEP / 6 : STEP
  const looked = places.filter(({ slug }, at) => at % step === 0 || CLOSEST.has(slug))

  it.each(looked)('$slug has text that no other page has', (place) => {
    const [nearest] = neighboursOf(place, places, 1)
    if (!nearest) throw new Error('There is one place only.')
    const view = viewOf(section, place)
    const own = wordsOf(view)
    const other = wordsOf(viewOf(section, nearest.place))
    expect(similarity(runsOf(own), runsOf(other))).toBeLessThan(0.5)
    expect(ownNumbers(own, other).length).toBeGreaterThanOrEqual(LEAST_OWN_NUMBERS)
    const cellsOfTables = stringsIn(view.tables)
    const named = products.filter(({ name }) => cellsOfTables.some((text) => text.includes(name)))
    expect(new Set(named.map(({ name }) => name)).size).toBeGreaterThanOrEqual(3)
  })

  it('is linked from the list of its state, which links nothing else', () => {
    const [first] = places
    if (!first) throw new Error('There is no place.')
    expect(findLocalNode(directory, subject, first.slug)).toMatchObject({
      place: first,
      isExact: true,
    })
    const state = first.slug.slice(0, first.slug.lastIndexOf('/'))
    const unknown = findLocalNode(directory, subject, `${state}/no-such-place`)
    expect(unknown).toMatchObject({ place: null, isExact: false })
    const instead = hubView(section, { directory, node: unknown, screens })
    expect(instead).toMatchObject({ isListed: false, isInstead: true })
    expect(JSON.stringify(instead)).not.toContain('no-such-place')
    expect(instead.tables[0]?.rows[0]?.[0]).toContain(first.name)
    expect(findLocalNode(directory, subject, '<script>')).toMatchObject({
      country: null,
      isExact: false,
    })
  })
})
