import { describe, expect, it } from 'vitest'
import { formatAuditChange } from './formatAuditChange.ts'

describe('facts of an audit log entry', () => {
  it('shows the old and the new value of a change', () => {
    expect(
      formatAuditChange({ before: { secondFactor: 'on' }, after: { secondFactor: 'off' } }),
    ).toBe('on → off')
    expect(
      formatAuditChange({
        before: { currency: 'EUR', rate: '0.91' },
        after: { currency: 'EUR', rate: '0.92', from: '2026-11-25' },
      }),
    ).toBe('EUR, rate 0.91 → EUR, rate 0.92, from Wed, Nov 25, 2026')
    expect(
      formatAuditChange({ before: { role: 'customer' }, after: { role: 'sales,finance' } }),
    ).toBe('Customer → Sales, Finance')
  })

  it('shows only the new values of a creation', () => {
    expect(formatAuditChange({ before: null, after: { name: 'Radio Fulda' } })).toBe('Radio Fulda')
    const since = { agency: 'Weber Media', since: '2026-01-01', commission: '15%', until: null }
    expect(formatAuditChange({ before: null, after: since })).toBe(
      'Weber Media, since Thu, Jan 1, 2026, commission 15%, until none',
    )
  })

  it('shows the old values of a deletion', () => {
    const before = {
      line: 'Spring sale',
      state: 'awaiting_creatives',
      startDate: '2026-12-01',
      endDate: '2026-12-14',
    }
    expect(formatAuditChange({ before, after: null })).toBe(
      'Spring sale, waiting for creatives, from Tue, Dec 1, 2026, until Mon, Dec 14, 2026',
    )
  })

  it('shows facts without table markup', () => {
    expect(
      formatAuditChange({
        before: { min_spend_usd: '25.00', topics: '' },
        after: { min_spend_usd: '30.00', topics: 'News' },
      }),
    ).toBe('min spend USD 25.00, topics none → min spend USD 30.00, topics News')
  })
})
