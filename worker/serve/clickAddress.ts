import type { ServeSettings } from '#domain/foundation/settings/workerSettings.ts'
import { isSigned, type SessionSecrets, sessionRing, sign } from '../adapters/keyRing.ts'
import { serveOrigin } from '../adapters/delivery/serveOrigin.ts'

const PURPOSE = 'click'
/**
 * The signed text binds a target to one response, so that nobody can use us to redirect people
 * elsewhere.
 */
const signedText = (token: string, to: string) => `${token}\n${to}`

/**
 * Click address of a response: counts the click, then redirects to its landing page, even if the line has ended
 * meanwhile.
 */
export async function clickAddress(
  settings: ServeSettings,
  token: string,
  { to }: { to: string },
): Promise<string> {
  const signature = await sign(sessionRing(settings), PURPOSE, signedText(token, to))
  const query = new URLSearchParams({ t: token, to, s: signature })
  return `${serveOrigin(settings)}/c?${query.toString()}`
}

/** Whether a click's target is the one signed with its token. */
export const isOurAim = async (
  settings: SessionSecrets,
  click: { token: string; to: string; signature: string },
): Promise<boolean> =>
  await isSigned(sessionRing(settings), PURPOSE, signedText(click.token, click.to), click.signature)
