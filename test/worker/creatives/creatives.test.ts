import { env } from 'cloudflare:workers'
import { isNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { creativeUploadParts, creativeUploads } from '#database/schema/creatives/creatives.ts'
import { PART_BYTES, UPLOAD_LIFE_MS } from '#domain/creatives/upload/uploadParts.ts'
import type { UploadView } from '#domain/creatives/upload/uploadSchema.ts'
import type { OrderListPage } from '#domain/orders/order/orderList.types.ts'
import type { OrderView } from '#domain/orders/order/orderView.types.ts'
import type { CreativeView } from '#domain/creatives/review/creativeView.ts'
import { purgeAbandonedUploads } from '#worker/operations/creatives/creative/uploads/purgeAbandonedUploads.ts'
import worker from '#test/support/foundation/wholeProduct.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { callAs, jobContext, orderedBy, overviewOf } from '#test/support/orders/ownOrders.ts'
import { policyOf } from '#test/support/foundation/policyOf.ts'
import {
  adCreationItem,
  answer,
  call,
  campaignItem,
  displayPlan,
  orderBody,
  placed,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'
import {
  areaOf,
  begin,
  codeOf,
  complete,
  decide,
  givenReviewer,
  guestLine,
  lineStateOf,
  png,
  sendPart,
  storedFiles,
  upload,
  uploaded,
  type Uploader,
} from '#test/support/creatives/uploads.ts'
import {
  createExecutionContext,
  waitOnExecutionContext,
} from '#test/support/foundation/executionContext.ts'

useShop()

const db = () => connect(env.DB)

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

const patched = async (by: Uploader, id: string, edit: Record<string, unknown>) =>
  await call(`/creatives/${id}`, { method: 'PATCH', body: edit, headers: by.headers })

const shown = async (url: string, headers: Record<string, string> = {}) => {
  const execution = createExecutionContext()
  const response = await worker.fetch(new Request(url, { headers }), env, execution)
  await waitOnExecutionContext(execution)
  return response
}

describe('upload', () => {
  it('becomes a creative in review, and updates its line', async () => {
    const { by, lineId } = await guestLine()
    expect(await lineStateOf(by, lineId)).toBe('awaiting_creatives')
    const creative = await uploaded(by, lineId, await png(300, 250), {
      name: 'C:\\ads\\Spring.png',
    })
    expect(creative).toMatchObject({
      title: 'Spring',
      nameForReporting: 'Spring',
      weight: 1,
      approved: null,
      pending: {
        number: 1,
        state: 'in_review',
        formatId: 'display_300x250',
        fileName: 'Spring.png',
        landingPage: 'https://lee.example.com',
        facts: { kind: 'image', width: 300, height: 250 },
        findings: [],
      },
    })
    expect(await lineStateOf(by, lineId)).toBe('in_review')
  })

  it('counts in its line’s warnings: in the list, on the order’s page and for its buyer', async () => {
    const login = await givenLogin()
    const { id, lines } = await orderedBy(login)
    const lineId = lines[0]?.id ?? ''
    const by = { headers: { Cookie: login.cookie } }
    const flags = async () => {
      const list = await answer<OrderListPage>(callAs(login, '/orders'))
      const page = await overviewOf(login, id)
      const { order } = await answer<{ order: OrderView }>(callAs(login, `/orders/${id}`))
      const [inList, onPage, read] = [
        list.rows[0]?.flags,
        page.lines[0]?.flags.map(({ flag }) => flag),
        order.lines[0]?.flags,
      ]
      expect(onPage).toEqual(inList)
      expect(read).toEqual(inList)
      return inList
    }
    expect(await flags()).toEqual(['not_paid', 'no_creatives'])
    const first = await uploaded(by, lineId, await png(300, 250))
    expect(await flags()).toEqual(['not_paid', 'no_approved_creatives'])
    const reviewer = await givenReviewer()
    await decide(reviewer, {
      verdict: 'deny',
      versionIds: [first.pending?.id],
      denialClass: 'poor_quality',
      text: 'The picture is blurred.',
    })
    // The line waits for creatives again, but it already has one.
    expect(await flags()).toEqual(['not_paid', 'no_approved_creatives'])
    const second = await uploaded(by, lineId, await png(300, 250, { shade: 90 }))
    await decide(reviewer, { verdict: 'approve', versionIds: [second.pending?.id] })
    expect(await flags()).toEqual(['not_paid'])
  })

  it('resumes at the missing part, even after a restart of the Worker', async () => {
    const { by, lineId } = await guestLine()
    const file = await png(728, 90, { padding: 2 * PART_BYTES })
    const start = { bytes: file.length, sha256: 'a'.repeat(64) }
    const first = await answer<{ upload: UploadView }>(begin(by, lineId, start))
    await sendPart(by, first.upload, 1, file.subarray(0, PART_BYTES))
    await sendPart(by, first.upload, 3, file.subarray(2 * PART_BYTES))
    const early = await complete(by, first.upload)
    expect([early.status, await early.json()]).toMatchObject([
      409,
      {
        error: {
          code: 'upload_incomplete',
          message: 'Page not fully uploaded',
          details: { missing: [2] },
        },
      },
    ])
    const again = await answer<{ upload: UploadView }>(begin(by, lineId, start))
    expect(again.upload).toMatchObject({ id: first.upload.id, receivedParts: [1, 3] })
    await sendPart(by, again.upload, 2, file.subarray(PART_BYTES, 2 * PART_BYTES))
    const done = await complete(by, again.upload)
    expect(done.status).toBe(201)
    expect((await done.json<{ creative: CreativeView }>()).creative.pending).toMatchObject({
      bytes: file.length,
      facts: { width: 728, height: 90 },
    })
    // A second tab completes it again: the result is the same creative.
    const twice = await Promise.all([complete(by, again.upload), complete(by, again.upload)])
    expect(twice.map(({ status }) => status)).toEqual([201, 201])
    expect((await areaOf(by, lineId)).lines[0]).toMatchObject({
      creatives: [{ pending: { number: 1 } }],
      uploads: [],
    })
  })

  it('completed by several tabs at once is one creative, with its file stored', async () => {
    const { by, lineId } = await guestLine()
    for (const shade of [10, 20, 30, 40]) {
      const file = await png(300, 250, { shade })
      const started = await answer<{ upload: UploadView }>(
        begin(by, lineId, { bytes: file.length }),
      )
      await sendPart(by, started.upload, 1, file)
      const tabs = [1, 2, 3, 4].map(async () => await complete(by, started.upload))
      expect((await Promise.all(tabs)).map(({ status }) => status)).toEqual([201, 201, 201, 201])
    }
    const [line] = (await areaOf(by, lineId)).lines
    expect(line?.creatives).toHaveLength(4)
    for (const { pending } of line?.creatives ?? [])
      expect((await shown(pending?.previewUrl ?? '')).status).toBe(200)
  })

  it('accepts only parts of the right size', async () => {
    const { by, lineId } = await guestLine()
    const started = await answer<{ upload: UploadView }>(begin(by, lineId, { bytes: 1_000 }))
    expect(await codeOf(await sendPart(by, started.upload, 1, new Uint8Array(999)))).toBe(
      'upload_part_wrong',
    )
    expect(await codeOf(await sendPart(by, started.upload, 2, new Uint8Array(1_000)))).toBe(
      'upload_part_wrong',
    )
    const huge = await sendPart(by, started.upload, 1, new Uint8Array(PART_BYTES + 1))
    expect(huge.status).toBe(413)
    const cut = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new Uint8Array(500))
        controller.error(new Error('The connection is cut.'))
      },
    })
    expect(await codeOf(await sendPart(by, started.upload, 1, cut))).toBe('upload_part_wrong')
  })

  it('that does not fit reports the findings, and waits for its buyer', async () => {
    const { by, lineId } = await guestLine()
    const creative = await uploaded(by, lineId, await png(301, 250))
    expect(creative.pending).toMatchObject({
      state: 'incomplete',
      formatId: null,
      findings: [{ code: 'wrong_resolution', severity: 'refuse' }],
    })
    expect(await lineStateOf(by, lineId)).toBe('awaiting_creatives')
    const html = new TextEncoder().encode('<html><script>alert(1)</script></html>')
    const disguised = await uploaded(by, lineId, html, { name: 'banner.png' })
    expect(disguised.pending).toMatchObject({
      state: 'incomplete',
      findings: [{ code: 'unknown_file_type' }],
    })
  })

  it('of the same file is refused, in sequence and at once', async () => {
    const { by, lineId } = await guestLine()
    const file = await png(300, 250)
    await uploaded(by, lineId, file)
    const again = await upload(by, lineId, file, { name: 'other name.png' })
    expect([again.status, await codeOf(again)]).toEqual([409, 'creative_already_uploaded'])
    // With its hash, a duplicate is refused before any part is sent.
    const sha256 = hex(await crypto.subtle.digest('SHA-256', new Uint8Array(file)))
    const early = await begin(by, lineId, { bytes: file.length, sha256 })
    expect(await codeOf(early)).toBe('creative_already_uploaded')
    expect(await db().$count(creativeUploads, isNull(creativeUploads.completedAt))).toBe(0)
    const other = await png(728, 90)
    const both = await Promise.all([upload(by, lineId, other), upload(by, lineId, other)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect((await areaOf(by, lineId)).lines[0]?.creatives).toHaveLength(2)
    expect(await storedFiles()).toHaveLength(2)
  })

  it('that stays unfinished is deleted after a day', async () => {
    const { by, lineId } = await guestLine()
    const started = await answer<{ upload: UploadView }>(begin(by, lineId, { bytes: 1_000 }))
    await sendPart(by, started.upload, 1, new Uint8Array(1_000))
    const later = new Date(Date.now() + UPLOAD_LIFE_MS + 1_000)
    await purgeAbandonedUploads(jobContext())
    expect(await db().select().from(creativeUploads)).toHaveLength(1)
    await purgeAbandonedUploads(jobContext(later))
    expect(await db().select().from(creativeUploads)).toEqual([])
    expect(await db().select().from(creativeUploadParts)).toEqual([])
    expect(await codeOf(await complete(by, started.upload))).toBe('upload_not_found')
  })

  it('can be canceled', async () => {
    const { by, lineId } = await guestLine()
    const started = await answer<{ upload: UploadView }>(begin(by, lineId, { bytes: 1_000 }))
    const path = `/lines/${lineId}/uploads/${started.upload.id}`
    const gone = await call(path, { method: 'DELETE', headers: by.headers })
    expect(gone.status).toBe(204)
    expect((await areaOf(by, lineId)).lines[0]?.uploads).toEqual([])
  })

  it('is limited per line, and says so', async () => {
    const { by, lineId } = await guestLine()
    const statuses: number[] = []
    for (let count = 0; count < 21; count += 1)
      statuses.push((await begin(by, lineId, { bytes: 1_000 + count })).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429])
  })
})

