import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import type { Finding } from '#domain/creatives/creative/finding.ts'
import type { UploadJob } from './uploadJob.ts'

/** Identifies a sent file among those of its line. */
interface SentKey {
  lineId: string
  fileName: string
  bytes: number
}

/** Maximum number of this tab's sent files kept in memory, so that advice can still be applied with one click. */
const MOST = 50

const sent = new Map<string, UploadJob>()

const keyOf = ({ lineId, fileName, bytes }: SentKey) => JSON.stringify([lineId, bytes, fileName])

/** Remembers a sent file while the tab is open. */
export function rememberSent(job: UploadJob): void {
  const key = keyOf({ lineId: job.lineId, fileName: job.file.name, bytes: job.file.size })
  sent.delete(key)
  sent.set(key, job)
  const oldest = sent.keys().next()
  if (sent.size > MOST && !oldest.done) sent.delete(oldest.value)
}

/** The file that this tab has sent under this name, with its findings; undefined after the tab was closed. */
export const sentFile = (key: SentKey): UploadJob | undefined => sent.get(keyOf(key))

/**
 * Adds to the server's findings those that only this browser can measure for a file that it has
 * sent (loudness). Offers no fix for a file that was damaged in transit, as it must be sent again.
 */
export function withOwnFindings(
  { findings: theirs, facts }: { findings: readonly Finding[]; facts: Pick<CreativeFacts, 'kind'> },
  sentHere: Pick<UploadJob, 'findings' | 'facts'> | undefined,
): Finding[] {
  if (sentHere && arrivedDamaged(facts, sentHere))
    return theirs.map((finding) => ({ ...finding, fixes: [] }))
  const own = sentHere?.findings ?? []
  return [...theirs, ...own.filter(({ code }) => theirs.every((one) => one.code !== code))]
}

/** Whether the stored file is unreadable although this tab's original is readable: it was damaged in transit. */
export const arrivedDamaged = (
  arrived: Pick<CreativeFacts, 'kind'>,
  { facts }: Pick<UploadJob, 'facts'>,
): boolean => arrived.kind === 'unknown' && facts !== null && facts.kind !== 'unknown'
