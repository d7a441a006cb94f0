import { describe, expect, it } from 'vitest'
import { keepText } from '#client/state/foundation/storage/keptText.ts'
import { forgetBriefing, keepBriefing, keptBriefing } from './briefingDraft.ts'

const TYPED = {
  text: 'Hot bread at six',
  audience: '',
  tone: 'any',
  must: '',
  mustNot: '',
  links: '',
  colors: '',
}
const SENT = '2026-11-20T10:00:00.000Z'

describe('unsent brief', () => {
  it('is saved per line until it is sent', () => {
    keepBriefing('lin_a', null, TYPED)
    expect(keptBriefing('lin_a', null)).toEqual(TYPED)
    expect(keptBriefing('lin_b', null)).toBeNull()
    forgetBriefing('lin_a')
    expect(keptBriefing('lin_a', null)).toBeNull()
  })

  it('is dropped when another brief was sent in the meantime', () => {
    keepBriefing('lin_a', null, TYPED)
    expect(keptBriefing('lin_a', SENT)).toBeNull()
  })

  it('is empty when the stored value is invalid', () => {
    keepText('amd_briefing_lin_a', '{"of":null,"typed":{"text":7}}')
    expect(keptBriefing('lin_a', null)).toBeNull()
    keepText('amd_briefing_lin_a', 'not json')
    expect(keptBriefing('lin_a', null)).toBeNull()
  })
})