describe('access to uploads', () => {
  it('belongs to the buyer, by login, key or mailed code, and to nobody else', async () => {
    const { lineId, orderId } = await guestLine()
    const stranger = { headers: {} }
    expect(await codeOf(await begin(stranger, lineId, { bytes: 10 }))).toBe('order_not_found')
    expect(
      await codeOf(await call(`/upload-areas/${orderId}`, { headers: { 'x-amd-order-key': 'x' } })),
    ).toBe('order_not_found')
    const login = await givenLogin()
    const own = await orderedBy(login)
    const owner = { headers: { Cookie: login.cookie } }
    expect((await areaOf(owner, own.id)).actor).toBe('buyer')
    const other = { headers: { Cookie: (await givenLogin()).cookie } }
    expect(await codeOf(await begin(other, own.lines[0]?.id ?? '', { bytes: 10 }))).toBe(
      'order_not_found',
    )
    expect((await areaOf(await givenReviewer(), own.id)).actor).toBe('desk')
  })

  it('cannot reach a creative or an upload through another line', async () => {
    const [mine, theirs] = [await guestLine(), await guestLine()]
    const creative = await uploaded(theirs.by, theirs.lineId, await png(300, 250))
    expect(await codeOf(await patched(mine.by, creative.id, { title: 'Mine' }))).toBe(
      'creative_not_found',
    )
    const replaced = await begin(mine.by, mine.lineId, { bytes: 10, replaces: creative.id })
    expect(await codeOf(replaced)).toBe('creative_not_found')
    const begun = await answer<{ upload: UploadView }>(
      begin(theirs.by, theirs.lineId, { bytes: 10 }),
    )
    const foreign = { ...begun.upload, lineId: mine.lineId }
    expect(await codeOf(await sendPart(mine.by, foreign, 1, new Uint8Array(10)))).toBe(
      'upload_not_found',
    )
  })

  it('is closed for lines of ad creation', async () => {
    const { order, accessKey } = await placed(
      await startSession(),
      orderBody({ items: [campaignItem(displayPlan()), adCreationItem()] }),
    )
    const production = order.lines.find(({ type }) => type === 'adcreation')
    const by = { headers: { 'x-amd-order-key': accessKey } }
    expect(await codeOf(await begin(by, production?.id ?? '', { bytes: 10 }))).toBe(
      'uploads_closed',
    )
  })
})

