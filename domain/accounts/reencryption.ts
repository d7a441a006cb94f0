/** The URL that re-encrypts second factors in a deployed environment, for callers with the health check's secret. */
export const REENCRYPTION_PATH = '/api/health/second-factors'

/** The outcome of one batch of second factors. */
export interface ReencryptedBatch {
  /** Already encrypted under the current secret. */
  current: number
  /** Re-encrypted; in a dry run, those to re-encrypt. */
  reencrypted: number
  /** Changed while the batch ran: left to the next run. */
  changed: number
  /** No accepted secret decrypts them: their owners cannot log in until admins reset the second factor. */
  unreadable: number
  /** The ID to continue after; null at the end. */
  next: string | null
}

export type ReencryptionCounts = Omit<ReencryptedBatch, 'next'>

/** The sum of the batches. */
export function addBatches(batches: readonly ReencryptionCounts[]): ReencryptionCounts {
  const sum = (of: keyof ReencryptionCounts) =>
    batches.reduce((total, batch) => total + batch[of], 0)
  return {
    current: sum('current'),
    reencrypted: sum('reencrypted'),
    changed: sum('changed'),
    unreadable: sum('unreadable'),
  }
}
