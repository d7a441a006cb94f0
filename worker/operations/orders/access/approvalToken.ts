import { isSigned, sessionRing, sign } from '#worker/adapters/keyRing.ts'
import type { OperationContext } from '#worker/platform/env.ts'

const PURPOSE = 'order-approval'

interface SignedApproval {
  id: string
  /** Member that the link was mailed to. */
  memberId: string
}

const signedText = ({ id, memberId }: SignedApproval) => `${id} ${memberId}`

/** Token of a request's link mailed to one member; stored nowhere. */
export const approvalToken = async (
  { settings }: Pick<OperationContext, 'settings'>,
  signed: SignedApproval,
): Promise<string> =>
  `${signed.id}.${signed.memberId}.${await sign(sessionRing(settings), PURPOSE, signedText(signed))}`

/** Request and member of a token; null for a forged one. */
export async function readApprovalToken(
  { settings }: Pick<OperationContext, 'settings'>,
  token: string,
): Promise<SignedApproval | null> {
  const [id = '', memberId = '', signature = ''] = token.split('.')
  const signed = { id, memberId }
  const isOurs = await isSigned(sessionRing(settings), PURPOSE, signedText(signed), signature)
  return isOurs ? signed : null
}
