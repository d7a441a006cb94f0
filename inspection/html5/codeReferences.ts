import { withoutScriptComments } from './scriptComments.ts'

/** A banner refers to a few files; addresses beyond this number are ignored. */
export const MAX_ADDRESSES = 1000

/** Addresses that a style sheet loads: `url(…)` and `@import`. Patterns are bounded, as the text is untrusted. */
export function styleAddresses(style: string): string[] {
  const text = withoutComments(style)
  return [
    ...addressesOf(text, /url\(([^()]{0,2000})\)/gi, 1),
    ...addressesOf(text, /@import\s{1,20}(["'][^"']{0,2000}["'])/gi, 1),
  ].map(unquoted)
}

/** Calls that open the click address without naming it: the APIs of Studio, Google Ads and apps. */
const EXITS =
  /\b(?:Enabler\s{0,9}\.\s{0,9}(?:exit|dynamicExit)|ExitApi\s{0,9}\.\s{0,9}(?:delayedExit|exit)|mraid\s{0,9}\.\s{0,9}open)/

/** A declaration of clickTag or an assignment to it, which does not use it. */
const DECLARATIONS =
  /\b(?:var|let|const)\s{1,20}clickTag\s{0,20}(?=[,;]|$)|\bclickTag["']?\]?\s{0,20}=(?!=)(?:\s{0,20}(?:"[^"\n]{0,2000}"|'[^'\n]{0,2000}'|`[^`]{0,2000}`))?/gi

/** Whether a script or handler uses the click address that the ad server sets, or a call that opens it. */
export function usesClickTag(code: string): boolean {
  return /\bclickTag\b/i.test(code) || EXITS.test(code)
}

/** Whether code opens the click address: comments and declarations do not count. */
export function opensClickTag(code: string): boolean {
  const text = withoutScriptComments(code)
  return EXITS.test(text) || /\bclickTag\b/i.test(text.replaceAll(DECLARATIONS, ' '))
}

/** External addresses in a script, without the click address and XML namespaces. */
export function codeAddresses(code: string): string[] {
  const text = code.replace(
    /\bclickTag\w{0,20}["']?\s{0,20}[:=]\s{0,20}["'`][^"'`]{0,2000}["'`]/gi,
    '',
  )
  const pattern = /["'`]((?:https?:|wss?:)?\/\/[a-z0-9][^"'`\s]{0,2000})["'`]/gi
  return addressesOf(text, pattern, 1).filter(
    (address) => !/^https?:\/\/(www\.)?w3\.org\//i.test(address),
  )
}

function addressesOf(text: string, pattern: RegExp, group: number): string[] {
  const found: string[] = []
  for (const match of text.matchAll(pattern)) {
    found.push(match[group] ?? '')
    if (found.length === MAX_ADDRESSES) break
  }
  return found
}

function unquoted(address: string): string {
  return address.trim().replace(/^["']|["']$/g, '')
}

/** Removes comments; by index, as a pattern would take quadratic time. */
function withoutComments(text: string): string {
  const kept: string[] = []
  let at = 0
  for (;;) {
    const open = text.indexOf('/*', at)
    if (open < 0) return [...kept, text.slice(at)].join(' ')
    kept.push(text.slice(at, open))
    const close = text.indexOf('*/', open + 2)
    if (close < 0) return kept.join(' ')
    at = close + 2
  }
}
