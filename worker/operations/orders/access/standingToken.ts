import { isSigned, sessionRing, sign } from '#worker/adapters/keyRing.ts'
import type { OperationContext } from '#worker/platform/env.ts'

const PURPOSE = 'standing-order'

type Context = Pick<OperationContext, 'settings'>

/** Token of the link in a month's announcement; stored nowhere. */
export const standingToken = async ({ settings }: Context, runId: string): Promise<string> =>
  `${runId}.${await sign(sessionRing(settings), PURPOSE, runId)}`

/** The month of a token; null for a forged one. */
export async function readStandingToken(
  { settings }: Context,
  token: string,
): Promise<string | null> {
  const [runId = '', signature = ''] = token.split('.')
  return (await isSigned(sessionRing(settings), PURPOSE, runId, signature)) ? runId : null
}
