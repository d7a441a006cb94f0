import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { ReviewItemView, ReviewQueueView } from '#domain/creatives/review/reviewView.ts'
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'
import type { SentMail } from '#test/support/foundation/callApi.ts'
import { jobContext } from '#test/support/orders/ownOrders.ts'
import { answer, call, useShop } from '#test/support/commerce/shop.ts'
import {
  areaOf,
  decide,
  givenReviewer,
  guestLine,
  lineStateOf,
  png,
  type Uploader,
  uploaded,
} from '#test/support/creatives/uploads.ts'

useShop()

const MINUTE_MS = 60_000
const DENIAL = { verdict: 'deny', denialClass: 'misleading_claim', text: 'Where is the 70%?' }

const pendingOf = async (by: Uploader, lineId: string, shade = 0, replaces?: string) =>
  (await uploaded(by, lineId, await png(300, 250, { shade }), replaces ? { replaces } : {})).pending
    ?.id ?? ''

const undo = async (by: Uploader, ...versionIds: string[]) =>
  await answer<{ decided: string[]; skipped: string[] }>(
    call('/reviews/verdicts/undo', { body: { versionIds }, headers: by.headers }),
  )

const listed = async (by: Uploader, list: string) =>
  await answer<ReviewQueueView>(call(`/reviews?list=${list}`, { headers: by.headers }))

const opened = async (by: Uploader, id: string) =>
  await answer<ReviewItemView>(call(`/reviews/${id}`, { headers: by.headers }))

/** The mails that the outbox sends this long from now. */
async function mailsAfter(delayMs: number): Promise<SentMail[]> {
  const mails: SentMail[] = []
  const MAIL = {
    send: async (mail: SentMail) => {
      mails.push(mail)
      return { messageId: 'mail' }
    },
  } as unknown as SendEmail
  const context = jobContext(new Date(Date.now() + delayMs))
  await sendDueMails({ ...context, env: { ...env, MAIL } })
  return mails.filter(({ subject }) => /\bads?\b/.test(subject))
}

describe('mail about verdicts', () => {
  it('goes out ten minutes after the first one, once per order', async () => {
    const { by, lineId } = await guestLine()
    const desk = await givenReviewer()
    const [one, other] = [await pendingOf(by, lineId), await pendingOf(by, lineId, 90)]
    await decide(desk, { verdict: 'approve', versionIds: [one] })
    await decide(desk, { ...DENIAL, versionIds: [other] })
    expect(await mailsAfter(9 * MINUTE_MS)).toEqual([])
    const mails = await mailsAfter(11 * MINUTE_MS)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ to: 'ann@example.com' })
    expect(mails[0]?.subject).toMatch(/^An ad for order AMD-\d+ needs you$/)
    expect(mails[0]?.text).toContain('Misleading claim')
    expect(mails[0]?.text).toContain('Where is the 70%?')
    expect(mails[0]?.text).toContain('Approved')
    expect(mails[0]?.text).toContain(`/en-US/upload/${lineId}`)
    expect(await mailsAfter(60 * MINUTE_MS)).toEqual([])
  })

  it('omits undone verdicts, and is not sent when none is left', async () => {
    const { by, lineId } = await guestLine()
    const desk = await givenReviewer()
    const id = await pendingOf(by, lineId)
    await decide(desk, { ...DENIAL, versionIds: [id] })
    expect(await undo(desk, id)).toEqual({ decided: [id], skipped: [] })
    expect(await mailsAfter(11 * MINUTE_MS)).toEqual([])
  })

  it('is sent again for verdicts after it', async () => {
    const { by, lineId } = await guestLine()
    const desk = await givenReviewer()
    const [one, other] = [await pendingOf(by, lineId), await pendingOf(by, lineId, 90)]
    await decide(desk, { verdict: 'approve', versionIds: [one] })
    expect(await mailsAfter(11 * MINUTE_MS)).toHaveLength(1)
    await decide(desk, { verdict: 'approve', versionIds: [other] })
    const [mail] = await mailsAfter(22 * MINUTE_MS)
    expect(mail?.subject).toMatch(/^Your ad for order AMD-\d+ is approved$/)
  })
})

