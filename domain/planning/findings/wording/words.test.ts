import { describe, expect, it } from 'vitest'
import { planned } from '#domain/testing/austin.ts'
import { formatDaypart, formatClockHour } from './formatDaypart.ts'
import { formatInventory, formatTopic } from './formatInventory.ts'
import { formatList } from '#domain/foundation/wording/formatList.ts'
import { PLAN_MESSAGES } from '../issues/planIssue.ts'
import { stepStates } from '../issues/stepState.ts'

/** The hours from one to before another, on the days from one to another (Monday is 0). */
const week = (days: readonly number[], from: number, until: number) =>
  Array.from({ length: 7 }, (_, day) =>
    days.includes(day)
      ? '0'.repeat(from) + '1'.repeat(until - from) + '0'.repeat(24 - until)
      : '0'.repeat(24),
  )
const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6]

describe('hours in words', () => {
  it.each([
    ['All hours', week(ALL_DAYS, 0, 24)],
    ['No hours yet', week([], 0, 24)],
    ['Mon to Fri, 8am to 6pm', week([0, 1, 2, 3, 4], 8, 18)],
    ['Every day, 6am to 12am', week(ALL_DAYS, 6, 24)],
    ['Every day, 12am to 12pm', week(ALL_DAYS, 0, 12)],
    ['Sat, all day', week([5], 0, 24)],
    ['Mon to Sat, all day', week([0, 1, 2, 3, 4, 5], 0, 24)],
    ['Tue to Sun, all day', week([1, 2, 3, 4, 5, 6], 0, 24)],
    ['20 of 168 hours a week', week([0, 2], 8, 18)],
    ['15 of 168 hours a week', week([0], 8, 18).with(1, week([0], 8, 13)[0] ?? '')],
  ])('%s', (words, dayparts) => {
    expect(formatDaypart(dayparts)).toBe(words)
  })

  it('are no block where a day has a gap', () => {
    const gap = ['1'.repeat(2) + '0' + '1'.repeat(21), ...week([], 0, 24).slice(1)]
    expect(formatDaypart(gap)).toBe('23 of 168 hours a week')
  })

  it('use a 12-hour clock', () => {
    expect([0, 1, 11, 12, 13, 23, 24].map(formatClockHour)).toEqual([
      '12am',
      '1am',
      '11am',
      '12pm',
      '1pm',
      '11pm',
      '12am',
    ])
  })
})

describe('a list in words', () => {
  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c'], 'a, b and c'],
    [['a', 'b', 'c', 'd'], 'a, b and 2 more'],
    [['a', 'b', 'c', 'd', 'e'], 'a, b and 3 more'],
  ])('%j is “%s”', (items, words) => {
    expect(formatList(items, 'and')).toBe(words)
  })

  it('names as many as are asked for', () => {
    expect(formatList(['a', 'b', 'c', 'd'], 'or', 4)).toBe('a, b, c or d')
  })
})

describe('topics in words', () => {
  const plan = planned('online_display')
  const all = plan.inventory.topics
  const withTopics = (topics: string[]) => ({ ...plan, inventory: { ...plan.inventory, topics } })

  it('are named up to three, then counted', () => {
    expect(formatTopic(plan)).toBe('all topics')
    expect(formatTopic(withTopics([]))).toBe('')
    expect(formatTopic(withTopics(all.slice(0, 3)))).toMatch(/, .+ and /)
    expect(formatTopic(withTopics(all.slice(0, 4)))).toBe(`4 of ${all.length} topics`)
  })

  it('stand before what they are found on', () => {
    expect(formatInventory(plan, 212)).toBe('all topics, 212 websites')
    expect(formatInventory(withTopics([]), 1)).toBe('1 website')
  })
})

describe('the steps of a plan', () => {
  const issue = (severity: 'error' | 'confirm') => ({
    step: 'region' as const,
    code: 'region_empty' as const,
    message: PLAN_MESSAGES.regionEmpty,
    path: 'region',
    severity,
  })
  const stateOf = (...severities: ('error' | 'confirm')[]) =>
    stepStates(severities.map(issue))
      .filter(({ step }) => step === 'region' || step === 'summary' || step === 'budget')
      .map(({ state }) => state)

  it('are complete, wait to be confirmed, or have an error, and the summary all of it', () => {
    expect(new Set(stateOf())).toEqual(new Set(['complete']))
    expect(stateOf('confirm').toSorted()).toEqual(['complete', 'confirm', 'confirm'])
    expect(stateOf('confirm', 'error').toSorted()).toEqual(['complete', 'error', 'error'])
  })
})
