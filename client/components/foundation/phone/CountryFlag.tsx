import './flags.css'

const REGIONAL_A = 0x1_f1_e6
const LETTER_A = 65

/** The flag of a country code as an emoji. */
export function CountryFlag({ country }: { country: string }) {
  const flag = Array.from(country, (letter) =>
    String.fromCodePoint(REGIONAL_A + (letter.codePointAt(0) ?? LETTER_A) - LETTER_A),
  ).join('')
  return (
    <span aria-hidden="true" className="country-flag text-lg leading-none">
      {flag}
    </span>
  )
}
