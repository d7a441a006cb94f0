import { sessionRing, sign } from '#worker/adapters/keyRing.ts'
import type { OperationContext } from '#worker/platform/env.ts'

const PURPOSE = 'network'

/**
 * Pseudonym of a request's network, which does not reveal its address; nothing else of it is stored. Jobs have none.
 */
export async function networkKey({
  settings,
  network = 'none',
}: Pick<OperationContext, 'settings' | 'network'>): Promise<string> {
  return await sign(sessionRing(settings), PURPOSE, network)
}
