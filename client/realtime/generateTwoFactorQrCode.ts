import type { ClientInput } from '#domain/contact/realtime/clientEvents.ts'
import {
  CONNECTION_POLL_MS,
  CONNECTION_TIMEOUT_MS,
} from '#domain/contact/realtime/realtimeLimits.ts'
import { sessionUser } from '#client/state/foundation/realtimeState.ts'
import { NotConnectedError } from './NotConnectedError.ts'
import { realtime } from './realtime.ts'
import type { VisitorRealtime } from './visitorRealtime.ts'

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

/** The open connection, awaited as long as an attempt may take (Contact 4). Raises NotConnectedError. */
async function connectedRealtime(): Promise<VisitorRealtime> {
  if (!navigator.onLine) throw new NotConnectedError()
  const deadline = Date.now() + CONNECTION_TIMEOUT_MS
  const opened = await Promise.race([realtime(), wait(CONNECTION_TIMEOUT_MS).then(() => null)])
  if (!opened) throw new NotConnectedError()
  while (!sessionUser().connected && Date.now() < deadline) await wait(CONNECTION_POLL_MS)
  if (!sessionUser().connected) throw new NotConnectedError()
  return opened
}

/** Begins two-factor set-up. Raises RefusedError with the server's answer, NotConnectedError. */
export const generateTwoFactorQrCode = async (payload: ClientInput<'user:generate-2fa-qr-code'>) =>
  (await connectedRealtime()).generateTwoFactorQrCode(payload)
