import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { addWorkingDays } from '#domain/foundation/calendar/workingDays.ts'
import { todayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { judgeDraft } from '#domain/creatives/production/draftFit.ts'
import type { DraftFileView } from '#domain/creatives/production/productionView.ts'
import { blobSource } from '#inspection/byteSource.ts'
import { readCreative } from '#inspection/readCreative.ts'
import { purgeProductionFiles } from '#worker/operations/creatives/productions/purgeProductionFiles.ts'
import { remindOfBriefings } from '#worker/operations/creatives/productions/remindOfBriefings.ts'
import worker from '#test/support/foundation/wholeProduct.ts'
import { jobContext } from '#test/support/orders/ownOrders.ts'
import {
  ask,
  asked,
  beginFile,
  briefed,
  BRIEFING,
  bytesOf,
  draftFile,
  drafted,
  givenProducer,
  guestProduction,
  mailsAbout,
  sendFile,
  sentFile,
} from '#test/support/creatives/productions.ts'
import { mailsSettled, useShop } from '#test/support/commerce/shop.ts'
import {
  areaOf,
  codeOf,
  guestLine,
  lineStateOf,
  png,
  storedFiles,
} from '#test/support/creatives/uploads.ts'
import {
  createExecutionContext,
  waitOnExecutionContext,
} from '#test/support/foundation/executionContext.ts'

useShop()

const shown = async (url: string, headers: Record<string, string> = {}) => {
  const execution = createExecutionContext()
  const response = await worker.fetch(new Request(url, { headers }), env, execution)
  await waitOnExecutionContext(execution)
  return response
}

describe('brief', () => {
  it('starts the working days, can be replaced until production starts, and notifies', async () => {
    const { by, lineId } = await guestProduction()
    const before = await asked(by, lineId)
    expect(before).toMatchObject({
      state: 'awaiting_brief',
      actor: 'buyer',
      briefing: null,
      dueDate: null,
      roundsLeft: 1,
      desk: null,
    })
    const view = await briefed(by, lineId)
    const due = addWorkingDays(todayIn('CST', new Date()), 2)
    expect(view).toMatchObject({ state: 'briefed', dueDate: due })
    expect(view.briefing).toEqual({
      ...BRIEFING,
      links: ['https://lee.example.com'],
      colors: ['#FFB800'],
    })
    const again = await asked(by, `${lineId}/briefing`, { method: 'PUT', body: { text: 'Rolls' } })
    expect(again).toMatchObject({ state: 'briefed', briefing: { text: 'Rolls', audience: '' } })
    await mailsSettled()
    expect((await mailsAbout(lineId)).toSorted()).toEqual([
      'briefing_received',
      'production_briefed',
    ])

    await asked(await givenProducer(), `${lineId}/start`, { method: 'POST' })
    const late = await ask(by, `${lineId}/briefing`, { method: 'PUT', body: BRIEFING })
    expect(await codeOf(late)).toBe('briefing_closed')
  })

  it('is due only after the payment, and production cannot start before it', async () => {
    const { by, lineId } = await guestProduction({ isPaid: false })
    expect(await briefed(by, lineId)).toMatchObject({ state: 'briefed', dueDate: null })
    const start = await ask(await givenProducer(), `${lineId}/start`, { method: 'POST' })
    expect(await codeOf(start)).toBe('production_changed')
  })

  it('holds 20 files of any kind, 500 MB in total, which can only be downloaded', async () => {
    const { by, lineId } = await guestProduction()
    const page = '<script>alert(1)</script>'
    const file = await sentFile(by, lineId, {
      name: '../Ünser Logo.html',
      content: bytesOf(page),
      purpose: 'briefing',
    })
    expect(file.fileName).toBe('Ünser Logo.html')
    for (const url of [file.downloadUrl, file.downloadUrl.replace('?download', '')]) {
      const response = await shown(url)
      expect(response.headers.get('Content-Type')).toBe('application/octet-stream')
      expect(response.headers.get('Content-Disposition')).toBe(
        "attachment; filename*=UTF-8''%C3%9Cnser%20Logo.html",
      )
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(await response.text()).toBe(page)
    }
    expect((await shown(file.downloadUrl.replace('/file?', 'x/file?'))).status).toBe(404)

    const huge = { name: 'film.mov', bytes: 500 * 1024 * 1024, purpose: 'briefing' as const }
    expect(await codeOf(await beginFile(by, lineId, huge))).toBe('briefing_full')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        beginFile(by, lineId, { name: `${at}.png`, bytes: 10, purpose: 'briefing' }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(19)

    const view = await asked(by, `${lineId}/files/${file.id}`, { method: 'DELETE' })
    expect(view.briefingFiles).toEqual([])
    expect((await shown(file.downloadUrl)).status).toBe(404)
  })

  it('is requested after two and seven working days, once each, while it is missing', async () => {
    const { lineId } = await guestProduction()
    const other = await guestProduction()
    await briefed(other.by, other.lineId)
    // Thursday noon at the desk.
    await env.DB.prepare(`update orders set created_at = '2026-12-03T18:00:00.000Z'`).run()
    const remind = async (day: string) =>
      await remindOfBriefings(jobContext(new Date(`${day}T18:30:00.000Z`)))
    expect(await remind('2026-12-04')).toBe(0)
    expect(await remind('2026-12-05')).toBe(0)
    expect(await remind('2026-12-07')).toBe(1)
    expect(await remind('2026-12-08')).toBe(0)
    expect(await remind('2026-12-14')).toBe(1)
    expect(await remind('2026-12-29')).toBe(0)
    expect(await mailsAbout(lineId)).toEqual(['briefing_missing', 'briefing_missing'])
    await mailsSettled()
  })

  it('is deleted with its files when the ad creation is canceled', async () => {
    const { by, lineId } = await guestProduction()
    await sentFile(by, lineId, { name: 'a.txt', content: bytesOf('a'), purpose: 'briefing' })
    expect(await storedFiles()).toHaveLength(1)
    expect(await purgeProductionFiles(jobContext())).toBe(0)
    await env.DB.prepare(`update order_lines set state = 'cancelled' where id = ?`)
      .bind(lineId)
      .run()
    expect(await purgeProductionFiles(jobContext())).toBe(1)
    expect(await storedFiles()).toEqual([])
  })
})

describe('draft', () => {
  it('passes the creative check before it is sent, and only then becomes visible to the buyer', async () => {
    const { by, lineId } = await guestProduction()
    const producer = await givenProducer()
    const early = await sendFile(producer, lineId, {
      name: 'a.png',
      content: await png(300, 250),
      purpose: 'draft',
    })
    expect(await codeOf(early)).toBe('uploads_closed')
    await briefed(by, lineId)
    const started = await asked(producer, `${lineId}/start`, { method: 'POST' })
    expect(started).toMatchObject({
      state: 'in_production',
      desk: { maker: { name: 'Mia Maker' }, nextDraft: { number: 1, files: [] } },
    })
    const send = async () => await ask(producer, `${lineId}/drafts`, { body: {} })
    expect(await codeOf(await send())).toBe('draft_not_ready')

    const wrong = (await sentFile(producer, lineId, {
      name: 'wide.png',
      content: await png(301, 250),
      purpose: 'draft',
    })) as DraftFileView
    expect(wrong.findings.map(({ severity }) => severity)).toContain('refuse')
    expect(await codeOf(await send())).toBe('draft_not_ready')
    await asked(producer, `${lineId}/files/${wrong.id}`, { method: 'DELETE' })

    const right = await draftFile(producer, lineId)
    expect(right).toMatchObject({ findings: [], formatId: 'mobile_300x250' })
    expect((await shown(right.previewUrl)).headers.get('Content-Type')).toBe('image/png')
    expect(await asked(by, lineId)).toMatchObject({ drafts: [], desk: null })
    const foreign = await ask(by, `${lineId}/files/${right.id}`, { method: 'DELETE' })
    expect(await codeOf(foreign)).toBe('file_not_found')
    const unsent = await ask(by, `${lineId}/comments`, { body: { text: 'x', fileId: right.id } })
    expect(await codeOf(unsent)).toBe('file_not_found')

    expect((await send()).status).toBe(201)
    expect(await asked(by, lineId)).toMatchObject({
      state: 'draft_ready',
      dueDate: null,
      drafts: [{ number: 1, files: [{ id: right.id }] }],
    })
    const sent = await ask(producer, `${lineId}/files/${right.id}`, { method: 'DELETE' })
    expect(await codeOf(sent)).toBe('uploads_closed')
    expect(await codeOf(await send())).toBe('production_changed')
    await mailsSettled()
    expect(await mailsAbout(lineId)).toContain('draft_ready')
  })

  it('is refused for findings of the server only: bytes other than the browser checked', async () => {
    const { by, lineId } = await guestProduction()
    const producer = await givenProducer()
    await briefed(by, lineId)
    await asked(producer, `${lineId}/start`, { method: 'POST' })
    const checked = await png(300, 250)
    const facts = await readCreative(blobSource(new Blob([checked as BlobPart])))
    expect(judgeDraft(facts, 'online_display').findings).toEqual([])

    const [damaged, other, swapped] = [checked.slice(), checked.slice(), checked.slice()]
    damaged.fill(0, 20)
    other[19] = 45
    swapped.set(bytesOf('<html><script>alert(1)</script></html>'))
    const ids = []
    for (const [content, code] of [
      [damaged, 'processing_failed'],
      [other, 'wrong_resolution'],
      [swapped, 'unknown_file_type'],
    ] as const) {
      const name = 'banner.png'
      const file = (await sentFile(producer, lineId, {
        name,
        content,
        purpose: 'draft',
      })) as DraftFileView
      expect(file).toMatchObject({ fileName: name, bytes: checked.length, formatId: null })
      expect(file.findings[0]).toMatchObject({ severity: 'refuse', code })
      const view = await ask(producer, `${lineId}/drafts`, { body: {} })
      expect(await codeOf(view)).toBe('draft_not_ready')
      ids.push(file.id)
    }
    for (const id of ids) await asked(producer, `${lineId}/files/${id}`, { method: 'DELETE' })
    const again = await sentFile(producer, lineId, {
      name: 'banner.png',
      content: checked,
      purpose: 'draft',
    })
    expect(again).toMatchObject({ findings: [], formatId: 'mobile_300x250' })
    await asked(producer, `${lineId}/drafts`, { body: {} })
    await mailsSettled()
  })

  it('gets comments with pins, changes within its rounds, is accepted and used on a campaign', async () => {
    const { by, lineId, campaignId, orderId, producer, file } = await drafted()
    const comment = { text: 'Larger logo', fileId: file.id, anchor: { x: 0.25, y: 0.5 } }
    const commented = await asked(by, `${lineId}/comments`, { body: comment })
    expect(commented.comments).toMatchObject([
      { author: 'desk', text: 'Two ideas in one.', fileId: null, draftNumber: 1 },
      { ...comment, author: 'buyer', draftNumber: 1, isDone: false },
    ])
    const wrong = { ...comment, anchor: { atMs: 5 } }
    expect((await ask(by, `${lineId}/comments`, { body: wrong })).status).toBe(422)

    const old = await ask(by, `${lineId}/changes`, { body: { draftNumber: 2 } })
    expect(await codeOf(old)).toBe('production_changed')
    const [first, second] = await Promise.all([
      ask(by, `${lineId}/changes`, { body: { draftNumber: 1 } }),
      ask(by, `${lineId}/changes`, { body: { draftNumber: 1 } }),
    ])
    expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409])
    const due = addWorkingDays(todayIn('CST', new Date()), 2)
    expect(await asked(by, lineId)).toMatchObject({
      state: 'changes_asked',
      roundsLeft: 0,
      dueDate: due,
    })
    const ticked = await asked(producer, `${lineId}/comments/${commented.comments[1]?.id}`, {
      method: 'PUT',
      body: { isDone: true },
    })
    expect(ticked.comments[1]?.isDone).toBe(true)

    const better = await draftFile(producer, lineId, 90)
    await asked(producer, `${lineId}/drafts`, { body: {} })
    const none = await ask(by, `${lineId}/changes`, { body: { text: 'More', draftNumber: 2 } })
    expect(await codeOf(none)).toBe('no_rounds_left')

    const delivered = await asked(by, `${lineId}/acceptance`, { body: { draftNumber: 2 } })
    expect(delivered).toMatchObject({
      state: 'delivered',
      drafts: [{ number: 2 }, { number: 1 }],
      targets: [{ lineId: campaignId, fitting: [better.id], used: [] }],
    })
    const saved = await shown(better.downloadUrl)
    expect(saved.headers.get('Content-Disposition')).toContain('attachment')
    expect((await saved.arrayBuffer()).byteLength).toBe(better.bytes)

    const use = { fileId: better.id, targetId: campaignId }
    const used = await asked(by, `${lineId}/uses`, { body: use })
    expect(used.targets).toMatchObject([{ used: [better.id] }])
    expect(await lineStateOf(by, campaignId)).toBe('in_review')
    const [line] = (await areaOf(by, campaignId)).lines
    expect(line?.creatives).toMatchObject([
      { title: 'banner-90', pending: { state: 'in_review', formatId: 'display_300x250' } },
    ])
    const twice = await ask(by, `${lineId}/uses`, { body: use })
    expect(await codeOf(twice)).toBe('creative_already_uploaded')
    const former = await ask(by, `${lineId}/uses`, { body: { ...use, fileId: file.id } })
    expect(await codeOf(former)).toBe('file_not_found')
    const foreign = await guestLine()
    const elsewhere = await ask(by, `${lineId}/uses`, {
      body: { ...use, targetId: foreign.lineId },
    })
    expect(await codeOf(elsewhere)).toBe('order_not_found')
    await mailsSettled()
    expect((await mailsAbout(lineId)).toSorted()).toEqual([
      'briefing_received',
      'changes_asked',
      'draft_accepted',
      'draft_ready',
      'draft_ready',
      'production_briefed',
      'production_delivered',
    ])
    const state = await env.DB.prepare('select state from orders where id = ?')
      .bind(orderId)
      .first()
    // Its campaign has not started yet.
    expect(state).toEqual({ state: 'booked' })
  })

  it('completes an order with no other open line', async () => {
    const { by, lineId, campaignId, orderId } = await drafted()
    await env.DB.prepare(`update order_lines set state = 'ended' where id = ?`)
      .bind(campaignId)
      .run()
    await asked(by, `${lineId}/acceptance`, { body: { draftNumber: 1 } })
    const state = await env.DB.prepare('select state from orders where id = ?')
      .bind(orderId)
      .first()
    expect(state).toEqual({ state: 'completed' })
  })

  it('can be sent back only with a text or a comment', async () => {
    const { by, lineId } = await drafted()
    const silent = await ask(by, `${lineId}/changes`, { body: { draftNumber: 1 } })
    expect(await codeOf(silent)).toBe('changes_not_said')
    const told = await asked(by, `${lineId}/changes`, { body: { text: 'Bluer', draftNumber: 1 } })
    expect(told.comments.at(-1)).toMatchObject({ text: 'Bluer', author: 'buyer', draftNumber: 1 })
  })

  it('limits its comments, and mails the desk’s', async () => {
    const { by, lineId, producer } = await drafted()
    await asked(producer, `${lineId}/comments`, { body: { text: 'Which logo?' } })
    await mailsSettled()
    expect(await mailsAbout(lineId)).toContain('production_message')
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 200)
       insert into production_comments (line_id, draft_number, at, author, text)
       select ?, 1, '2026-01-01', 'buyer', 'x' from n`,
    )
      .bind(lineId)
      .run()
    const full = await ask(by, `${lineId}/comments`, { body: { text: 'One more' } })
    expect(await codeOf(full)).toBe('comments_full')
  })
})
