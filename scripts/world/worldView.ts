import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { startOfDayIn } from '#domain/foundation/calendar/flight.ts'

const HOUR_MS = 3_600_000
/** Time zone of the demo world. */
const ZONE = 'America/New_York'

/** Locations of a visitor, which the ad server accepts outside production. */
export const PLACES = {
  austin: { name: 'Austin, Texas', code: 'US,TX,78701,30.267,-97.743' },
  newYork: { name: 'New York', code: 'US,NY,10001,40.750,-73.997' },
  denver: { name: 'Denver, Colorado', code: 'US,CO,80202,39.752,-104.999' },
  berlin: { name: 'Berlin, Germany', code: 'DE,BE,10115,52.532,13.385' },
} as const
export type PlaceId = keyof typeof PLACES

/** The visitor's hour: the current or a chosen one. */
export const HOURS = {
  now: { name: 'Now', hour: null },
  morning: { name: '8 in the morning', hour: 8 },
  noon: { name: 'Noon', hour: 12 },
  evening: { name: '8 in the evening', hour: 20 },
  night: { name: '3 at night', hour: 3 },
} as const
export type HourId = keyof typeof HOURS

/** Place and time of a visit to a demo page. */
export interface WorldView {
  place: PlaceId
  hour: HourId
  /** The origin of the ad server. */
  serve: string
  /** Query parameters that make tags respond for this place and hour. */
  tagQuery: string
}

const isKeyOf = <Names extends object>(names: Names, text: string): text is keyof Names & string =>
  Object.hasOwn(names, text)

/** Reads place and hour from a page's address. */
export function readView(address: URL, now: Date): WorldView {
  const place = address.searchParams.get('place') ?? ''
  const hour = address.searchParams.get('hour') ?? ''
  const chosen = {
    place: isKeyOf(PLACES, place) ? place : 'austin',
    hour: isKeyOf(HOURS, hour) ? hour : 'now',
  } as const
  const query = new URLSearchParams({ place: PLACES[chosen.place].code })
  const at = momentOf(chosen.hour, now)
  if (at !== null) query.set('at', at)
  const serve = new URL(address.origin)
  serve.hostname = serve.hostname.replace(/^publishers\./, 'serve.')
  return { ...chosen, serve: serve.origin, tagQuery: query.toString() }
}

/** The last time at which it was this hour. */
function momentOf(id: HourId, now: Date): string | null {
  const { hour } = HOURS[id]
  if (hour === null) return null
  const today = now.toLocaleDateString('sv-SE', { timeZone: ZONE })
  const at = (date: string) => Date.parse(startOfDayIn(date, ZONE)) + hour * HOUR_MS
  const last = at(today) <= now.getTime() ? at(today) : at(addDays(today, -1))
  return new Date(last).toISOString()
}
