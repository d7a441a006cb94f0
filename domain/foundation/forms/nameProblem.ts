import { fieldMessages } from './fieldMessages.ts'
import { isCompanyWithAddress } from './legalForm.ts'
import { hasWebAddress } from './webAddress.ts'

/** Line breaks, control characters, and characters that reverse the text direction. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u

/** No name is longer; longer texts are not checked further. */
const LONGEST_NAME = 250

/**
 * The kind of name: companies may be named after their web address, people and campaigns may not.
 */
export type NameKind = 'company' | 'other'

/**
 * Why a name of a person, a company or a campaign is invalid; null if it is valid. Mails to others
 * contain such names, so they allow neither lines nor links.
 */
export function nameProblem(name: string, label: string, kind: NameKind = 'other'): string | null {
  if (name === '') return null
  if (name.length > LONGEST_NAME) return fieldMessages.tooLong(label, LONGEST_NAME)
  if (CONTROLS.test(name)) return fieldMessages.oneLine(label)
  if (kind === 'company' && isCompanyWithAddress(name.normalize('NFKC'))) return null
  return hasWebAddress(name) ? fieldMessages.noWebAddress(label) : null
}
