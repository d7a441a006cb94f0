import fc from 'fast-check'
import type { CreativeSchedule } from '../creatives/assignment/schedule.ts'
import type { BookCreative, BookLine, BookProduct } from '../delivery/book/book.types.ts'
import type { AdRequest } from '../delivery/selection/eligibility.ts'
import type { TimeZoneId } from '../foundation/calendar/timeZones.ts'
import type { CampaignCountry } from '../foundation/geo/campaignCountries.ts'
import { defaultAudience } from '../planning/campaign/start/newPlan.ts'

const ALL_DAY = '1'.repeat(24)
const PACE = { claim: 1, atMs: 0, delivered: 0, claimed: 1, brought: 1, unanswered: 0 }

/** An approved picture of 300x250. */
export const bookCreative = (changes: Partial<BookCreative> = {}): BookCreative => ({
  creativeId: 'cre_1',
  versionId: 'crv_1',
  formatId: 'display_300x250',
  weight: 1,
  schedule: null,
  title: 'Spring bread',
  nameForReporting: 'spring',
  landingPage: 'https://bread.example/',
  kind: 'image',
  path: 'file',
  mimeType: 'image/png',
  bytes: 20_000,
  storageKey: 'creatives/crv_1',
  sha256: '0123456789abcdef'.repeat(4),
  isZip: false,
  patches: [],
  width: 300,
  height: 250,
  durationMs: null,
  codec: null,
  ...changes,
})

/** A line for the whole of the US in December 2026, at all hours, on all news sites. */
export const bookLine = (changes: Partial<BookLine> = {}): BookLine => ({
  lineId: 'lin_1',
  name: 'Spring bread in Austin',
  timeZone: 'CST',
  startsAtMs: Date.parse('2026-12-01T06:00:00Z'),
  endsAtMs: Date.parse('2027-01-01T06:00:00Z'),
  dates: [{ from: '2026-12-01', to: '2026-12-31' }],
  dayparts: Array.from({ length: 7 }, () => ALL_DAY),
  region: { country: 'US', wholeCountry: true, stateCodes: [], zipCodes: [], circles: [] },
  inventory: { topics: ['news'], selected: [], deselected: [] },
  audience: defaultAudience(),
  capPerDay: null,
  booked: 10_000,
  delivered: 0,
  pace: PACE,
  creatives: [bookCreative()],
  ...changes,
})

export const NEWS_SITE: BookProduct = {
  id: 'site_us_news',
  name: 'The Daily',
  country: 'US',
  topic: 'news',
  formatIds: ['display_300x250', 'display_728x90'],
}

export const AUSTIN = { latitude: 30.267, longitude: -97.743 }

/** A reader of the news site in Austin, on a Tuesday noon. */
export const adRequest = (changes: Partial<AdRequest> = {}): AdRequest => ({
  nowMs: Date.parse('2026-12-08T18:00:00Z'),
  product: NEWS_SITE,
  formatIds: ['display_300x250'],
  place: { country: 'US', stateCode: 'TX', zipCode: '78701', position: AUSTIN },
  statement: { age: null, gender: null, segments: new Set() },
  visitor: { v: 1, seen: [] },
  ...changes,
})

const gridArb = fc.oneof(
  fc.constant(Array.from({ length: 7 }, () => ALL_DAY)),
  fc.array(fc.stringMatching(/^[01]{24}$/), { minLength: 7, maxLength: 7 }),
)
const circleArb = fc.record({
  latitude: fc.double({ min: 29, max: 32, noNaN: true }),
  longitude: fc.double({ min: -99, max: -96, noNaN: true }),
  radiusKm: fc.integer({ min: 1, max: 160 }),
})
const scheduleArb: fc.Arbitrary<CreativeSchedule | null> = fc.oneof(
  fc.constant(null),
  gridArb.map((hours) => ({ kind: 'hours' as const, hours })),
  fc.constant<CreativeSchedule>({
    kind: 'dates',
    ranges: [{ from: '2026-12-08', to: '2026-12-12' }],
  }),
)
const creativeArb = fc
  .record({
    formatId: fc.constantFrom('display_300x250', 'display_728x90'),
    weight: fc.integer({ min: 1, max: 9 }),
    schedule: scheduleArb,
  })
  .map(bookCreative)

