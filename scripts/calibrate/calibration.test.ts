import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { formatCalibration, RAN_CAMPAIGNS_SQL, type RanCampaign } from './calibration.ts'

const REGION = {
  country: 'US',
  wholeCountry: false,
  places: [{ label: 'Austin, Texas' }],
  zipCodes: [],
  stateCodes: [],
}

function ran(rows: readonly { state?: string; delivered: number; stopped?: string }[]) {
  const db = new DatabaseSync(':memory:')
  db.exec(`
    create table orders (id text, number int);
    create table order_lines (id text, order_id text, position int, type text, name text, media_type text, state text,
      plan text, impressions text, delivered_impressions int, stopped_at text, extension text, agreed text, pauses text);
    insert into orders values ('ord', 100001);`)
  const insert = db.prepare(
    `insert into order_lines values (?, 'ord', ?, 'campaign', 'Spring', 'ctv', ?, ?, '{"mid":1000}', ?, ?, null, null, null)`,
  )
  rows.forEach(({ state = 'ended', delivered, stopped = null }, at) =>
    insert.run(`lin_${at}`, at, state, JSON.stringify({ region: REGION }), delivered, stopped),
  )
  return db.prepare(RAN_CAMPAIGNS_SQL).all() as unknown as RanCampaign[]
}

describe('the report of forecasts against delivery', () => {
  it('compares campaigns that ran to their end as booked', () => {
    const campaigns = ran([
      { delivered: 900 },
      { delivered: 700, state: 'fell_short' },
      { delivered: 10, state: 'running' },
      { delivered: 10, stopped: '2026-11-01' },
    ])
    expect(campaigns.map(({ delivered }) => delivered)).toEqual([900, 700])
    const report = formatCalibration(campaigns)
    expect(report).toContain('Streaming TV, Austin, Texas: 2 campaigns, a band needs 30')
    expect(report).toContain('AMD-100001 lin_1 "Spring": 700 of 1,000 (-30.0%)')
    expect(report.indexOf('lin_1')).toBeLessThan(report.indexOf('lin_0'))
  })

  it('states the measured band from 30 campaigns on, and the 20 furthest campaigns', () => {
    const report = formatCalibration(
      ran(Array.from({ length: 39 }, (_, at) => ({ delivered: 801 + at * 10 }))),
    )
    expect(report).toContain(
      'Streaming TV: 39 campaigns, median -0.9%, 90% between -18.9% and +17.1%',
    )
    expect(report.match(/AMD-/g)).toHaveLength(20)
  })

  it('states that no campaign has ended', () => {
    expect(formatCalibration([])).toContain('No campaign has ended yet')
  })
})
