import { ProductError } from '#domain/foundation/errors/productError.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import type { ByteSource } from '#inspection/byteSource.ts'
import type { Bindings } from '../../platform/env.ts'
import { log } from '../../platform/log.ts'
import { storedByteSource } from './storedByteSource.ts'

type Bucket = Pick<Bindings, 'CREATIVES'>

/** A part of a file that has arrived, as the bucket names it. */
export interface StoredPart {
  number: number
  etag: string
}

/** Runs a call to the bucket; a refusal is told as something to try again. Raises upload_storage_failed. */
async function inBucket<Result>(verb: string, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    log('warn', 'bucket refused', {
      verb,
      message: reasonOf(error),
    })
    throw new ProductError('upload_storage_failed')
  }
}

/** Begins a file that comes in parts; gives the bucket's id for it. Raises upload_storage_failed. */
export async function beginFile({ CREATIVES }: Bucket, key: string): Promise<string> {
  const upload = await inBucket('begin', async () => await CREATIVES.createMultipartUpload(key))
  return upload.uploadId
}

/** Stores a part of a file; sent again, it takes the place of the former. Raises upload_storage_failed. */
export async function storePart(
  { CREATIVES }: Bucket,
  file: { key: string; multipartId: string },
  part: number,
  content: ArrayBuffer,
): Promise<string> {
  const upload = CREATIVES.resumeMultipartUpload(file.key, file.multipartId)
  const stored = await inBucket('part', async () => await upload.uploadPart(part, content))
  return stored.etag
}

/** Puts the parts together; safe to repeat after it was cut off. Raises upload_storage_failed. */
export async function completeFile(
  { CREATIVES }: Bucket,
  file: { key: string; multipartId: string; bytes: number },
  parts: readonly StoredPart[],
): Promise<void> {
  const isThere = async () => (await CREATIVES.head(file.key))?.size === file.bytes
  if (await inBucket('look', isThere)) return
  await inBucket('complete', async () => {
    try {
      await CREATIVES.resumeMultipartUpload(file.key, file.multipartId).complete(
        parts.map(({ number, etag }) => ({ partNumber: number, etag })),
      )
    } catch (error) {
      // Somebody else's completion of the same upload was faster.
      if (!(await isThere())) throw error
    }
  })
}

/** Deletes a file, or what has arrived of it. Never fails: what is left behind is deleted by the bucket's own rule. */
export async function deleteFile(
  { CREATIVES }: Bucket,
  file: { key: string; multipartId?: string },
): Promise<void> {
  const ignore = () => null
  if (file.multipartId !== undefined)
    await CREATIVES.resumeMultipartUpload(file.key, file.multipartId).abort().catch(ignore)
  await CREATIVES.delete(file.key).catch(ignore)
}

/** The SHA-256 of a stored file as hex, read through once. Raises upload_storage_failed. */
export async function hashFile({ CREATIVES }: Bucket, key: string): Promise<string> {
  return await inBucket('hash', async () => {
    const file = await CREATIVES.get(key)
    if (!file) throw new Error('The file is gone.')
    const digest = new crypto.DigestStream('SHA-256')
    await file.body.pipeTo(digest)
    return Buffer.from(await digest.digest).toString('hex')
  })
}

/** A stored file as a whole, for small ones; null when it is gone. Raises upload_storage_failed. */
export async function readFile({ CREATIVES }: Bucket, key: string): Promise<ArrayBuffer | null> {
  return await inBucket(
    'read',
    async () => (await (await CREATIVES.get(key))?.arrayBuffer()) ?? null,
  )
}

/** A stored file that is read by ranges, never as a whole. Raises upload_storage_failed. */
export function fileSource(
  { CREATIVES }: Bucket,
  file: { key: string; bytes: number },
): ByteSource {
  const stored = storedByteSource(CREATIVES, file.key, file.bytes)
  return {
    size: stored.size,
    read: async (start, end) => await inBucket('read', async () => await stored.read(start, end)),
  }
}
