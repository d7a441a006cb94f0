import { describe, expect, it } from 'vitest'
import type { CreativeView, UploadLineView, VersionView } from './creativeView.ts'
import { removalMeaning } from './removalMeaning.ts'

const creative = (id: string, isApproved: boolean) =>
  ({ id, approved: isApproved ? ({ id: `v${id}` } as VersionView) : null }) as CreativeView
const line = (state: UploadLineView['state'], creatives: CreativeView[]) => ({ state, creatives })

describe('the effect of a removal', () => {
  const [a, b, waiting] = [creative('a', true), creative('b', true), creative('c', false)]

  it('is none for a creative that was never approved', () => {
    expect(removalMeaning(line('running', [a, waiting]), waiting)).toContain('does not change')
  })

  it('is a share for the other approved creatives', () => {
    expect(removalMeaning(line('running', [a, b]), a)).toContain('take over its share')
  })

  it('is the end of delivery for the only approved one', () => {
    expect(removalMeaning(line('running', [a, waiting]), a)).toContain('stops being shown at once')
    expect(removalMeaning(line('ready', [a, waiting]), a)).toContain('cannot start')
  })
})
