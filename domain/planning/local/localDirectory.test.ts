import { describe, expect, it } from 'vitest'
import { austin, product } from '#domain/testing/austin.ts'
import { localPlace, localScreen } from '#domain/testing/localCases.ts'
import { hasPlacePage, hasScreen, localDirectory, milesBetween, slugOf } from './localDirectory.ts'

type Place = ReturnType<typeof localPlace>

const screensAt = (...miles: number[]) => miles.map((north, at) => localScreen(at, north))
const namesOf = (places: Place[], screens = screensAt()) =>
  localDirectory(places, { screens, services: [] }).places.map(({ name }) => name)

describe('which places have local pages', () => {
  it('are those of 50,000 people, and smaller ones with three screens', () => {
    const places = [
      localPlace('Large', 0, { population: 50_000 }),
      localPlace('Screened', 200, { population: 49_999 }),
      localPlace('Small', 400, { population: 49_998 }),
    ]
    const screens = screensAt(200, 200, 200, 400, 400)
    expect(namesOf(places, screens)).toEqual(['Large', 'Screened'])
  })

  it('are the largest within 22 miles, the largest first', () => {
    const places = [
      localPlace('Suburb', 21.9, { population: 200_000 }),
      localPlace('Town', 44, { population: 100_000 }),
      localPlace('City', 0, { population: 300_000 }),
      localPlace('Outer', -22.1, { population: 150_000 }),
    ]
    expect(namesOf(places)).toEqual(['City', 'Outer', 'Town'])
  })

  it('exclude smaller places next to another one, also to the east', () => {
    const east = localPlace('East', 0, { longitude: austin.longitude + 0.3, population: 60_000 })
    const farEast = localPlace('Far', 0, { longitude: austin.longitude + 0.4, population: 55_000 })
    expect(namesOf([localPlace('City', 0), east, farEast])).toEqual(['City', 'Far'])
  })

  it('have an address of their own: of one name in a state, only the largest', () => {
    const lesser = { ...localPlace('Paris', 300), population: 60_000 }
    const places = localDirectory([lesser, localPlace('Paris', 0)], { screens: [], services: [] })
    expect(places.places.map(({ population }) => population)).toEqual([100_000])
  })

  it('can be named in an address, with their state', () => {
    const places = [
      localPlace('Austin', 0),
      localPlace('Nowhere', 200, { stateName: '' }),
      localPlace('…', 400),
    ]
    expect(namesOf(places)).toEqual(['Austin'])
  })
})

describe('a place of the directory', () => {
  it('counts the screens within 15 miles and the streaming services of its country', () => {
    const screens = screensAt(-14.9, 12, 14.9, 15.1, -30)
    const services = [product(1, 'ctv'), product(2, 'ctv'), product(3, 'ctv', { country: 'DE' })]
    const { places } = localDirectory([localPlace('Austin', 0)], { screens, services })
    expect(places).toMatchObject([
      { slug: 'united-states/texas/austin', screens: 3, services: 2, population: 100_000 },
    ])
  })

  it('is written without accents and with hyphens', () => {
    expect(slugOf('Saint-Jérôme, Nord')).toBe('saint-jerome-nord')
    const zurich = { country: 'CH', stateCode: 'ZH', stateName: 'Zürich' } as const
    const places = [localPlace('Zürich (Kreis 10)', 0, zurich)]
    const [found] = localDirectory(places, { screens: [], services: [] }).places
    expect(found?.slug).toBe('switzerland/zurich/zurich-kreis-10')
  })

  it('lies in its state, the states sorted by name', () => {
    const places = [
      localPlace('Tulsa', 500, { stateCode: 'OK', stateName: 'Oklahoma' }),
      localPlace('Austin', 0, { population: 90_000 }),
      localPlace('Dallas', 200),
      localPlace('Denver', 900, { stateCode: 'CO', stateName: 'Colorado' }),
    ]
    const { states } = localDirectory(places, { screens: [], services: [] })
    expect(states.map((state) => [state.name, state.places.map(({ name }) => name)])).toEqual([
      ['Colorado', ['Denver']],
      ['Oklahoma', ['Tulsa']],
      ['Texas', ['Dallas', 'Austin']],
    ])
    expect(states[2]).toMatchObject({ slug: 'united-states/texas', country: 'US', code: 'TX' })
  })
})

describe('a place has a page', () => {
  const small = localPlace('Small', 0, { population: 49_999, screens: 3, services: 3 })
  const large = localPlace('Large', 0, { population: 50_000, screens: 2, services: 3 })

  it('of screens with three of them near, however large it is', () => {
    expect(hasPlacePage(small, 'screens')).toBe(true)
    expect(hasPlacePage(large, 'screens')).toBe(false)
  })

  it('of all media with 50,000 people', () => {
    expect(hasPlacePage(small, 'online')).toBe(false)
    expect(hasPlacePage({ ...large, services: 0 }, 'online')).toBe(true)
  })

  it('of streaming TV with 50,000 people and three services in its country', () => {
    expect(hasPlacePage(small, 'streaming')).toBe(false)
    expect(hasPlacePage(large, 'streaming')).toBe(true)
    expect(hasPlacePage({ ...large, services: 2 }, 'streaming')).toBe(false)
  })
})

it('measures miles on the ground', () => {
  expect(milesBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 })).toBeCloseTo(
    69.09,
    2,
  )
})

it('knows a screen from what stands nowhere', () => {
  expect(hasScreen(localScreen(1, 0))).toBe(true)
  expect(hasScreen(product(1, 'ctv'))).toBe(false)
})
