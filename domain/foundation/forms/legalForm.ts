import { isHost } from './webAddress.ts'

/** Legal forms of companies, without dots, commas and spaces, in lower case: English, German, French, Spanish … */
const LEGAL_FORMS: ReadonlySet<string> = new Set(
  (
    'inc incorporated corp corporation co company llc lllp llp lp pllc pc plc ltd limited cic ' +
    'pty ptyltd ptylimited pte pteltd pvtltd privatelimited publiclimitedcompany unlimited ulc ltee ' +
    'gmbh ggmbh gmbh&co gmbh&cokg gmbh&cokgaa gmbh&coohg ag ag&co ag&cokg se se&co se&cokg se&cokgaa ' +
    'kg kgaa ohg gbr ug ug(haftungsbeschränkt) ug&cokg ek eg ev gesmbh sarl sàrl sas sasu sa sci snc ' +
    'bv bvba bv&co cv nv vof srl spa sapa sl slu sau sadecv sapi sdern ltda lda eireli ' +
    'ab hb as asa aps is oy oyj sia uab oü kft zrt nyrt spzoo spzook spk spolsro sro doo dd ad eood ood ' +
    'kk kabushikikaisha gk coltd cojp bhd sdnbhd tbk as sti ooo oao pao zao jsc llp holding holdings group trust'
  ).split(' '),
)

/**
 * Maximum number of words between a company's name and its legal form: "Amazon.com EU Services S.à
 * r.l.".
 */
const MOST_WORDS_BETWEEN = 3
const MOST_WORDS_OF_FORM = 4
const MOST_CHARACTERS = 200

const HOST_CHARACTERS = /^[\p{L}\p{N}.-]+$/u

const plain = (words: readonly string[]): string =>
  words
    .join('')
    .replaceAll(/[.,\s]/g, '')
    .toLowerCase()

/**
 * Whether a text is the name of a company named after its web address: the address first, the legal
 * form last, with few words between ("Booking.com B.V.", "Amazon.com, Inc.").
 */
export function isCompanyWithAddress(text: string): boolean {
  if (text.length > MOST_CHARACTERS) return false
  const [first = '', ...rest] = text.trim().split(/[\s,]+/)
  if (!HOST_CHARACTERS.test(first) || !isHost(first) || /^www\d?\./i.test(first)) return false
  for (let length = 1; length <= Math.min(MOST_WORDS_OF_FORM, rest.length); length += 1) {
    const between = rest.slice(0, rest.length - length)
    if (between.length > MOST_WORDS_BETWEEN) continue
    if (!LEGAL_FORMS.has(plain(rest.slice(-length)))) continue
    return !between.some((word) => /[./@:]./.test(word))
  }
  return false
}
