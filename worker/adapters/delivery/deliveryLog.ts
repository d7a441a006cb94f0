import {
  type DailyDigest,
  digestKey,
  digestText,
  rawLogDay,
  rawLogKey,
  type RawLogFile,
} from '#domain/delivery/counting/rawLog.ts'
import type { Bindings } from '../../platform/env.ts'
import { gzipText } from '../gzipText.ts'

type Log = Pick<Bindings, 'DELIVERY_LOG'>

const sha256 = async (bytes: BufferSource): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')

/** Stores a part of the raw log, gzipped. */
export async function saveRawLog(
  { DELIVERY_LOG }: Log,
  part: { hour: string; shard: number; part: number; lines: readonly string[] },
): Promise<void> {
  const bytes = await gzipText(`${part.lines.join('\n')}\n`)
  await DELIVERY_LOG.put(rawLogKey(part), bytes, {
    httpMetadata: { contentType: 'application/gzip' },
    customMetadata: { sha256: await sha256(bytes), events: String(part.lines.length) },
  })
}

/** Files of a day, by name. */
export async function listRawLogFiles({ DELIVERY_LOG }: Log, day: string): Promise<RawLogFile[]> {
  const files: RawLogFile[] = []
  let cursor: string | undefined
  do {
    const listed: R2Objects = await DELIVERY_LOG.list({
      prefix: rawLogDay(day),
      include: ['customMetadata'],
      ...(cursor === undefined ? {} : { cursor }),
    })
    for (const { key, customMetadata } of listed.objects)
      files.push({
        key,
        sha256: customMetadata?.['sha256'] ?? '',
        events: Number(customMetadata?.['events'] ?? 0),
      })
    cursor = listed.truncated ? listed.cursor : undefined
  } while (cursor !== undefined)
  return files
}

/** Digest of a day; null before it exists. */
export async function readDigest({ DELIVERY_LOG }: Log, day: string): Promise<DailyDigest | null> {
  const stored = await DELIVERY_LOG.get(digestKey(day))
  return stored ? await stored.json<DailyDigest>() : null
}

/** Stores the digest of a day once; keeps an existing one. */
export async function saveDigest(
  { DELIVERY_LOG }: Log,
  chained: Omit<DailyDigest, 'digest'>,
): Promise<void> {
  const digest = await sha256(new TextEncoder().encode(digestText(chained)))
  const text = JSON.stringify({ ...chained, digest } satisfies DailyDigest, null, 1)
  await DELIVERY_LOG.put(digestKey(chained.day), text, {
    onlyIf: { etagDoesNotMatch: '*' },
    httpMetadata: { contentType: 'application/json' },
  })
}
