/** Where a deployed environment re-encrypts second factors, for who sends the secret of the health check. */
export const REENCRYPTION_PATH = '/api/health/second-factors'

/** The outcome of one batch of second factors. */
export interface ReencryptedBatch {
  /** Already under the current secret. */
  current: number
  /** Re-encrypted; in a dry run those that would be. */
  reencrypted: number
  /** Changed while the batch ran: the next run finds them. */
  changed: number
  /** No accepted secret reads them: their owners cannot log in until admins reset the second factor. */
  unreadable: number
  /** The id to continue after; null at the end. */
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
