import { DEMO_CLAIMED_COUPONS, DEMO_COUPONS } from '#database/seed/demo/demoCoupons.ts'
import { CURRENCY_RATES, ratesOfDay } from '#database/seed/reference/currencyRates.ts'
import { seedHash, type Seed } from './d1Seed.ts'

const LOADER_VERSION = '1'
const NEW_YEAR = '2026-01-01T00:00:00.000Z'

/** The dated currency rates, for every database. Keeps rates that an operator set, even for the same days. */
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
 * Today's rates, which nobody sets on a developer's machine. Replaces rates of earlier days; keeps
 * rates that a person has set.
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

/** Series of a demo coupon, since the desk lists series. */
const demoSeriesId = (num: string) => `csr_demo_${num}`

const isClaimed = (num: string) => (DEMO_CLAIMED_COUPONS as readonly string[]).includes(num)

/**
 * Coupons for development and tests, each a series of one; never for a deployed database. Keeps claims by real orders.
 */
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
