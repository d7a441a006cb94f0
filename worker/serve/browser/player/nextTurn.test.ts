import { expect, it } from 'vitest'
import { turnSequence } from './nextTurn.ts'
import type { StoredPlaylist } from './playlist.types.ts'

const turn = (title: string) => ({ token: title, src: title, kind: 'image' as const, title })
const listOf = (aheadMs = 0): StoredPlaylist => ({
  screen: { id: 'prd_1', name: 'Screen', orientation: 'landscape', slotSeconds: 10 },
  builtAt: 0,
  aheadMs,
  hours: [
    { from: 0, to: 100, slots: [[turn('a'), turn('b')], [turn('c')], []] },
    { from: 100, to: 200, slots: [[turn('d')]] },
  ],
})
const titles = (list: StoredPlaylist | null, times: number[]) => {
  const next = turnSequence()
  return times.map((at) => next(list, at)?.title ?? null)
}

it('plays slot by slot and one turn of a slot per loop', () => {
  expect(titles(listOf(), [1, 2, 3, 4, 5, 6, 7])).toEqual(['a', 'c', null, 'b', 'c', null, 'a'])
})

it('changes to the next hour when it begins', () => {
  expect(titles(listOf(), [99, 100, 199, 200])).toEqual(['a', 'd', 'd', null])
})

it("corrects the screen's clock by the ad server's", () => {
  expect(titles(listOf(100), [50])).toEqual(['d'])
})

it('shows nothing without a playlist', () => {
  expect(titles(null, [1])).toEqual([null])
})
