import { describe, expect, it } from 'vitest'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { answer, call, useShop } from '#test/support/commerce/shop.ts'
import {
  areaOf,
  decide,
  givenReviewer,
  guestLine,
  lineStateOf,
  png,
  uploaded,
} from '#test/support/creatives/uploads.ts'

useShop()

describe('review', () => {
  it('approves a version: the line is ready, and the old version runs during the review of a replacement', async () => {
    const { by, lineId } = await guestLine()
    const desk = await givenReviewer()
    const creative = await uploaded(by, lineId, await png(300, 250))
    const first = creative.pending?.id ?? ''
    expect(await decide(desk, { verdict: 'approve', versionIds: [first] })).toEqual({
      decided: [first],
      skipped: [],
    })
    expect(await lineStateOf(by, lineId)).toBe('ready')
    const replaced = await uploaded(by, lineId, await png(300, 250, { shade: 90 }), {
      replaces: creative.id,
    })
    expect(replaced).toMatchObject({
      id: creative.id,
      approved: { id: first },
      pending: { number: 2, state: 'in_review' },
    })
    expect(await lineStateOf(by, lineId)).toBe('ready_with_modification')
    const second = replaced.pending?.id ?? ''
    const denial = {
      verdict: 'deny',
      versionIds: [second],
      denialClass: 'poor_quality',
      text: 'The text cannot be read.',
    }
    await decide(desk, denial)
    const [after] = (await areaOf(by, lineId)).lines
    expect(after).toMatchObject({
      state: 'ready',
      creatives: [
        {
          approved: { id: first },
          pending: { state: 'denied', denialClass: 'poor_quality' },
          notes: [
            { kind: 'submitted', author: 'buyer' },
            { kind: 'approved', author: 'desk' },
            { kind: 'submitted' },
            { kind: 'denied', text: 'The text cannot be read.' },
          ],
        },
      ],
    })
    const answered = await call(`/creatives/${creative.id}/answers`, {
      body: { text: 'It is our brand type.' },
      headers: by.headers,
    })
    expect(answered.status).toBe(201)
    await decide(desk, { verdict: 'approve', versionIds: [second] })
    expect((await areaOf(by, lineId)).lines[0]).toMatchObject({
      state: 'ready',
      creatives: [{ approved: { id: second, number: 2 }, pending: null }],
    })
  })

  it('is decided once by two reviewers, and names the earlier decision', async () => {
    const { by, lineId } = await guestLine()
    const [one, other] = [await givenReviewer(), await givenReviewer()]
    const id = (await uploaded(by, lineId, await png(300, 250))).pending?.id ?? ''
    const results = await Promise.all([
      decide(one, { verdict: 'approve', versionIds: [id] }),
      decide(other, { verdict: 'ask_change', versionIds: [id], text: 'Please add your logo.' }),
    ])
    expect(results.flatMap(({ decided }) => decided)).toEqual([id])
    expect(results.flatMap(({ skipped }) => skipped)).toEqual([id])
    const [creative] = (await areaOf(by, lineId)).lines[0]?.creatives ?? []
    expect(creative?.notes.filter(({ author }) => author === 'desk')).toHaveLength(1)
  })

  it('shows a reviewer that another one has the item open', async () => {
    const { by, lineId } = await guestLine()
    const [one, other] = [await givenReviewer(), await givenReviewer()]
    const id = (await uploaded(by, lineId, await png(300, 250))).pending?.id ?? ''
    expect(await answer(call(`/reviews/${id}`, { headers: one.headers }))).toMatchObject({
      isMine: true,
    })
    expect(await answer(call(`/reviews/${id}`, { headers: other.headers }))).toMatchObject({
      isMine: false,
      row: { takenBy: 'Ann Buyer', advertiser: 'Lee Bakery', kind: 'image' },
    })
    expect(await answer(call('/reviews', { headers: one.headers }))).toMatchObject({
      total: 1,
      rows: [{ versionId: id, takenBy: null, isModification: false }],
    })
  })

  it('is closed to customers and visitors', async () => {
    const { cookie } = await givenLogin({ role: 'sales' })
    expect((await call('/reviews', { headers: { Cookie: cookie } })).status).toBe(403)
    expect((await call('/reviews')).status).toBe(403)
  })

  it('skips an unknown version', async () => {
    const id = `crv_${'a'.repeat(24)}`
    expect(await decide(await givenReviewer(), { verdict: 'approve', versionIds: [id] })).toEqual({
      decided: [],
      skipped: [id],
    })
  })
})
