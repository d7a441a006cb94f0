import { DEMO_CLAIMED_COUPONS, DEMO_COUPONS } from '#database/seed/demo/demoCoupons.ts'
import { CURRENCY_RATES, ratesOfDay } from '#database/seed/reference/currencyRates.ts'
import { seedHash, type Seed } from './d1Seed.ts'

const LOADER_VERSION = '1'
const NEW_YEAR = '2026-01-01T00:00:00.000Z'

/** The dated currency rates, for every database. Rates that an operator set stay, those of the same days too. */
export function currencyRatesSeed(): Seed {
  return {
    name: 'currency_rates',
    hash: seedHash(LOADER_VERSION, JSON.stringify(CURRENCY_RATES)),
    tables: () => [
      {
        table: 'currency_rates',
        columns: ['currency', 'as_of_date', 'per_usd_micros'],
        addsOnly: true,
        rows: CURRENCY_RATES.map(({ currency, asOfDate, perUsdMicros }) => [
          currency,
          asOfDate,
          perUsdMicros,
        ]),
      },
    ],
  }
}

/**
 * Rates of today, which nobody sets on a developer's machine. They take the place of those of an earlier day; what was
 * set for a day stays.
 */
export function demoRatesSeed(now: Date = new Date()): Seed {
  const rates = ratesOfDay(now.toISOString().slice(0, 10))
  const kept = CURRENCY_RATES.map(({ asOfDate }) => `'${asOfDate}'`).join(', ')
  const earlier = rates.map(({ currency, perUsdMicros }) => `('${currency}', ${perUsdMicros})`)
  const table = {
    table: 'currency_rates',
    columns: ['currency', 'as_of_date', 'per_usd_micros'],
  }
  return {
    name: 'demo_rates',
    isDevelopmentOnly: true,
    hash: seedHash(LOADER_VERSION, JSON.stringify(rates)),
    tables: () => [
      {
        ...table,
        where: `as_of_date not in (${kept}) and (currency, per_usd_micros) in (values ${earlier.join(', ')})`,
        rows: [],
      },
      {
        ...table,
        addsOnly: true,
        rows: rates.map(({ currency, asOfDate, perUsdMicros }) => [
          currency,
          asOfDate,
          perUsdMicros,
        ]),
      },
    ],
  }
}

/** The series of a demo coupon: the desk's list shows series. */
const demoSeriesId = (num: string) => `csr_demo_${num}`

const isClaimed = (num: string) => (DEMO_CLAIMED_COUPONS as readonly string[]).includes(num)

/** Coupons for development and tests, each a series of one; never for a deployed database. Claims by real orders stay. */
export function demoCouponsSeed(): Seed {
  const nums = DEMO_COUPONS.map(({ num }) => `'${num}'`).join(', ')
  const series = DEMO_COUPONS.map(({ num }) => `'${demoSeriesId(num)}'`).join(', ')
  return {
    name: 'demo_coupons',
    isDevelopmentOnly: true,
    hash: seedHash(LOADER_VERSION, JSON.stringify([DEMO_COUPONS, DEMO_CLAIMED_COUPONS, series])),
    tables: () => [
      {
        table: 'coupon_series',
        columns: [
          'id',
          'name',
          'codes',
          'scope',
          'is_one_per_buyer',
          'amount_minor',
          'media',
          'minimum_minor',
          'expires_at',
          'left_codes',
          'created_at',
        ],
        where: `id in (${series})`,
        rows: DEMO_COUPONS.map(({ num, amountMinor, expiresAt, scope }) => [
          demoSeriesId(num),
          `Example ${num}`,
          1,
          scope,
          0,
          amountMinor,
          '[]',
          0,
          expiresAt,
          isClaimed(num) ? 0 : 1,
          NEW_YEAR,
        ]),
      },
      {
        table: 'coupons',
        columns: ['num', 'amount_minor', 'expires_at', 'scope', 'created_at', 'series_id'],
        where: `num in (${nums})`,
        rows: DEMO_COUPONS.map(({ num, amountMinor, expiresAt, scope }) => [
          num,
          amountMinor,
          expiresAt,
          scope,
          NEW_YEAR,
          demoSeriesId(num),
        ]),
      },
      {
        table: 'coupon_claims',
        columns: ['num', 'claimant', 'order_id', 'claimed_at'],
        where: `order_id = 'ord_demo'`,
        rows: DEMO_CLAIMED_COUPONS.map((num) => [num, '*', 'ord_demo', NEW_YEAR]),
      },
    ],
  }
}
