import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { MAX_COUNTED } from '#domain/foundation/admin/boardCursor.ts'
import { MAX_SEARCHED_DECISIONS } from '#domain/creatives/review/reviewLimits.ts'
import type { ReviewItemView, ReviewQueueView } from '#domain/creatives/review/reviewView.ts'
import { copyRow } from '#test/support/foundation/copyRow.ts'
import { answer, call, useShop } from '#test/support/commerce/shop.ts'
import {
  decide,
  givenReviewer,
  guestLine,
  png,
  type Uploader,
  uploaded,
} from '#test/support/creatives/uploads.ts'

useShop()

const listed = async (by: Uploader, query: string) =>
  await answer<ReviewQueueView>(call(`/reviews?${query}`, { headers: by.headers }))
const opened = async (by: Uploader, versionId: string) =>
  await answer<ReviewItemView>(call(`/reviews/${versionId}`, { headers: by.headers }))
const pendingOf = async (by: Uploader, lineId: string, shade = 0) => {
  const { id, pending } = await uploaded(by, lineId, await png(300, 250, { shade }))
  return { id, versionId: pending?.id ?? '' }
}

const HOUR_BEFORE = (column: string) =>
  `strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '-' || nr || ' hours')`

describe('decided versions', () => {
  it('are listed newest first, counted up to a limit, and searched back to the stated date', async () => {
    const { by, lineId } = await guestLine()
    const desk = await givenReviewer()
    const { versionId } = await pendingOf(by, lineId)
    await decide(desk, { verdict: 'approve', versionIds: [versionId] })
    const older = MAX_SEARCHED_DECISIONS + 100
    await copyRow('creatives', older, { id: `'cre_copy' || nr`, title: `'Copy ' || nr || '.'` })
    await copyRow('creative_versions', older, {
      id: `'crv_copy' || nr`,
      creative_id: `'cre_copy' || nr`,
      sha256: `'copy' || nr`,
      decided_at: HOUR_BEFORE('decided_at'),
    })
    const all = await listed(desk, 'list=decided')
    expect(all.total).toBe(MAX_COUNTED + 1)
    expect(all.rows[0]).toMatchObject({ versionId, state: 'approved' })
    expect(all.rows.slice(1, 3)).toMatchObject([{ title: 'Copy 1.' }, { title: 'Copy 2.' }])
    const second = await listed(desk, 'list=decided&page=2')
    expect(second.rows[0]).toMatchObject({ title: 'Copy 50.' })
    const found = async (nr: number) =>
      (await listed(desk, `list=decided&search=Copy%20${nr}.`)).rows.map(({ title }) => title)
    expect(await found(MAX_SEARCHED_DECISIONS - 1)).toEqual([`Copy ${MAX_SEARCHED_DECISIONS - 1}.`])
    expect(await found(MAX_SEARCHED_DECISIONS)).toEqual([])
  })
})

describe('similar ads', () => {
  it('are an advertiser’s waiting ones, and those with the same file in any state', async () => {
    const { by, lineId } = await guestLine()
    const elsewhere = await guestLine()
    const renameElsewhere = async (name: string) =>
      await env.DB.prepare(
        `update orders set advertiser = json_set(advertiser, '$.name', ?) where id = ?`,
      )
        .bind(name, elsewhere.orderId)
        .run()
    await renameElsewhere('Other')
    const desk = await givenReviewer()
    const [first, second] = [await pendingOf(by, lineId), await pendingOf(by, lineId, 90)]
    const sameFile = await pendingOf(elsewhere.by, elsewhere.lineId)
    await pendingOf(elsewhere.by, elsewhere.lineId, 40)
    const alike = async () =>
      (await listed(desk, 'list=waiting')).rows.map(({ versionId, similarCount }) => [
        versionId,
        similarCount,
      ])
    const similarTo = async (versionId: string) =>
      (await opened(desk, versionId)).similar.map((one) => [one.versionId, one.isSameFile])
    expect(Object.fromEntries(await alike())).toMatchObject({
      [first.versionId]: 2,
      [second.versionId]: 1,
      [sameFile.versionId]: 2,
    })
    const { advertiser = '' } =
      (await listed(desk, 'list=waiting')).rows.find(
        ({ versionId }) => versionId === first.versionId,
      ) ?? {}
    await renameElsewhere(advertiser)
    expect(Object.fromEntries(await alike())).toMatchObject({
      [first.versionId]: 3,
      [second.versionId]: 3,
      [sameFile.versionId]: 3,
    })
    await renameElsewhere('Other')
    expect(await similarTo(first.versionId)).toEqual([
      [sameFile.versionId, true],
      [second.versionId, false],
    ])
    await decide(desk, { verdict: 'approve', versionIds: [sameFile.versionId, second.versionId] })
    expect(Object.fromEntries(await alike())).toMatchObject({ [first.versionId]: 0 })
    expect(await similarTo(first.versionId)).toEqual([[sameFile.versionId, true]])
  })
})
