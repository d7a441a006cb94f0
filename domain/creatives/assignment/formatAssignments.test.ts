import { describe, expect, it } from 'vitest'
import type { CreativeFacts } from '../creative/creativeFacts.ts'
import {
  creativeLetter,
  formatAssignments,
  takingPart,
  weightShares,
  type AssignedCreative,
} from './formatAssignments.ts'

const picture = (width: number, height: number): CreativeFacts => ({
  kind: 'image',
  fileType: 'png',
  bytes: 1_000,
  width,
  height,
  orientation: 1,
})
const creative = (
  letter: string,
  facts: CreativeFacts,
  changes: Partial<AssignedCreative> = {},
): AssignedCreative => ({
  creativeId: letter,
  letter,
  title: letter,
  weight: 1,
  schedule: null,
  standing: 'running',
  facts,
  ...changes,
})

describe('the creatives of a line', () => {
  const placement = {
    mediaType: 'online_display',
    formatIds: ['display_300x250', 'display_728x90'],
  } as const

  it('are listed under the shape that they fit', () => {
    const groups = formatAssignments(placement, [
      creative('A', picture(300, 250)),
      creative('B', picture(728, 90), { standing: 'waiting' }),
      creative('C', picture(300, 250), { standing: 'out' }),
      creative('D', picture(120, 600)),
    ])
    const letters = (list: readonly AssignedCreative[]) => list.map(({ letter }) => letter)
    expect(groups.map(({ need, creatives }) => [need.formatIds, letters(creatives)])).toEqual([
      [['display_300x250'], ['A', 'C']],
      [['display_728x90'], ['B']],
    ])
    expect(groups.map(({ creatives }) => letters(takingPart(creatives)))).toEqual([['A'], ['B']])
  })

  it('share by their weights', () => {
    const shares = weightShares([
      creative('A', picture(1, 1), { weight: 3 }),
      creative('B', picture(1, 1), { weight: 2 }),
    ])
    expect([...shares]).toEqual([
      ['A', 0.6],
      ['B', 0.4],
    ])
  })

  it('have letters in any number', () => {
    expect([0, 25, 26, 49].map(creativeLetter)).toEqual(['A', 'Z', 'AA', 'AX'])
  })
})
