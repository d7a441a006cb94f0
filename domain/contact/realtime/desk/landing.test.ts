import { expect, it } from 'vitest'
import { landingOf } from './landing.ts'

const landing = (query: Record<string, string>) =>
  landingOf('/en-US', { get: (name) => query[name] ?? null })

it('is organic where the address has no ad parameters', () => {
  expect(landing({ amd_banner: '1', r: '2' })).toEqual({
    source: 'organic',
    path: '/en-US',
    terms: { utm_term: null, utm_source: null },
  })
})

it('is from ads with any of three terms, even an empty one', () => {
  expect(landing({ utm_term: 'radio' })).toMatchObject({
    source: 'ads',
    terms: { utm_term: 'radio', utm_source: null },
  })
  expect(landing({ utm_source: 'news' })).toMatchObject({
    source: 'ads',
    terms: { utm_term: null, utm_source: 'news' },
  })
  expect(landing({ gads_search: '' }).source).toBe('ads')
})
