import { usedOf } from '#domain/orders/order/amendment/usedBefore.ts'
import { assembleReport, type RowName } from '../report/assembleReport.ts'
import { countsOf } from '../figures/deliveryCounts.ts'
import { plannedHours, type PlannedFlight } from '../figures/plannedHours.ts'
import type { ReportPlaces } from '../figures/reportPlaces.ts'
import type { ReportReach, ReportView } from '../report/reportView.types.ts'
import { sampleDelivery } from './sampleDelivery.ts'
import { hourOf } from '../figures/zoneClock.ts'

/** The time of the sample report: half of its campaign has passed. */
const AS_OF = '2026-11-22T16:42:00.000Z'
const LINE = 'sample'
const BOOKED = 200_000
const DELIVERED = 87_955
const PAID_USD_MINOR = 5_600_00

/** Evenings and nights, when people watch TV. */
const EVENINGS = `1${'0'.repeat(5)}${'1'.repeat(18)}`
const FLIGHT: PlannedFlight = {
  mediaType: 'ctv',
  periods: null,
  dayparts: Array.from({ length: 7 }, () => EVENINGS),
  runtime: { startDate: '2026-11-09', endDate: '2026-12-06', timeZone: 'MST' },
}

const PUBLISHERS = [
  'Matinee Lane',
  'Parlor TV',
  'Freeway Plus',
  'Chapter One',
  'Field Notes TV',
  'Living Room Live',
  'Saturday Field',
  'Compass 24',
  'Porch & Plank TV',
  'Harbor Street',
  'Laugh Track',
  'Paper Boat Family',
  'Fifth Quarter TV',
  'Drive-in Nights',
]
const CREATIVES = ['Tent at dusk', 'First snow', 'Pitched in two minutes']
const PLACES = ['US-CO', 'US-UT']

const NAMES: Record<string, { name: string; detail: string }> = {
  'US-CO': { name: 'Colorado', detail: 'United States' },
  'US-UT': { name: 'Utah', detail: 'United States' },
  ctv_30s: { name: '1920x1080, up to 30 seconds', detail: '' },
}

const nameOf: RowName = (_, key) => NAMES[key] ?? { name: key, detail: '' }

/** A long weekend with half of its planned delivery, so that the sample shows a recovery. */
const SLOW = { from: hourOf('2026-11-17T07:00:00Z'), to: hourOf('2026-11-19T07:00:00Z') }

/** The sample's plan facts, as computed from the region for a real one. */
export const SAMPLE_REACH: ReportReach = {
  region: 'Colorado and Utah',
  reach: { mediaType: 'ctv', audience: 1_140_000, activeDays: 24, frequencyCapPerDay: 3 },
  people: { country: 'US', audience: 1_140_000 },
  together: null,
  limits: [],
}

/** The positions of its places. */
export const SAMPLE_PLACES: ReportPlaces = {
  country: 'US',
  places: [
    { key: 'US-CO', latitude: 39, longitude: -105.5 },
    { key: 'US-UT', latitude: 39.3, longitude: -111.7 },
  ],
  screens: [],
}

const SAMPLE_LINE = {
  id: LINE,
  name: 'Winter tents',
  mediaType: FLIGHT.mediaType,
  status: 'active',
  stateName: 'Running',
  startsAt: '2026-11-09T07:00:00.000Z',
  endsAt: '2026-12-07T07:00:00.000Z',
  timeZone: FLIGHT.runtime.timeZone,
  bookedImpressions: BOOKED,
} as const

/** The report of a fictional campaign, by the rules of every report; deterministic. */
export function sampleReport(): ReportView {
  const plan = plannedHours(FLIGHT, BOOKED)
  const rows = sampleDelivery({
    mediaType: FLIGHT.mediaType,
    plan,
    delivered: DELIVERED,
    endHour: hourOf(AS_OF) + 1,
    publishers: PUBLISHERS,
    places: PLACES,
    versions: CREATIVES.map((id) => ({ id, formatId: 'ctv_30s' })),
    seed: 12,
    rateOf: (hour) => (hour >= SLOW.from && hour < SLOW.to ? 0.5 : 1),
  })
  const impressions = countsOf(rows).impressions
  const spentUsdMinor = usedOf(PAID_USD_MINOR, { used: impressions, booked: BOOKED })
  const query = { zone: 'CET' as const }
  const valid = rows.filter(({ validity }) => validity === 'valid')
  return {
    id: LINE,
    order: { id: LINE, number: 'Sample' },
    reader: 'guest',
    title: SAMPLE_LINE.name,
    advertiser: 'Morgan Outdoor Supply',
    asOf: AS_OF,
    zone: query.zone,
    from: null,
    to: null,
    invoice: null,
    makeGoods: [],
    ...assembleReport(
      [
        {
          line: SAMPLE_LINE,
          plan: FLIGHT,
          hours: rows,
          money: {
            bookedImpressions: BOOKED,
            budgetUsdMinor: PAID_USD_MINOR,
            spentUsdMinor,
            remainingUsdMinor: PAID_USD_MINOR - spentUsdMinor,
            returnedUsdMinor: 0,
          },
          bookedDelivered: impressions,
          isOver: false,
          viewsAPlay: null,
        },
      ],
      valid.map((row) => Object.assign({}, row, { lineId: LINE })),
      { query, asOf: AS_OF, nameOf },
    ),
  }
}
