import type { Settings } from '#domain/foundation/settings/settings.ts'
import { isSigned, type SessionSecrets, sessionRing, sign } from '../adapters/keyRing.ts'
import { serveOrigin } from '../adapters/delivery/serveOrigin.ts'

const PURPOSE = 'click'
/** The aim of one answer alone: nobody can send people elsewhere through us. */
const signedText = (token: string, to: string) => `${token}\n${to}`

/** Where a click on an answer goes: counted by us, then to its landing page, also when the line has ended meanwhile. */
export async function clickAddress(
  settings: Settings,
  token: string,
  { to }: { to: string },
): Promise<string> {
  const signature = await sign(sessionRing(settings), PURPOSE, signedText(token, to))
  const query = new URLSearchParams({ t: token, to, s: signature })
  return `${serveOrigin(settings)}/c?${query.toString()}`
}

/** Whether a click's aim is the one that was signed with its token. */
export const isOurAim = async (
  settings: SessionSecrets,
  click: { token: string; to: string; signature: string },
): Promise<boolean> =>
  await isSigned(sessionRing(settings), PURPOSE, signedText(click.token, click.to), click.signature)
