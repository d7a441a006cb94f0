import {
  checkLandingAddress,
  type LandingPageFacts,
} from '#domain/creatives/creative/checks/checkLandingPage.ts'

const TIMEOUT_MS = 5_000
const MAX_REDIRECTS = 5
const IP_LITERAL = /^(\d{1,3}(\.\d{1,3}){3}|\[.*\])$/
const PRIVATE_NAME =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|invalid|onion|arpa)$/i

/**
 * Whether a page may be requested: a public host name over https on its usual port, no IP address and no private
 * network.
 */
export function isPublicAddress(address: string): boolean {
  if (checkLandingAddress(address).length > 0) return false
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '') return false
  const host = url.hostname.replace(/\.$/, '')
  return !IP_LITERAL.test(host) && !PRIVATE_NAME.test(host)
}

/**
 * Requests the head of a landing page and follows redirects to public addresses. Never fails: without a response in
 * time there is no status.
 */
export async function fetchLandingPage(
  address: string,
  ask: typeof fetch = fetch,
): Promise<LandingPageFacts> {
  const silent = (finalAddress: string | null) => ({ address, finalAddress, status: null })
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  let at = address
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!isPublicAddress(at)) return silent(at === address ? null : at)
    const answer = await headOf(at, { ask, signal })
    if (!answer) return silent(null)
    if (answer.location === null) return { address, finalAddress: at, status: answer.status }
    at = answer.location
  }
  return silent(at)
}

async function headOf(
  address: string,
  { ask, signal }: { ask: typeof fetch; signal: AbortSignal },
): Promise<{ status: number; location: string | null } | null> {
  try {
    const response = await ask(address, {
      method: 'HEAD',
      redirect: 'manual',
      signal,
      headers: { 'User-Agent': 'AdMarketDirect-LandingPageCheck/1.0' },
    })
    await response.body?.cancel()
    const location = response.headers.get('Location')
    const isRedirect = response.status >= 300 && response.status < 400 && location !== null
    return {
      status: response.status,
      location: isRedirect ? new URL(location, address).href : null,
    }
  } catch {
    return null
  }
}
