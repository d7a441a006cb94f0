import type { Finding } from '../finding.ts'
import { newFinding } from '../newFinding.ts'
import { asciiHost } from '#domain/foundation/forms/asciiHost.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

/** The result of a HEAD request to the landing page. */
export interface LandingPageFacts {
  /** As the customer typed it. */
  address: string
  /** The final URL after redirects; the address itself without redirects. Null without a response. */
  finalAddress: string | null
  /** HTTP status of the last response; null without one in time. */
  status: number | null
}

const MAX_ADDRESS_LENGTH = 2048
const ALLOWED = 'https:// and a domain'
/**
 * `https://host`, without a user, and with a dot in the host: no local names. Allows letters of any script, ports and
 * paths.
 */
const HTTPS_ADDRESS =
  /^https:\/\/((?![-.])(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]+)(?::\d+)?(?:[/?#]\S*)?$/iu

/** The problems of an address before it is requested: a landing page has https and a public name. */
export function checkLandingAddress(address: string): Finding[] {
  if (address.length <= MAX_ADDRESS_LENGTH && hostOf(address) !== null) return []
  return [
    newFinding('landing_page_invalid', {
      measured: firstCharacters(address, 200),
      allowed: ALLOWED,
    }),
  ]
}

/**
 * The problems of a landing page after the request. Missing pages and redirects to http are refusals; a page that does
 * not answer us may answer people, so that is advice, and so is a redirect to another domain.
 */
export function checkLandingPage(facts: LandingPageFacts): Finding[] {
  const findings = checkLandingAddress(facts.address)
  if (findings.length > 0) return findings
  const { status, finalAddress } = facts
  if (status === 404 || status === 410) {
    return [
      newFinding('landing_page_gone', { measured: `${status}`, allowed: 'a page that is there' }),
    ]
  }
  if (finalAddress !== null) findings.push(...checkRedirect(facts.address, finalAddress))
  if (status === null || status >= 400) {
    findings.push(
      newFinding('landing_page_silent', {
        measured: status === null ? 'no answer' : `answer ${status}`,
        allowed: 'a page that opens',
      }),
    )
  }
  return findings
}

function checkRedirect(address: string, finalAddress: string): Finding[] {
  const from = hostOf(address)
  const to = hostOf(finalAddress)
  if (to === null) {
    return [
      newFinding('landing_page_invalid', {
        measured: `leads to ${firstCharacters(finalAddress, 200)}`,
        allowed: ALLOWED,
      }),
    ]
  }
  if (from === null || isSameSite(from, to)) return []
  return [
    newFinding('landing_page_moves', {
      measured: `${from} leads to ${to}`,
      allowed: 'the same domain',
    }),
  ]
}

/**
 * The host of an https address as typed, in lower case; null for another address, or for a name that cannot be looked
 * up.
 */
function hostOf(address: string): string | null {
  const host = HTTPS_ADDRESS.exec(address.trim())?.[1]?.toLowerCase() ?? null
  return host === null || asciiHost(host) === null ? null : host
}

/** One equals the other, or is a subdomain of it: `www.acme.com` and `acme.com`, `shop.acme.com` and `www.acme.com`. */
function isSameSite(a: string, b: string): boolean {
  const [one, other] = [withoutWww(asciiHost(a) ?? a), withoutWww(asciiHost(b) ?? b)]
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`)
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '')
}
