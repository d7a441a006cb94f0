import { describe, expect, it } from 'vitest'
import { localPlace, localScreen } from '#domain/testing/localCases.ts'
import {
  findLocalNode,
  isStateListed,
  listedSlugs,
  localDirectory,
  statesWithPages,
} from './localDirectory.ts'
import type { LocalSubject } from './localSubject.ts'

const oklahoma = { stateCode: 'OK', stateName: 'Oklahoma' }
const vienna = { country: 'AT', stateCode: '09', stateName: 'Vienna' } as const
const places = [
  localPlace('Dallas', 200, { population: 900_000 }),
  localPlace('Austin', 0, { population: 800_000 }),
  localPlace('Marfa', -400, { population: 2_000 }),
  localPlace('Tulsa', 500, { population: 400_000, ...oklahoma }),
  localPlace('Vienna', 2_000, { population: 1_900_000, ...vienna }),
]
/** Three screens in Marfa and three in Vienna; three streaming services in the US. */
const directory = localDirectory(places, {
  screens: [-400, -400, -400, 2_000, 2_000, 2_000].map((north, at) => localScreen(at, north)),
  services: [{ country: 'US' }, { country: 'US' }, { country: 'US' }],
})

/**
 * The result for an address: its country, the names of its state and place, and whether it was
 * found completely.
 */
function foundAt(slug: string, subject: LocalSubject = 'online') {
  const { country, state, place, isExact } = findLocalNode(directory, subject, slug)
  return [country, state?.name ?? null, place?.name ?? null, isExact]
}

describe('an address among local pages', () => {
  it('leads to the list of countries, a country, a state, a place', () => {
    expect(foundAt('')).toEqual([null, null, null, true])
    expect(foundAt('united-states')).toEqual(['US', null, null, true])
    expect(foundAt('united-states/texas')).toEqual(['US', 'Texas', null, true])
    expect(foundAt('united-states/texas/austin')).toEqual(['US', 'Texas', 'Austin', true])
    expect(foundAt('austria/vienna/vienna')).toEqual(['AT', 'Vienna', 'Vienna', true])
  })

  it('leads as far as it is known', () => {
    expect(foundAt('atlantis')).toEqual([null, null, null, false])
    expect(foundAt('united-states/nowhere')).toEqual(['US', null, null, false])
    expect(foundAt('united-states/texas/nowhere')).toEqual(['US', 'Texas', null, false])
    expect(foundAt('united-states/texas/austin/more')).toEqual(['US', 'Texas', null, false])
    expect(foundAt('austria/texas/austin')).toEqual(['AT', null, null, false])
  })

  it('leads only to what has a page of the subject', () => {
    expect(foundAt('austria/vienna', 'streaming')).toEqual([null, null, null, false])
    expect(foundAt('canada')).toEqual([null, null, null, false])
    expect(foundAt('united-states/oklahoma', 'screens')).toEqual(['US', null, null, false])
    expect(foundAt('united-states/texas/austin', 'screens')).toEqual(['US', 'Texas', null, false])
    expect(foundAt('united-states/texas/marfa', 'screens')).toEqual(['US', 'Texas', 'Marfa', true])
    expect(foundAt('united-states/texas/marfa')).toEqual(['US', 'Texas', null, false])
  })
})

describe('the states of a subject', () => {
  const namesOf = (subject: LocalSubject, country: 'US' | 'AT' | null) =>
    statesWithPages(directory, subject, country).map(({ name }) => name)

  it('are those of a country, or of all, where a place has a page', () => {
    expect(namesOf('online', 'US')).toEqual(['Oklahoma', 'Texas'])
    expect(namesOf('online', null)).toEqual(['Oklahoma', 'Texas', 'Vienna'])
    expect(namesOf('streaming', 'AT')).toEqual([])
    expect(namesOf('screens', null)).toEqual(['Texas', 'Vienna'])
  })

  it('are listed with two pages', () => {
    const listed = (subject: LocalSubject) =>
      directory.states.filter((state) => isStateListed(state, subject)).map(({ name }) => name)
    expect(listed('online')).toEqual(['Texas'])
    expect(listed('screens')).toEqual([])
  })
})

it('lists what search may find: countries, states of two pages, places', () => {
  expect(listedSlugs(directory, 'online')).toEqual([
    '',
    'united-states',
    'austria',
    'united-states/texas',
    'austria/vienna/vienna',
    'united-states/texas/dallas',
    'united-states/texas/austin',
    'united-states/oklahoma/tulsa',
  ])
  expect(listedSlugs(directory, 'screens')).toEqual([
    '',
    'united-states',
    'austria',
    'austria/vienna/vienna',
    'united-states/texas/marfa',
  ])
})
