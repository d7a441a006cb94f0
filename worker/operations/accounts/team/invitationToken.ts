import { findInvitation } from '#database/queries/accounts/teamInvitations.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { isSigned, sessionRing, sign } from '#worker/adapters/keyRing.ts'
import type { OperationContext } from '#worker/platform/env.ts'

const PURPOSE = 'team-invitation'

interface SignedInvitation {
  id: string
  email: string
  expiresAt: string
}

const signedText = ({ id, email, expiresAt }: SignedInvitation) => `${id} ${email} ${expiresAt}`

/** Token of an invitation's link: bound to its address and expiry, and stored nowhere. */
export const invitationToken = async (
  { settings }: Pick<OperationContext, 'settings'>,
  invitation: SignedInvitation,
): Promise<string> =>
  `${invitation.id}.${await sign(sessionRing(settings), PURPOSE, signedText(invitation))}`

/** The open invitation of a token. Raises team_invitation_not_found for a forged, used or expired one. */
export async function invitationOfToken(
  { db, settings, now }: Pick<OperationContext, 'db' | 'settings' | 'now'>,
  token: string,
) {
  const [id = '', signature = ''] = token.split('.')
  const found = await findInvitation(db, id)
  const isOpen =
    found !== null &&
    found.invitation.expiresAt > now.toISOString() &&
    (await isSigned(sessionRing(settings), PURPOSE, signedText(found.invitation), signature))
  if (!isOpen) throw new ProductError('team_invitation_not_found')
  return found
}
