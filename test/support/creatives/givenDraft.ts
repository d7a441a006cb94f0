import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import type { UploadAreaView } from '#domain/creatives/review/creativeView.ts'
import type { UploadView } from '#domain/creatives/upload/uploadSchema.ts'

async function read<Body>(pending: Promise<APIResponse>): Promise<Body> {
  const response = await pending
  if (!response.ok()) throw new Error(`${response.url()}: ${await response.text()}`)
  return (await response.json()) as Body
}

interface AdToMake {
  buyer: APIRequestContext
  desk: APIRequestContext
  origin: string
  orderId: string
}

/** Sends the brief of an order's only ad and starts its production, through the API. Returns its line. */
export async function givenProduction({ buyer, desk, origin, orderId }: AdToMake): Promise<string> {
  const headers = { origin }
  const area = await read<UploadAreaView>(buyer.get(`${origin}/api/upload-areas/${orderId}`))
  const lineId = area.lines[0]?.id ?? ''
  const production = `${origin}/api/productions/${lineId}`
  const briefing = { text: 'Hot bread at six, every day.' }
  await read(buyer.put(`${production}/briefing`, { headers, data: briefing }))
  await read(desk.post(`${production}/start`, { headers }))
  return lineId
}

/** Like `givenProduction`, and sends the first draft: the file at `path`. */
export async function givenDraft(ad: AdToMake & { path: string }): Promise<string> {
  const { desk, origin, path } = ad
  const lineId = await givenProduction(ad)
  const headers = { origin }
  const production = `${origin}/api/productions/${lineId}`
  const file = readFileSync(path)
  const start = { name: basename(path), bytes: file.length, purpose: 'draft' }
  const uploads = `${origin}/api/lines/${lineId}/uploads`
  const { upload } = await read<{ upload: UploadView }>(
    desk.post(uploads, { headers, data: start }),
  )
  const octets = { ...headers, 'Content-Type': 'application/octet-stream' }
  await read(desk.put(`${uploads}/${upload.id}/parts/1`, { headers: octets, data: file }))
  await read(desk.post(`${production}/uploads/${upload.id}/completion`, { headers }))
  await read(desk.post(`${production}/drafts`, { headers, data: { text: '' } }))
  return lineId
}
