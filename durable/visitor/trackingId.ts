import type { FactRow } from '../sql/FactRow.ts'

const TRACKING_ID = /^[\w-]{16,64}$/

/** The browser's tracking ID if it sends one, else the session's own. */
export function resolveTrackingId(
  facts: Pick<FactRow<'trackingId'>, 'get' | 'keep'>,
  sent: string | null | undefined,
): string {
  if (sent && TRACKING_ID.test(sent)) facts.keep('trackingId', sent)
  else if (facts.get('trackingId') === null) facts.keep('trackingId', crypto.randomUUID())
  return facts.get('trackingId') ?? ''
}