const listArb = <Item>(item: fc.Arbitrary<Item>) => fc.array(item, { maxLength: 2 })

/** Lines that differ in everything that decides whether they run. */
export const lineArb: fc.Arbitrary<BookLine> = fc
  .record({
    lineId: fc.constantFrom('lin_1', 'lin_2', 'lin_3'),
    timeZone: fc.constantFrom<TimeZoneId>('PST', 'EST', 'CST', 'UTC', 'CET'),
    dates: fc.constantFrom<BookLine['dates']>(
      [{ from: '2026-12-01', to: '2026-12-31' }],
      [{ from: '2026-12-01', to: '2026-12-31' }],
      [{ from: '2026-12-05', to: '2026-12-09' }],
    ),
    dayparts: gridArb,
    region: fc.record({
      country: fc.constantFrom<CampaignCountry>('US', 'US', 'US', 'CA'),
      wholeCountry: fc.boolean(),
      stateCodes: listArb(fc.constantFrom('TX', 'NY')),
      zipCodes: listArb(fc.constantFrom('78701', '10001')),
      circles: listArb(circleArb),
    }),
    inventory: fc.record({
      topics: fc.constantFrom<string[]>(['news'], ['news', 'sports'], ['sports'], []),
      selected: listArb(fc.constantFrom('site_us_news', 'site_us_sports')),
      deselected: fc.oneof(
        { weight: 3, arbitrary: fc.constant<string[]>([]) },
        { weight: 1, arbitrary: fc.constant<string[]>(['site_us_news']) },
      ),
    }),
    audience: fc.constantFrom(
      defaultAudience(),
      { ...defaultAudience(), gender: 'female' as const },
      { ...defaultAudience(), ageFrom: 30, ageTo: 40 },
    ),
    capPerDay: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 4 })),
    delivered: fc.constantFrom(0, 1, 9_999, 10_000),
    creatives: fc.array(creativeArb, { minLength: 1, maxLength: 3 }),
  })
  .map(bookLine)

/** Requests from near and far, at any hour of some days. */
export const requestArb: fc.Arbitrary<AdRequest> = fc
  .record({
    nowMs: fc
      .integer({ min: 0, max: 9 * 24 * 60 })
      .map((minutes) => Date.parse('2026-12-04T00:00:00Z') + minutes * 60_000),
    product: fc.constantFrom(NEWS_SITE, { ...NEWS_SITE, id: 'site_us_sports', topic: 'sports' }),
    formatIds: fc.subarray(['display_300x250', 'display_728x90'], { minLength: 1 }),
    place: fc.record({
      country: fc.constantFrom('US', 'US', 'US', 'US', 'CA', 'XX'),
      stateCode: fc.constantFrom('TX', 'NY', ''),
      zipCode: fc.constantFrom('78701', '99999', ''),
      position: fc.oneof(
        fc.constant(null),
        fc.record({
          latitude: fc.double({ min: 29, max: 32, noNaN: true }),
          longitude: fc.double({ min: -99, max: -96, noNaN: true }),
        }),
      ),
    }),
    statement: fc.record({
      age: fc.constantFrom(null, 18, 35),
      gender: fc.constantFrom(null, 'female' as const, 'male' as const),
      segments: fc.constant(new Set<string>()),
    }),
    visitor: fc.oneof(
      fc.constant(null),
      fc
        .array(
          fc.tuple(
            fc.constantFrom('lin_1', 'lin_2'),
            fc.constant('2026-12-08'),
            fc.integer({ min: 1, max: 4 }),
          ),
          { maxLength: 1 },
        )
        .map((seen) => ({ v: 1 as const, seen })),
    ),
  })
  .map(adRequest)