describe('creative', () => {
  it('changes its title at once and its landing page by review, without stopping', async () => {
    const { by, lineId } = await guestLine()
    const creative = await uploaded(by, lineId, await png(300, 250))
    const first = creative.pending?.id ?? ''
    await decide(await givenReviewer(), { verdict: 'approve', versionIds: [first] })
    const renamed = await patched(by, creative.id, { title: ' Summer ', weight: 3 })
    expect(await renamed.json()).toMatchObject({
      creative: { title: 'Summer', weight: 3, approved: { id: first }, pending: null },
    })
    const moved = await patched(by, creative.id, { landingPage: 'https://lee.example.com/summer' })
    expect(await moved.json()).toMatchObject({
      creative: {
        approved: { id: first, landingPage: 'https://lee.example.com' },
        pending: { number: 2, state: 'in_review', landingPage: 'https://lee.example.com/summer' },
      },
    })
    expect(await lineStateOf(by, lineId)).toBe('ready_with_modification')
    const plain = await patched(by, creative.id, { landingPage: 'http://lee.example.com' })
    expect(await plain.json()).toMatchObject({
      creative: {
        pending: { number: 3, state: 'incomplete', findings: [{ code: 'landing_page_invalid' }] },
      },
    })
    expect(await lineStateOf(by, lineId)).toBe('ready')
  })

  it('rejects an invalid weight and schedule', async () => {
    const { by, lineId } = await guestLine()
    const { id } = await uploaded(by, lineId, await png(300, 250))
    const bad = await patched(by, id, { weight: 0 })
    expect(await bad.json()).toMatchObject({
      error: { fields: [{ path: 'weight', message: 'The minimum value is 1.' }] },
    })
    const schedule = { kind: 'dates', ranges: [{ from: '2026-12-02', to: '2026-12-01' }] }
    expect((await patched(by, id, { schedule })).status).toBe(422)
  })

  it('can be scheduled only if its line has another one', async () => {
    const { by, lineId } = await guestLine()
    const { id } = await uploaded(by, lineId, await png(300, 250))
    const schedule = { kind: 'dates', ranges: [{ from: '2026-12-01', to: '2026-12-02' }] }
    const alone = await patched(by, id, { schedule, title: 'Not this either' })
    expect([alone.status, await alone.json()]).toMatchObject([
      409,
      {
        error: {
          code: 'too_few_creatives',
          message:
            'You have uploaded less than 2 creatives. To use this feature you need to upload at least 2 creatives.',
        },
      },
    ])
    const other = await uploaded(by, lineId, await png(300, 250, { shade: 90 }))
    expect(await (await patched(by, id, { schedule })).json()).toMatchObject({
      creative: { title: 'banner', schedule },
    })
    await call(`/creatives/${other.id}`, { method: 'DELETE', headers: by.headers })
    expect(await codeOf(await patched(by, id, { schedule }))).toBe('too_few_creatives')
    const always = await patched(by, id, { schedule: null })
    expect(await always.json()).toMatchObject({ creative: { schedule: null } })
  })

  it('is removed at once, and can be restored for 30 seconds', async () => {
    const { by, lineId } = await guestLine()
    const creative = await uploaded(by, lineId, await png(300, 250))
    await decide(await givenReviewer(), {
      verdict: 'approve',
      versionIds: [creative.pending?.id ?? ''],
    })
    const path = `/creatives/${creative.id}`
    const removed = await call(path, { method: 'DELETE', headers: by.headers })
    expect(removed.status).toBe(200)
    expect(await lineStateOf(by, lineId)).toBe('awaiting_creatives')
    const back = await call(`${path}/restoration`, { method: 'POST', headers: by.headers })
    expect(back.status).toBe(200)
    expect(await lineStateOf(by, lineId)).toBe('ready')
    await call(path, { method: 'DELETE', headers: by.headers })
    await env.DB.prepare('update creatives set removed_at = ?')
      .bind(new Date(Date.now() - 31_000).toISOString())
      .run()
    const late = await call(`${path}/restoration`, { method: 'POST', headers: by.headers })
    expect(await codeOf(late)).toBe('removal_final')
  })

  it('is served only from its own host, in ranges and sandboxed', async () => {
    const { by, lineId } = await guestLine()
    const file = await png(300, 250)
    const { pending } = await uploaded(by, lineId, file)
    const url = pending?.previewUrl ?? ''
    expect(url).toMatch(/^http:\/\/creatives\.localhost:8787\/creatives\/eyJ/)
    const whole = await shown(url)
    expect(new Uint8Array(await whole.arrayBuffer())).toEqual(file)
    expect(whole.headers.get('Content-Type')).toBe('image/png')
    expect(policyOf(whole).get('sandbox')).toEqual(['allow-scripts'])
    expect(whole.headers.get('Set-Cookie')).toBeNull()
    const part = await shown(url, { Range: 'bytes=8-15' })
    expect([part.status, part.headers.get('Content-Range')]).toEqual([
      206,
      `bytes 8-15/${file.length}`,
    ])
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(file.subarray(8, 16))
    expect((await shown(url.replace(/\/[\w-]{43}\//, `/${'a'.repeat(43)}/`))).status).toBe(404)
    expect((await shown('http://creatives.localhost:8787/api/health')).status).toBe(404)
    const onOurs = await shown(url.replace('creatives.localhost', '127.0.0.1'))
    expect(onOurs.headers.get('Content-Type')).not.toBe('image/png')
  })
})
