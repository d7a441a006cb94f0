import { z } from 'zod'
import { fieldMessages } from './fieldMessages.ts'

/** How long an email address and its parts may be (spec §5). */
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

/** Whether it is an email address within the limits of spec §5. */
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

/** How many bytes a text takes in UTF-8. */
export function utf8Bytes(text: string): number {
  let bytes = 0
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_00_00 ? 3 : 4
  }
  return bytes
}

/** An email field with the generic messages for its label; surrounding spaces are dropped. */
export function emailField(label: string) {
  return z
    .string({ error: fieldMessages.required(label) })
    .trim()
    .superRefine((address, context) => {
      // Never an aborting issue: rules across fields must still speak up.
      const message = address === '' ? fieldMessages.required(label) : fieldMessages.email(label)
      if (!isValidEmail(address)) context.addIssue({ code: 'custom', message })
    })
}

export const emailSchema = emailField('Email')
