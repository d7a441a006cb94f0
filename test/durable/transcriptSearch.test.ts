import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { searchTranscripts } from '#database/queries/contact/realtime.ts'
import { chatTranscripts } from '#database/schema/contact/realtime.ts'

const SAID = 'Could we save 20% off_now if we book all six media at once?'

const givenTranscript = (text: string) =>
  connect(env.DB).insert(chatTranscripts).values({
    id: text,
    sessionId: 'ses_x',
    seq: 1,
    kind: 'visitor',
    text,
    senderName: '',
    desk: 'europe',
    createdAt: '2026-11-20T00:00:00.000Z',
  })

describe('transcript search', () => {
  it.each([
    ['signs that stand for others', '20% off_all'],
    ['other case', 'SAVE 20% ALL'],
    ['other accents', 'médiä ALL'],
    ['more than fifty bytes', SAID],
  ])('finds text with %s, and only that', async (_, text) => {
    await givenTranscript(SAID)
    await givenTranscript('Could we save 20 off now?')
    await givenTranscript('Ein Straßenplakat an der Höhe')
    const found = await searchTranscripts(connect(env.DB), { text, limit: 10 })
    expect(found.map(({ text }) => text)).toEqual([SAID])
  })

  it('folds letters as every other search does', async () => {
    await givenTranscript('Ein Straßenplakat an der Höhe')
    for (const text of ['strassen', 'STRASSENPLAKAT', 'hohe', 'HÖHE'])
      expect(await searchTranscripts(connect(env.DB), { text, limit: 10 })).toHaveLength(1)
    await connect(env.DB).delete(chatTranscripts)
    expect(await searchTranscripts(connect(env.DB), { text: 'hohe', limit: 10 })).toEqual([])
  })
})
