import type { APIRequestContext, APIResponse } from '@playwright/test'
import type { CreativeView, UploadAreaView } from '#domain/creatives/review/creativeView.ts'
import type { UploadView } from '#domain/creatives/upload/uploadSchema.ts'
import { writePng } from '#scripts/fixtures/writePng.ts'
import { austinPlan, book, logInAsCustomer } from '#test/support/orders/bookedOrders.ts'

async function read<Body>(response: APIResponse): Promise<Body> {
  if (!response.ok()) throw new Error(`${response.url()}: ${await response.text()}`)
  return (await response.json()) as Body
}

/** A unique 300x250 picture. */
const picture = (): Buffer => {
  const noise = Buffer.alloc(300 * 250 * 3, crypto.randomUUID())
  return writePng({ width: 300, height: 250, noise })
}

/** Uploads a new picture of 300x250 to a line of the logged-in account. Returns its version, which awaits review. */
export async function uploadPicture(
  request: APIRequestContext,
  origin: string,
  { lineId, name }: { lineId: string; name: string },
): Promise<string> {
  const file = picture()
  const uploads = `${origin}/api/lines/${lineId}/uploads`
  const headers = { origin }
  const begun = await read<{ upload: UploadView }>(
    await request.post(uploads, { headers, data: { name, bytes: file.length } }),
  )
  const path = `${uploads}/${begun.upload.id}`
  await read(
    await request.put(`${path}/parts/1`, {
      headers: { ...headers, 'Content-Type': 'application/octet-stream' },
      data: file,
    }),
  )
  const done = await read<{ creative: CreativeView }>(
    await request.post(`${path}/completion`, { headers }),
  )
  return done.creative.pending?.id ?? ''
}

/** Books a display campaign of an advertiser and uploads its ads, as the customer of the development data. */
export async function givenAdsInReview(
  request: APIRequestContext,
  origin: string,
  { advertiser, names }: { advertiser: string; names: readonly string[] },
): Promise<{ lineId: string; versionIds: string[] }> {
  await logInAsCustomer(request, origin)
  const { id } = await book(request, origin, { plans: [austinPlan('online_display')], advertiser })
  const area = await read<UploadAreaView>(await request.get(`${origin}/api/upload-areas/${id}`))
  const lineId = area.lines[0]?.id ?? ''
  const versionIds: string[] = []
  for (const name of names) versionIds.push(await uploadPicture(request, origin, { lineId, name }))
  return { lineId, versionIds }
}
