import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { ProductionBoardView } from '#domain/creatives/production/productionView.ts'
import type { UploadView } from '#domain/creatives/upload/uploadSchema.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import {
  ask,
  asked,
  beginFile,
  briefed,
  BRIEFING,
  bytesOf,
  drafted,
  givenProducer,
  guestProduction,
} from '#test/support/creatives/productions.ts'
import { answer, useShop } from '#test/support/commerce/shop.ts'
import {
  areaOf,
  codeOf,
  complete,
  sendPart,
  type Uploader,
} from '#test/support/creatives/uploads.ts'

useShop()

describe('access by role', () => {
  it('is limited to the buyer and the makers', async () => {
    const { lineId, file, producer, campaignId } = await drafted()
    const stranger: Uploader = { headers: {} }
    const customer = { headers: { Cookie: (await givenLogin()).cookie } }
    const reviewer = { headers: { Cookie: (await givenLogin({ role: 'reviewer' })).cookie } }
    const draft = { draftNumber: 1 }
    const buyers: [string, { method?: string; body?: unknown }][] = [
      ['', {}],
      ['/briefing', { method: 'PUT', body: BRIEFING }],
      [`/files/${file.id}`, { method: 'DELETE' }],
      ['/comments', { body: { text: 'x' } }],
      ['/changes', { body: draft }],
      ['/acceptance', { body: draft }],
      ['/uses', { body: { fileId: file.id, targetId: campaignId } }],
    ]
    for (const by of [stranger, customer, reviewer])
      for (const [path, options] of buyers)
        expect([path, await codeOf(await ask(by, `${lineId}${path}`, options))]).toEqual([
          path,
          'production_not_found',
        ])
    const desks: [string, { method?: string; body?: unknown }][] = [
      ['/start', { method: 'POST' }],
      ['/maker', { method: 'PUT', body: { makerId: null } }],
      ['/drafts', { body: {} }],
      ['/comments/1', { method: 'PUT', body: { isDone: true } }],
    ]
    for (const by of [stranger, customer, reviewer]) {
      expect(await codeOf(await ask(by, ''))).toBe('no_access')
      for (const [path, options] of desks)
        expect([path, await codeOf(await ask(by, `${lineId}${path}`, options))]).toEqual([
          path,
          'no_access',
        ])
    }
    // The desk cannot accept for the buyer, and cannot produce for campaigns.
    for (const path of ['/changes', '/acceptance'])
      expect(await codeOf(await ask(producer, `${lineId}${path}`, { body: draft }))).toBe(
        'no_access',
      )
    expect(await codeOf(await ask(producer, campaignId))).toBe('production_not_found')
    const creative = { name: 'a.png', bytes: 10, purpose: 'creative' as const }
    expect(await codeOf(await beginFile(producer, campaignId, creative))).toBe('order_not_found')
  })

  it('restricts uploads to their purpose', async () => {
    const { by, lineId } = await guestProduction()
    const producer = await givenProducer()
    await briefed(by, lineId)
    await asked(producer, `${lineId}/start`, { method: 'POST' })
    const start = { name: 'a.png', bytes: 3, purpose: 'draft' as const }
    expect(await codeOf(await beginFile(by, lineId, start))).toBe('uploads_closed')
    const creative = { ...start, purpose: 'creative' as const }
    expect(await codeOf(await beginFile(by, lineId, creative))).toBe('uploads_closed')
    const begun = await beginFile(producer, lineId, start)
    const { upload } = await begun.json<{ upload: UploadView }>()
    const stolen = await sendPart(by, upload, 1, bytesOf('abc'))
    expect(await codeOf(stolen)).toBe('upload_not_found')
    await sendPart(producer, upload, 1, bytesOf('abc'))
    expect(await codeOf(await complete(producer, upload))).toBe('upload_not_found')
    expect((await areaOf(by, lineId)).lines[0]?.uploads).toEqual([])
  })
})

describe('board', () => {
  it('shows overdue work first, filters, and names the makers', async () => {
    const producer = await givenProducer()
    const [late, fresh, waiting] = [
      await guestProduction(),
      await guestProduction(),
      await guestProduction(),
    ]
    await briefed(fresh.by, fresh.lineId)
    await briefed(late.by, late.lineId)
    await env.DB.batch([
      env.DB.prepare(
        `update productions set briefed_at = '2026-01-05T16:00:00.000Z' where line_id = ?`,
      ).bind(late.lineId),
      env.DB.prepare(`update orders set paid_at = '2026-01-05T16:00:00.000Z' where id = ?`).bind(
        late.orderId,
      ),
    ])
    const board = async (query = '') => await answer<ProductionBoardView>(ask(producer, query))
    const all = await board()
    expect(all.rows.map(({ lineId }) => lineId)).toEqual([late.lineId, fresh.lineId])
    expect(all).toMatchObject({
      total: 2,
      counts: { toDo: 2, overdue: 1 },
      rows: [{ dueDate: '2026-01-07', maker: null, isPaid: true, stateName: 'Brief received' }, {}],
    })
    expect(all.makers).toContainEqual({ id: producer.id, name: 'Mia Maker' })
    const assign = { method: 'PUT', body: { makerId: producer.id } }
    await asked(producer, `${fresh.lineId}/maker`, assign)
    const ids = async (query: string) => (await board(query)).rows.map(({ lineId }) => lineId)
    expect(await ids(`?maker=${producer.id}`)).toEqual([fresh.lineId])
    expect(await ids('?maker=nobody')).toEqual([late.lineId])
    expect(await ids('?list=with_buyer')).toEqual([waiting.lineId])
    expect(await ids('?mediaType=dooh')).toEqual([])
    expect(await ids('?search=nobody%20of%20this%20name')).toEqual([])
    expect(await ids(`?search=${all.rows[0]?.orderNumber}`)).toEqual([late.lineId])
    const stranger = await givenLogin()
    const wrong = { method: 'PUT', body: { makerId: stranger.id } }
    expect(await codeOf(await ask(producer, `${fresh.lineId}/maker`, wrong))).toBe('no_access')
  })
})
