import { describe, expect, it } from 'vitest'
import { saveText } from '#client/state/foundation/storage/savedText.ts'
import { deleteBriefingDraft, saveBriefingDraft, savedBriefingDraft } from './briefingDraft.ts'

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
    saveBriefingDraft('lin_a', null, TYPED)
    expect(savedBriefingDraft('lin_a', null)).toEqual(TYPED)
    expect(savedBriefingDraft('lin_b', null)).toBeNull()
    deleteBriefingDraft('lin_a')
    expect(savedBriefingDraft('lin_a', null)).toBeNull()
  })

  it('is dropped when another brief was sent in the meantime', () => {
    saveBriefingDraft('lin_a', null, TYPED)
    expect(savedBriefingDraft('lin_a', SENT)).toBeNull()
  })

  it('is empty when the stored value is invalid', () => {
    saveText('amd_briefing_lin_a', '{"of":null,"typed":{"text":7}}')
    expect(savedBriefingDraft('lin_a', null)).toBeNull()
    saveText('amd_briefing_lin_a', 'not json')
    expect(savedBriefingDraft('lin_a', null)).toBeNull()
  })
})
