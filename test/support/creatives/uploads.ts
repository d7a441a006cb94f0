import { env, exports } from 'cloudflare:workers'
import { beforeAll } from 'vitest'
import { PART_BYTES, partCount, partRange } from '#domain/creatives/upload/uploadParts.ts'
import type { UploadView } from '#domain/creatives/upload/uploadSchema.ts'
import type { CreativeView, UploadAreaView } from '#domain/creatives/review/creativeView.ts'
import type { VerdictResult } from '#domain/creatives/review/reviewView.ts'
import { loadReaders } from '#inspection/readCreative.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { fromOwnNetwork } from '#test/support/foundation/ownNetwork.ts'
import {
  answer,
  call,
  checkoutForm,
  orderBody,
  placed,
  startSession,
} from '#test/support/commerce/shop.ts'

const ORIGIN = 'http://127.0.0.1:8787'

// The test runtime fetches a module in the request that first imports it, which simultaneous requests must not share.
beforeAll(async () => await loadReaders(new Set(['pictures', 'media'])))

/** The caller: a login's cookie, a guest's order key or the token of a mailed code. */
export interface Uploader {
  headers: Record<string, string>
}

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})
const crc = (bytes: Uint8Array) =>
  (bytes.reduce((c, byte) => (crcTable[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8), 0xffffffff) ^ -1) >>> 0

function chunk(type: string, data: Uint8Array): Uint8Array {
  const out = new Uint8Array(12 + data.length)
  const view = new DataView(out.buffer)
  view.setUint32(0, data.length)
  out.set(new TextEncoder().encode(type), 4)
  out.set(data, 8)
  view.setUint32(8 + data.length, crc(out.subarray(4, 8 + data.length)))
  return out
}

/**
 * A PNG of a given size; another `shade` makes another file. `padding` enlarges it by a comment of
 * that many bytes.
 */
export async function png(
  width: number,
  height: number,
  { shade = 0, padding = 0 }: { shade?: number; padding?: number } = {},
): Promise<Uint8Array> {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = new Uint8Array((width + 1) * height).fill(shade)
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0
  const packed = new Response(
    new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate')),
  )
  const parts = [
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...(padding > 0 ? [chunk('tEXt', new Uint8Array(padding).fill(65))] : []),
    chunk('IDAT', new Uint8Array(await packed.arrayBuffer())),
    chunk('IEND', new Uint8Array()),
  ]
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer())
}

/** Begins an upload. */
export async function begin(
  by: Uploader,
  lineId: string,
  file: { name?: string; bytes: number; sha256?: string; replaces?: string },
): Promise<Response> {
  return await call(`/lines/${lineId}/uploads`, {
    body: { name: 'banner.png', ...file },
    headers: by.headers,
  })
}

/** Sends one part of a file. */
export async function sendPart(
  by: Uploader,
  upload: Pick<UploadView, 'id' | 'lineId'>,
  part: number,
  content: Uint8Array | ReadableStream<Uint8Array>,
): Promise<Response> {
  return await exports.default.fetch(
    new Request(`${ORIGIN}/api/lines/${upload.lineId}/uploads/${upload.id}/parts/${part}`, {
      method: 'PUT',
      headers: {
        ...fromOwnNetwork(),
        'Content-Type': 'application/octet-stream',
        ...by.headers,
      },
      body: content as BodyInit,
    }),
  )
}

export async function complete(
  by: Uploader,
  upload: Pick<UploadView, 'id' | 'lineId'>,
): Promise<Response> {
  return await call(`/lines/${upload.lineId}/uploads/${upload.id}/completion`, {
    method: 'POST',
    headers: by.headers,
  })
}

/** Uploads a whole file and completes it. */
export async function upload(
  by: Uploader,
  lineId: string,
  content: Uint8Array,
  options: { name?: string; replaces?: string } = {},
): Promise<Response> {
  const begun = await begin(by, lineId, { ...options, bytes: content.length })
  if (!begun.ok) return begun
  const { upload: started } = await begun.json<{ upload: UploadView }>()
  for (let part = 1; part <= partCount(content.length, PART_BYTES); part += 1) {
    const { start, end } = partRange(part, content.length, PART_BYTES)
    await sendPart(by, started, part, content.subarray(start, end))
  }
  return await complete(by, started)
}

/** Like `upload`, but must succeed. */
export async function uploaded(...request: Parameters<typeof upload>): Promise<CreativeView> {
  const response = await upload(...request)
  if (!response.ok) throw new Error(await response.text())
  return (await response.json<{ creative: CreativeView }>()).creative
}

/** Data of the upload page of a line or an order. */
export async function areaOf(by: Uploader, id: string): Promise<UploadAreaView> {
  return await answer<UploadAreaView>(call(`/upload-areas/${id}`, { headers: by.headers }))
}

/** Everything in the bucket of creatives. */
export async function storedFiles(): Promise<string[]> {
  return (await env.CREATIVES.list()).objects.map(({ key }) => key)
}

/** A guest's invoice order of a display campaign, with its browser's access key. */
export async function guestLine(): Promise<{ by: Uploader; orderId: string; lineId: string }> {
  const { order, accessKey } = await placed(
    await startSession(),
    orderBody({ checkout: checkoutForm({ paymentMethod: 'invoice' }) }),
  )
  return {
    by: { headers: { 'x-amd-order-key': accessKey } },
    orderId: order.id,
    lineId: order.lines[0]?.id ?? '',
  }
}

export const lineStateOf = async (by: Uploader, lineId: string) =>
  (await areaOf(by, lineId)).lines[0]?.state

/** A desk member who reviews creatives. */
export const givenReviewer = async (): Promise<Uploader> => {
  const { cookie } = await givenLogin({ role: 'reviewer' })
  return { headers: { Cookie: cookie } }
}

export const decide = async (by: Uploader, body: Record<string, unknown>) =>
  await answer<VerdictResult>(call('/reviews/verdicts', { body, headers: by.headers }))

/** An approved banner of a campaign, in its version. */
export async function givenApproved(
  by: Uploader,
  lineId: string,
  size: readonly [number, number] = [300, 250],
): Promise<{ versionId: string }> {
  const { id } = await uploaded(by, lineId, await png(...size))
  const body = { landingPage: 'https://bread.example/offer?x=1' }
  // It creates its own version.
  const { creative } = await answer<{ creative: CreativeView }>(
    call(`/creatives/${id}`, { method: 'PATCH', body, headers: by.headers }),
  )
  const versionId = creative.pending?.id ?? ''
  await decide(await givenReviewer(), { verdict: 'approve', versionIds: [versionId] })
  return { versionId }
}

export const codeOf = async (response: Response) =>
  (await response.json<{ error?: { code?: string } }>()).error?.code
