import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import type { Finding } from '#domain/creatives/creative/finding.ts'
import type { UploadJob } from './uploadJob.ts'

/** What a file that was sent is known again by, among those of its line. */
interface SentKey {
  lineId: string
  fileName: string
  bytes: number
}

/** Files of this tab stay at hand after they were sent, so that what is advised can still be done by one press. */
const MOST = 50

const sent = new Map<string, UploadJob>()

const keyOf = ({ lineId, fileName, bytes }: SentKey) => JSON.stringify([lineId, bytes, fileName])

/** Keeps a file that was sent at hand, as long as the tab is open. */
export function rememberSent(job: UploadJob): void {
  const key = keyOf({ lineId: job.lineId, fileName: job.file.name, bytes: job.file.size })
  sent.delete(key)
  sent.set(key, job)
  const oldest = sent.keys().next()
  if (sent.size > MOST && !oldest.done) sent.delete(oldest.value)
}

/** The file that this tab has sent under this name, with what was found in it; undefined after the tab was closed. */
export const sentFile = (key: SentKey): UploadJob | undefined => sent.get(keyOf(key))

/**
 * What only this browser can measure of a file that it has sent (loudness) stands beside what the server has found. Of
 * one that was damaged on the way nothing is to be mended: it is sent again.
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

/** Whether what has arrived cannot be read, while the file that this tab has sent can: it was damaged on the way. */
export const arrivedDamaged = (
  arrived: Pick<CreativeFacts, 'kind'>,
  { facts }: Pick<UploadJob, 'facts'>,
): boolean => arrived.kind === 'unknown' && facts !== null && facts.kind !== 'unknown'
