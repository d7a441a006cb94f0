import { ProductError } from '#domain/foundation/errors/productError.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import type { ByteSource } from '#inspection/byteSource.ts'
import type { Bindings } from '../../platform/env.ts'
import { log } from '../../platform/log.ts'
import { storedByteSource } from './storedByteSource.ts'

type Bucket = Pick<Bindings, 'CREATIVES'>

/** An uploaded part of a file, as the bucket names it. */
export interface StoredPart {
  number: number
  etag: string
}

/** Runs a bucket call and reports its failure as retryable. Raises upload_storage_failed. */
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

/** Starts a multipart upload; returns the bucket's id for it. Raises upload_storage_failed. */
export async function beginFile({ CREATIVES }: Bucket, key: string): Promise<string> {
  const upload = await inBucket('begin', async () => await CREATIVES.createMultipartUpload(key))
  return upload.uploadId
}

/** Stores a part of a file; a repeated part replaces the former. Raises upload_storage_failed. */
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

/** Assembles the parts; safe to repeat after an interruption. Raises upload_storage_failed. */
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
      // Another request completed the same upload first.
      if (!(await isThere())) throw error
    }
  })
}

/** Deletes a file, or its uploaded parts. Never fails: the bucket's lifecycle rule deletes the rest. */
export async function deleteFile(
  { CREATIVES }: Bucket,
  file: { key: string; multipartId?: string },
): Promise<void> {
  const ignore = () => null
  if (file.multipartId !== undefined)
    await CREATIVES.resumeMultipartUpload(file.key, file.multipartId).abort().catch(ignore)
  await CREATIVES.delete(file.key).catch(ignore)
}

/** SHA-256 of a stored file as hex, read once as a stream. Raises upload_storage_failed. */
export async function hashFile({ CREATIVES }: Bucket, key: string): Promise<string> {
  return await inBucket('hash', async () => {
    const file = await CREATIVES.get(key)
    if (!file) throw new Error('The file is gone.')
    const digest = new crypto.DigestStream('SHA-256')
    await file.body.pipeTo(digest)
    return Buffer.from(await digest.digest).toString('hex')
  })
}

/** A whole stored file, for small ones; null if it no longer exists. Raises upload_storage_failed. */
export async function readFile({ CREATIVES }: Bucket, key: string): Promise<ArrayBuffer | null> {
  return await inBucket(
    'read',
    async () => (await (await CREATIVES.get(key))?.arrayBuffer()) ?? null,
  )
}

/** A stored file that is read only in ranges. Raises upload_storage_failed. */
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
