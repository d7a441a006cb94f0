import { describe, expect, it } from 'vitest'
import { brokenRules, HEALTH_RULES, type HealthFacts } from './health.ts'

const WELL: HealthFacts = {
  at: '2026-11-26T12:00:00.000Z',
  database: { isOk: true, writeMs: 5, readMs: 2 },
  databases: [{ name: 'orders', bytes: 4e9, limitBytes: 10e9 }],
  youngestBookAgeMs: 1_000,
  oldestBookAgeMs: 60_000,
  counterLagMs: 0,
  deadLetters: 0,
  failedMails: 3,
  failedOffers: 0,
  jobs: [{ name: 'sendDueMails', every: 'minute', succeededAt: null, ageMs: 60_000 }],
  unread: [],
}

const broken = (changes: Partial<HealthFacts>) =>
  brokenRules({ ...WELL, ...changes }).map(({ rule }) => rule.key)

describe('the thresholds of health', () => {
  it('are met when all is well, even before the first book', () => {
    expect(broken({})).toEqual([])
    expect(broken({ oldestBookAgeMs: null })).toEqual([])
  })

  it('blame the database alone when it is down', () => {
    const database = { isOk: false, writeMs: null, readMs: null }
    expect(broken({ database, failedMails: null, unread: ['failed mails'] })).toEqual([
      'health:database',
    ])
  })

  it.each<[string, Partial<HealthFacts>]>([
    ['health:database', { database: { isOk: false, writeMs: null, readMs: null } }],
    ['health:database-slow', { database: { isOk: true, writeMs: 5_001, readMs: 1 } }],
    ['health:database-size', { databases: [{ name: 'orders', bytes: 8.1e9, limitBytes: 10e9 }] }],
    ['health:unread', { oldestBookAgeMs: null, unread: ['book'] }],
    ['health:book', { oldestBookAgeMs: 301_000 }],
    ['health:counters', { counterLagMs: 301_000 }],
    ['health:mails', { failedMails: 21 }],
    ['health:offers', { failedOffers: 1 }],
    [
      'health:jobs',
      { jobs: [{ name: 'sendDueMails', every: 'minute', succeededAt: null, ageMs: 601_000 }] },
    ],
  ])('break %s', (key, changes) => {
    expect(broken(changes)).toEqual([key])
  })

  it('have unique keys', () => {
    expect(new Set(HEALTH_RULES.map(({ key }) => key)).size).toBe(HEALTH_RULES.length)
  })

  it('allow a nightly job more time than one that runs every minute', () => {
    const job = { name: 'checkLedger', succeededAt: null, ageMs: 25 * 3_600_000 }
    expect(broken({ jobs: [{ ...job, every: 'night' }] })).toEqual([])
    expect(broken({ jobs: [{ ...job, every: 'five_minutes' }] })).toEqual(['health:jobs'])
  })
})
