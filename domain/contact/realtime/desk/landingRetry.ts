import { LANDING_RETRY } from '../realtimeLimits.ts'

/** Whether the landing notification is sent now, retried later, or dropped (Contact 5). `tries` made so far. */
export function landingStep(
  tries: number,
  state: { connected: boolean; session_id: string | null },
): 'send' | 'retry' | 'give up' {
  if (state.connected && state.session_id !== null) return 'send'
  return tries < LANDING_RETRY.times ? 'retry' : 'give up'
}
