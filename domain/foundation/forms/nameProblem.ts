import { fieldMessages } from './fieldMessages.ts'
import { isCompanyWithAddress } from './legalForm.ts'
import { hasWebAddress } from './webAddress.ts'

/** Line breaks, control characters, and what turns the direction of a text around. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u

/** No name is longer, and of a longer text nothing else is looked at. */
const LONGEST_NAME = 250

/** Whose name it is: companies may be called like their web address, people and campaigns may not. */
export type NameKind = 'company' | 'other'

/**
 * Why a name of a person, a company or a campaign cannot be taken; null when it can. Such names stand in mails to
 * others: nobody may write lines of their own there, nor a link.
 */
export function nameProblem(name: string, label: string, kind: NameKind = 'other'): string | null {
  if (name === '') return null
  if (name.length > LONGEST_NAME) return fieldMessages.tooLong(label, LONGEST_NAME)
  if (CONTROLS.test(name)) return fieldMessages.oneLine(label)
  if (kind === 'company' && isCompanyWithAddress(name.normalize('NFKC'))) return null
  return hasWebAddress(name) ? fieldMessages.noWebAddress(label) : null
}
