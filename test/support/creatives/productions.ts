import { env } from 'cloudflare:workers'
import { partCount, partRange, PART_BYTES } from '#domain/creatives/upload/uploadParts.ts'
import type { UploadPurpose, UploadView } from '#domain/creatives/upload/uploadSchema.ts'
import type {
  BriefingFileView,
  DraftFileView,
  ProductionView,
} from '#domain/creatives/production/productionView.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import {
  adCreationItem,
  answer,
  call,
  campaignItem,
  checkoutForm,
  displayPlan,
  orderBody,
  placed,
  startSession,
} from '#test/support/commerce/shop.ts'
import { png, sendPart, type Uploader } from './uploads.ts'

/** A desk member who produces ads. */
export const givenProducer = async (): Promise<Uploader & { id: string }> => {
  const { cookie, id } = await givenLogin({ role: 'producer', firstName: 'Mia', lastName: 'Maker' })
  return { headers: { Cookie: cookie }, id }
}

/** A guest's invoice order of a display campaign and a banner production, paid by default. */
export async function guestProduction({ isPaid = true } = {}): Promise<{
  by: Uploader
  orderId: string
  lineId: string
  campaignId: string
}> {
  const { order, accessKey } = await placed(
    await startSession(),
    orderBody({
      items: [campaignItem(displayPlan()), adCreationItem()],
      checkout: checkoutForm({ paymentMethod: 'invoice' }),
    }),
  )
  if (isPaid) {
    const { cookie } = await givenLogin({ role: 'admin' })
    await answer(
      call(`/invoices/${order.invoice.id}/settlement`, {
        method: 'POST',
        headers: { Cookie: cookie },
      }),
    )
  }
  const lineOf = (type: string) => order.lines.find((line) => line.type === type)?.id ?? ''
  return {
    by: { headers: { 'x-amd-order-key': accessKey } },
    orderId: order.id,
    lineId: lineOf('adcreation'),
    campaignId: lineOf('campaign'),
  }
}

/** Calls a production route once. */
export const ask = async (
  by: Uploader,
  path: string,
  options: { method?: string; body?: unknown } = {},
): Promise<Response> =>
  await call(`/productions${/^(\?|$)/.test(path) ? '' : '/'}${path}`, {
    ...options,
    headers: by.headers,
  })

/** Like `ask`, but must succeed. */
export async function asked(...request: Parameters<typeof ask>): Promise<ProductionView> {
  const response = await ask(...request)
  if (!response.ok) throw new Error(await response.text())
  return await response.json<ProductionView>()
}

/** Begins the upload of a file for a production. */
export const beginFile = async (
  by: Uploader,
  lineId: string,
  file: { name: string; bytes: number; purpose: UploadPurpose },
): Promise<Response> => await call(`/lines/${lineId}/uploads`, { body: file, headers: by.headers })

/** Uploads a whole file for a production. */
export async function sendFile(
  by: Uploader,
  lineId: string,
  file: { name: string; content: Uint8Array; purpose: 'briefing' | 'draft' },
): Promise<Response> {
  const { name, content, purpose } = file
  const begun = await beginFile(by, lineId, { name, bytes: content.length, purpose })
  if (!begun.ok) return begun
  const { upload } = await begun.json<{ upload: UploadView }>()
  for (let part = 1; part <= partCount(content.length, PART_BYTES); part += 1) {
    const { start, end } = partRange(part, content.length, PART_BYTES)
    await sendPart(by, upload, part, content.subarray(start, end))
  }
  return await ask(by, `${lineId}/uploads/${upload.id}/completion`, { method: 'POST' })
}

/** Like `sendFile`, but must succeed. */
export async function sentFile(...request: Parameters<typeof sendFile>): Promise<BriefingFileView> {
  const response = await sendFile(...request)
  if (!response.ok) throw new Error(await response.text())
  return (await response.json<{ file: BriefingFileView }>()).file
}

export const BRIEFING = {
  text: 'Hot bread at six, every day.',
  audience: 'People on their way to work',
  tone: 'friendly',
  must: 'Our logo',
  mustNot: 'No prices',
  links: ['lee.example.com'],
  colors: ['#ffb800'],
}

/** Kinds of a line's mails in the outbox. */
export async function mailsAbout(lineId: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    'select kind from mail_outbox where subject like ? order by created_at, kind',
  )
    .bind(`${lineId}%`)
    .all<{ kind: string }>()
  return results.map(({ kind }) => kind)
}

export const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Sends the brief. */
export const briefed = async (by: Uploader, lineId: string) =>
  await asked(by, `${lineId}/briefing`, { method: 'PUT', body: BRIEFING })

/** A file of the next draft, in the package's size. */
export const draftFile = async (by: Uploader, lineId: string, shade = 0) =>
  (await sentFile(by, lineId, {
    name: `banner-${shade}.png`,
    content: await png(300, 250, { shade }),
    purpose: 'draft',
  })) as DraftFileView

/** An ad with its first draft sent to the buyer. */
export async function drafted() {
  const production = await guestProduction()
  const producer = await givenProducer()
  const { by, lineId } = production
  await briefed(by, lineId)
  await asked(producer, `${lineId}/start`, { method: 'POST' })
  const file = await draftFile(producer, lineId)
  await asked(producer, `${lineId}/drafts`, { body: { text: 'Two ideas in one.' } })
  return { ...production, producer, file }
}