describe('undone verdict', () => {
  it('returns the version to review, with the line’s former state and the history', async () => {
    const { by, lineId } = await guestLine()
    const desk = await givenReviewer()
    const id = await pendingOf(by, lineId)
    await decide(desk, { verdict: 'approve', versionIds: [id] })
    expect(await lineStateOf(by, lineId)).toBe('ready')
    expect((await listed(desk, 'decided')).rows).toMatchObject([
      { versionId: id, state: 'approved', undoUntil: expect.any(String) },
    ])
    await undo(desk, id)
    expect(await lineStateOf(by, lineId)).toBe('in_review')
    const { row, creative, isMine } = await opened(desk, id)
    expect(row).toMatchObject({ state: 'in_review', undoUntil: null })
    expect(isMine).toBe(true)
    expect(creative.notes.map(({ kind }) => kind)).toEqual(['submitted', 'approved', 'undone'])
  })

  it('restores the version that an approval had replaced', async () => {
    const { by, lineId } = await guestLine()
    const desk = await givenReviewer()
    const first = await uploaded(by, lineId, await png(300, 250))
    const firstId = first.pending?.id ?? ''
    await decide(desk, { verdict: 'approve', versionIds: [firstId] })
    const second = await pendingOf(by, lineId, 90, first.id)
    await decide(desk, { verdict: 'approve', versionIds: [second] })
    await undo(desk, second)
    expect((await areaOf(by, lineId)).lines[0]).toMatchObject({
      state: 'ready_with_modification',
      creatives: [{ approved: { id: firstId }, pending: { id: second, state: 'in_review' } }],
    })
  })

  it('is refused once the mail was sent, or the buyer answered or sent another version', async () => {
    const { by, lineId } = await guestLine()
    const desk = await givenReviewer()
    const mailed = await pendingOf(by, lineId)
    await decide(desk, { verdict: 'approve', versionIds: [mailed] })
    await mailsAfter(11 * MINUTE_MS)
    expect(await undo(desk, mailed)).toEqual({ decided: [], skipped: [mailed] })
    const denied = await uploaded(by, lineId, await png(300, 250, { shade: 90 }))
    const deniedId = denied.pending?.id ?? ''
    await decide(desk, { ...DENIAL, versionIds: [deniedId] })
    await pendingOf(by, lineId, 120, denied.id)
    expect(await undo(desk, deniedId)).toEqual({ decided: [], skipped: [deniedId] })
    expect(await lineStateOf(by, lineId)).toBe('ready_with_modification')
  })

  it('excludes its mail, and vice versa, at the same moment', async () => {
    const { by, lineId } = await guestLine()
    const desk = await givenReviewer()
    const id = await pendingOf(by, lineId)
    await decide(desk, { ...DENIAL, versionIds: [id] })
    const [undone, mails] = await Promise.all([undo(desk, id), mailsAfter(11 * MINUTE_MS)])
    const isMailed = mails.length === 1
    expect(undone.decided).toEqual(isMailed ? [] : [id])
    expect((await opened(desk, id)).row.state).toBe(isMailed ? 'denied' : 'in_review')
  })
})

describe('denial for cause', () => {
  it('stops a running version at once, and only an approved one; undone, it runs again', async () => {
    const { by, lineId } = await guestLine()
    const desk = await givenReviewer()
    const id = await pendingOf(by, lineId)
    const forCause = { ...DENIAL, versionIds: [id], forCause: true }
    expect((await decide(desk, forCause)).skipped).toEqual([id])
    await decide(desk, { verdict: 'approve', versionIds: [id] })
    expect((await decide(desk, { ...DENIAL, versionIds: [id] })).skipped).toEqual([id])
    expect((await decide(desk, forCause)).decided).toEqual([id])
    expect(await lineStateOf(by, lineId)).toBe('awaiting_creatives')
    await undo(desk, id)
    expect(await lineStateOf(by, lineId)).toBe('ready')
    expect((await opened(desk, id)).version.decidedAt).not.toBeNull()
  })
})

describe('version that another reviewer has open', () => {
  it('can be decided only with an explicit override, and is released by opening the next one', async () => {
    const { by, lineId } = await guestLine()
    const [one, other] = [await givenReviewer(), await givenReviewer()]
    const [first, next] = [await pendingOf(by, lineId), await pendingOf(by, lineId, 90)]
    await opened(one, first)
    const verdict = { verdict: 'approve', versionIds: [first, next] }
    expect(await decide(other, verdict)).toEqual({ decided: [next], skipped: [first] })
    expect((await listed(other, 'waiting')).rows[0]?.takenBy).toBe('Ann Buyer')
    await opened(one, next)
    expect((await listed(other, 'waiting')).rows[0]?.takenBy).toBeNull()
    await opened(one, first)
    expect(await decide(other, { ...verdict, versionIds: [first], evenIfTaken: true })).toEqual({
      decided: [first],
      skipped: [],
    })
  })
})

describe('lists of the review', () => {
  it('include waiting, returned and decided versions, each with filters', async () => {
    const { by, lineId } = await guestLine()
    const desk = await givenReviewer()
    const [asked, waits] = [await pendingOf(by, lineId), await pendingOf(by, lineId, 90)]
    await decide(desk, { verdict: 'ask_change', versionIds: [asked], text: 'A logo, please.' })
    expect(await listed(desk, 'waiting')).toMatchObject({
      rows: [{ versionId: waits, state: 'in_review' }],
      counts: { waiting: 1, asked: 1 },
    })
    expect((await listed(desk, 'asked')).rows).toMatchObject([{ versionId: asked }])
    expect((await listed(desk, 'waiting&mediaType=ctv')).rows).toEqual([])
    expect((await listed(desk, 'waiting&search=lee')).total).toBe(1)
    const { noteAuthors } = await opened(desk, asked)
    expect(noteAuthors).toEqual([null, 'Ann Buyer'])
  })
})
