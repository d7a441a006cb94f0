import { utf8Bytes } from './utf8Bytes.ts'

/** Maximum length of an email address and its parts (Foundation 14). */
export const EMAIL_LIMITS = {
  addressCharacters: 254,
  localPartBytes: 64,
  domainCharacters: 256,
  segmentCharacters: 63,
} as const

const LOCAL_PART =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const SEGMENT = /^[\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u
const TOP_LEVEL = /^(xn--[a-z0-9-]+|[\p{L}\p{M}]{2,})$/iu

/** Whether a text is an email address within the limits of Foundation 14. */
export function isValidEmail(address: string): boolean {
  const at = address.lastIndexOf('@')
  if (at < 1 || address.length > EMAIL_LIMITS.addressCharacters) return false
  return isLocalPart(address.slice(0, at)) && isDomain(address.slice(at + 1))
}

function isLocalPart(localPart: string): boolean {
  return LOCAL_PART.test(localPart) && utf8Bytes(localPart) <= EMAIL_LIMITS.localPartBytes
}

function isDomain(domain: string): boolean {
  if (domain.length > EMAIL_LIMITS.domainCharacters) return false
  const segments = domain.split('.')
  const fits = segments.every(
    (segment) => segment.length <= EMAIL_LIMITS.segmentCharacters && SEGMENT.test(segment),
  )
  return fits && segments.length > 1 && TOP_LEVEL.test(segments.at(-1) ?? '')
}
