import type { LocalPlace, ScreenProduct } from '../planning/local/localDirectory.ts'
import { hasScreen } from '../planning/local/localDirectory.ts'
import { austin, screen } from './austin.ts'

// Places and screens on Austin's meridian, for tests of local pages.

/** Miles per degree of latitude, on a sphere of the earth's mean radius. */
const MILES_PER_DEGREE = 69.0933

const latitudeAt = (milesNorth: number) => austin.latitude + milesNorth / MILES_PER_DEGREE

/** A place with a page, this many miles north of Austin. */
export function localPlace(name: string, milesNorth: number, more: Partial<LocalPlace> = {}) {
  const slug = `united-states/texas/${name.toLowerCase()}`
  const offered = { slug, screens: 0, services: 0 }
  const place: LocalPlace = { ...austin, id: `city_${name}`, name, ...offered }
  return { ...place, latitude: latitudeAt(milesNorth), population: 100_000, ...more }
}

/** A screen this many miles north of Austin. */
export function localScreen(
  at: number,
  milesNorth: number,
  more: Partial<ScreenProduct> = {},
): ScreenProduct {
  const made = screen(at, latitudeAt(milesNorth))
  if (!hasScreen(made)) throw new Error('A screen stands somewhere.')
  return { ...made, ...more }
}
