import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CreativeView } from '#domain/creatives/review/creativeView.ts'
import type { ReviewQueueView } from '#domain/creatives/review/reviewView.ts'
import { answer, call, useShop } from '#test/support/commerce/shop.ts'
import {
  areaOf,
  givenReviewer,
  guestLine,
  png,
  uploaded,
  type Uploader,
} from '#test/support/creatives/uploads.ts'

useShop()

const seen = async (by: Uploader, creative: CreativeView, measure: Record<string, unknown>) =>
  await call(`/creatives/${creative.id}/versions/${creative.pending?.id}/preview`, {
    method: 'PUT',
    body: measure,
    headers: by.headers,
  })

let banner: Uint8Array
let guest: Awaited<ReturnType<typeof guestLine>>

beforeEach(async () => {
  const file = await env.CREATIVE_CORPUS.fetch('http://corpus/html5-right.zip')
  banner = new Uint8Array(await file.arrayBuffer())
  guest = await guestLine()
})

describe('preview measurements of a banner', () => {
  it('are advice for buyer and desk, never a refusal, and the desk’s override the buyer’s', async () => {
    const { by, lineId } = guest
    const desk = await givenReviewer()
    const creative = await uploaded(by, lineId, banner, { name: 'banner.zip' })
    expect(creative.pending).toMatchObject({ state: 'in_review', findings: [], preview: null })
    const waiting = async () => (await areaOf(by, lineId)).lines[0]?.creatives[0]?.pending
    const advised = async () =>
      (await answer<ReviewQueueView>(call('/reviews?withAdvice=true', { headers: desk.headers })))
        .rows

    const told = { animationEndMs: null, initialBytes: 900_000, click: 'elsewhere' }
    expect((await seen(by, creative, told)).status).toBe(200)
    expect(await advised()).toMatchObject([{ adviceCount: 3, state: 'in_review' }])
    const ofBuyer = await waiting()
    expect(ofBuyer?.findings.map(({ code, severity }) => `${code} ${severity}`)).toEqual([
      'weight_high advice',
      'animation_too_long advice',
      'click_elsewhere advice',
    ])

    const byDesk = { animationEndMs: 4_000, initialBytes: 2_000, click: 'click_tag' }
    await seen(desk, creative, byDesk)
    await seen(by, creative, told)
    expect(await waiting()).toMatchObject({
      findings: [],
      preview: { by: 'desk', measure: byDesk },
    })
    expect(await advised()).toEqual([])

    // Another landing page creates another version of the same file, so the measurements still
    // apply.
    const edit = { landingPage: 'https://lee.example.com/spring' }
    await call(`/creatives/${creative.id}`, { method: 'PATCH', body: edit, headers: by.headers })
    expect(await waiting()).toMatchObject({ number: 2, preview: { by: 'desk', measure: byDesk } })
  })

  it('are accepted for banners only, from uploaders, with plausible values', async () => {
    const { by, lineId } = guest
    const picture = await uploaded(by, lineId, await png(300, 250))
    expect((await seen(by, picture, { animationEndMs: null })).status).toBe(404)
    const creative = await uploaded(by, lineId, banner, { name: 'banner.zip' })
    expect((await seen(by, creative, { animationEndMs: -1 })).status).toBe(422)
    expect((await seen(by, creative, { click: 'approved' })).status).toBe(422)
    expect((await seen({ headers: {} }, creative, { animationEndMs: 0 })).status).toBe(404)
  })
})
