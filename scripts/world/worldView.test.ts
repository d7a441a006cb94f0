import { describe, expect, it } from 'vitest'
import { readView } from './worldView.ts'

const NOW = new Date('2026-11-22T14:00:00Z')
const view = (query: string) =>
  readView(new URL(`http://publishers.localhost:8787/news?${query}`), NOW)

describe('a page of the world', () => {
  it('defaults to Austin, now', () => {
    const { place, hour, serve, tagQuery } = view('place=moon&hour=toString')
    expect([place, hour, serve]).toEqual(['austin', 'now', 'http://serve.localhost:8787'])
    expect(new URLSearchParams(tagQuery).get('place')).toBe('US,TX,78701,30.267,-97.743')
    expect(new URLSearchParams(tagQuery).has('at')).toBe(false)
  })

  it('uses the last such hour, when its campaigns already ran', () => {
    const at = (hour: string) => new URLSearchParams(view(`hour=${hour}`).tagQuery).get('at')
    expect(at('morning')).toBe('2026-11-22T13:00:00.000Z')
    expect(at('noon')).toBe('2026-11-21T17:00:00.000Z')
    expect(at('night')).toBe('2026-11-22T08:00:00.000Z')
  })
})
