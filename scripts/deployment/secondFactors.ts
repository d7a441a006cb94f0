import {
  addBatches,
  type ReencryptedBatch,
  type ReencryptionCounts,
  REENCRYPTION_PATH,
} from '#domain/accounts/reencryption.ts'
import { HEALTH_SECRET_HEADER } from '#domain/foundation/headerNames.ts'

const TIMEOUT_MS = 60_000
const ATTEMPTS = 5

interface Site {
  siteUrl: string
  secret: string
  isDryRun: boolean
  /** Waits this many milliseconds. */
  wait: (ms: number) => Promise<void>
}

/** Processes one batch; waits when the site limits requests. Raises an error with the site's response. */
async function reencryptBatch(site: Site, after: string): Promise<ReencryptedBatch> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(new URL(REENCRYPTION_PATH, site.siteUrl), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [HEALTH_SECRET_HEADER]: site.secret },
      body: JSON.stringify({ after, isDryRun: site.isDryRun }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok) return (await response.json()) as ReencryptedBatch
    const text = await response.text()
    if (response.status !== 429 || attempt === ATTEMPTS)
      throw new Error(
        `${site.siteUrl} responded ${response.status}: ${text}\nRun it again: it continues with what is left.`,
      )
    await site.wait(Number(response.headers.get('Retry-After') ?? '60') * 1_000)
  }
}

/** Re-encrypts all second factors of a site under its current secret, batch by batch. */
export async function reencryptAll(site: Site): Promise<ReencryptionCounts> {
  const batches: ReencryptedBatch[] = []
  for (let after: string | null = ''; after !== null;) {
    const batch: ReencryptedBatch = await reencryptBatch(site, after)
    batches.push(batch)
    after = batch.next
  }
  return addBatches(batches)
}
