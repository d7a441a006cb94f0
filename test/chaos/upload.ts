import { createHash, randomUUID } from 'node:crypto'
import { partCount, partRange } from '#domain/creatives/upload/uploadParts.ts'
import type { UploadView } from '#domain/creatives/upload/uploadSchema.ts'
import { writePng } from '#scripts/fixtures/writePng.ts'
import type { Caller } from './Caller.ts'
import type { Chance, World } from './World.ts'

/** This many extra bytes make a banner's file need two parts. */
const HEAVY_BYTES = 5_400_000
const SIZE = { width: 300, height: 250 }

/** A unique banner: random bytes follow the end of the image. */
function newBanner(isHeavy: boolean): Uint8Array<ArrayBuffer> {
  const own = Buffer.alloc(isHeavy ? HEAVY_BYTES : 64, randomUUID())
  return new Uint8Array(Buffer.concat([writePng(SIZE), own]))
}

/** Uploads a banner to a line in parts, some of them twice, and completes it. */
export async function uploadTo(
  { journal }: World,
  owner: Caller,
  { lineId, chance }: { lineId: string; chance: Chance },
): Promise<void> {
  const content = newBanner(chance.happens(0.3))
  const sha256 = createHash('sha256').update(content).digest('hex')
  const started = await owner.get<{ upload: UploadView }>(`/lines/${lineId}/uploads`, {
    body: { name: 'banner.png', bytes: content.length, sha256 },
  })
  const { id, partBytes } = started.upload
  const path = `/lines/${lineId}/uploads/${id}`
  const parts = partCount(content.length, partBytes)
  for (let part = 1; part <= parts; part += 1) {
    const { start, end } = partRange(part, content.length, partBytes)
    const request = { method: 'PUT', bytes: content.slice(start, end) } as const
    await owner.get(`${path}/parts/${part}`, request)
    journal.note('upload part', `${id}/${part}`, String(end - start))
    if (chance.happens(0.15)) await owner.get(`${path}/parts/${part}`, request)
    await chance.think(500)
  }
  await owner.get(`${path}/completion`, { method: 'POST' })
  journal.note('upload', `${lineId}/${sha256}`, String(content.length))
}
