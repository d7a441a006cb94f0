// Separate from the table of territories, which only the Worker needs: this much loads with the checkout.

/** Territories that are taxed like another country, by their country code. */
const TAXED_AS: Record<string, string> = { MC: 'FR', IM: 'GB', LI: 'CH' }

/** The postcode of Büsingen, a German village that is taxed like Switzerland. */
const BUESINGEN = '78266'

/** The country whose tax and VAT numbers apply at an address: France for Monaco. */
export function taxCountryOf(country: string, postcode = ''): string {
  if (country === 'DE' && postcode.trim() === BUESINGEN) return 'CH'
  return Object.hasOwn(TAXED_AS, country) ? (TAXED_AS[country] ?? country) : country
}
