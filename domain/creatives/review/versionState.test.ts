import { describe, expect, it } from 'vitest'
import { nextVersionState, VERSION_STATES, versionStatesFor } from './versionState.ts'

describe('a version', () => {
  it('waits again after any verdict is undone', () => {
    for (const verdict of ['approve', 'deny', 'ask_change'] as const) {
      const decided = nextVersionState('in_review', verdict)
      expect(decided && nextVersionState(decided, 'undo')).toBe('in_review')
    }
    expect(versionStatesFor('undo')).toEqual(['approved', 'denied', 'change_asked'])
  })

  it('runs again after a denial for cause or a replacement is undone', () => {
    for (const event of ['deny', 'supersede'] as const) {
      const stopped = nextVersionState('approved', event)
      expect(stopped && nextVersionState(stopped, 'reinstate')).toBe('approved')
    }
  })

  it('is never approved without a verdict, and never decided twice', () => {
    expect(versionStatesFor('approve')).toEqual(['in_review'])
    expect(VERSION_STATES.filter((state) => nextVersionState(state, 'ask_change'))).toEqual([
      'in_review',
    ])
  })
})
