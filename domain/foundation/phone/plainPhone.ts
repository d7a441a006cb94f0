const EXTENSION_WORDS =
  'extension|ext|extn|durchwahl|dw|nebenstelle|nst|poste|interno|int|anexo|toestel|ramal|x|p|w'
const EXTENSION = new RegExp(
  `(?:(?:${EXTENSION_WORDS})[.:]?|[,;#/])[\\s,;]{0,20}(\\d{1,9})#?$`,
  'i',
)
/**
 * Mexican mobile numbers had a 1 after the country code until 2019; address books still contain it.
 */
const MEXICAN_MOBILE = /^\+521(?=\d{10}$)/

/**
 * A number from an address book in the phone library's notation: "(+1) 512 …", "00 49 …",
 * full-width digits, "+52 1 …", and extensions after pauses or words ("…,45", "… Durchwahl 45"),
 * separate from the number.
 */
export function plainPhone(text: string): string {
  const written = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replace(/^(?:tel|phone|mobile|fax):\s*/i, '')
  const extension = EXTENSION.exec(written)
  const number = extension ? withoutPauses(written.slice(0, extension.index)) : written
  const called = number
    .replace(/^\(\s*(?:\+|00)\s*(\d{1,3})\s*\)/, '+$1 ')
    .replace(/^00\s*(?=[1-9])/, '+')
  const digits = called.replaceAll(/[^\d+]/g, '')
  const plain = MEXICAN_MOBILE.test(digits) ? digits.replace(MEXICAN_MOBILE, '+52') : called
  return extension?.[1] ? `${plain} ext. ${extension[1]}` : plain
}

/** Address books write several pauses before an extension. */
function withoutPauses(number: string): string {
  let end = number.length
  while (end > 0 && ' ,;\t\n'.includes(number.charAt(end - 1))) end -= 1
  return number.slice(0, end)
}
