import { describe, expect, it } from 'vitest'
import { leadAnsweredInChat, unansweredChat } from './unansweredChat.ts'

// A Monday, 10 and 11 in the morning at the desk.
const ASKED = '2026-11-23T16:00:00.000Z'
const HOUR_LATER = new Date('2026-11-23T17:00:00.000Z')

const line = (kind: 'visitor' | 'desk' | 'note', text: string, createdAt = ASKED) => ({
  id: `msg_${text}`,
  kind,
  text,
  createdAt,
})

describe('an unanswered chat', () => {
  it('is the text since the last answer, after an hour of desk time', () => {
    const lines = [line('visitor', 'Hi'), line('desk', 'Hello'), line('visitor', 'How much?')]
    const asked = [...lines, line('note', 'Ann knows'), line('visitor', 'Anybody?')]
    expect(unansweredChat(asked, HOUR_LATER)).toEqual({
      firstId: 'msg_How much?',
      dueAt: HOUR_LATER.toISOString(),
      message: 'How much?\nAnybody?',
    })
    expect(unansweredChat(asked, new Date(HOUR_LATER.getTime() - 1))).toBeNull()
    expect(unansweredChat([...asked, line('desk', '$10')], HOUR_LATER)).toBeNull()
    expect(unansweredChat([], HOUR_LATER)).toBeNull()
  })

  it('pauses at night and on weekends', () => {
    const friday = line('visitor', 'Late', '2026-11-20T23:50:00.000Z')
    expect(unansweredChat([friday], new Date('2026-11-23T14:49:00.000Z'))).toBeNull()
    expect(unansweredChat([friday], new Date('2026-11-23T14:50:00.000Z'))?.message).toBe('Late')
  })
})

describe('a lead answered in the chat', () => {
  const note = 'In the chat'

  it('is closed as answered when nothing else is planned with the person', () => {
    const change = leadAnsweredInChat({ wasInContact: false, hasOpenOffer: false })
    expect(change).toEqual({ event: 'close', note, outcome: 'answered' })
  })

  it.each([
    { wasInContact: true, hasOpenOffer: false },
    { wasInContact: false, hasOpenOffer: true },
    { wasInContact: true, hasOpenOffer: true },
  ])('stays open, as reached, with %j', (facts) => {
    expect(leadAnsweredInChat(facts)).toEqual({ event: 'reach', note })
  })
})
