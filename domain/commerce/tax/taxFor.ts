import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { CA_PROVINCE_TAX, type ProvinceTax } from './caProvinceTax.ts'
import { isValidVatId } from './checkVatId.ts'
import { countryTaxOf, EU_TAX, type CountryTax } from './countryTax.ts'
import { formatRate } from './formatRate.ts'
import { taxCountryOf } from './taxCountry.ts'
import { taxTerritoryOf } from './taxTerritory.ts'
import { US_STATE_TAX, type UsStateTax } from './usStateTax.ts'
import { hasVatIds } from './vatCountries.ts'

/** The buyer and the buyer's address. The seller is a US company. */
export interface TaxBuyer {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** ZIP or postcode: some territories are taxed differently from their country. */
  postcode?: string
  /** US state or Canadian province code; empty elsewhere. */
  state: string
  buyerType: 'individual' | 'company'
  /** Empty when there is none. */
  vatId: string
}

export type TaxTreatment = 'taxed' | 'reverse_charge' | 'not_taxed' | 'out_of_scope'

/** One named tax; QST and PST come in addition to GST. Parts per million. */
export interface TaxPart {
  name: string
  ratePpm: number
}

/** The taxation of this buyer. `rule` is printed on the invoice. */
export interface TaxDecision {
  treatment: TaxTreatment
  parts: TaxPart[]
  /** Sum of the parts, parts per million: 19% is 190,000. */
  ratePpm: number
  /** "VAT 19%", "GST 5% + QST 9.975%", or the reason for no tax, in two words. */
  label: string
  rule: string
  exemptMedia: readonly MediaType[]
  vatIdStatus: 'none' | 'valid'
}

type WithoutStatus = Omit<TaxDecision, 'vatIdStatus'>

function taxed(
  parts: TaxPart[],
  rule: string,
  exemptMedia: readonly MediaType[] = [],
): WithoutStatus {
  return {
    treatment: 'taxed',
    parts,
    ratePpm: parts.reduce((sum, part) => sum + part.ratePpm, 0),
    label: parts.map((part) => `${part.name} ${formatRate(part.ratePpm)}`).join(' + '),
    rule,
    exemptMedia,
  }
}

function untaxed(
  treatment: Exclude<TaxTreatment, 'taxed'>,
  label: string,
  rule: string,
): WithoutStatus {
  return { treatment, parts: [], ratePpm: 0, label, rule, exemptMedia: [] }
}

function stateError(path: string, label: string): ProductError {
  return new ProductError('tax_failed', { fields: [{ path, message: `${label} is required` }] })
}

function entryOf<Entry>(table: Record<string, Entry>, code: string): Entry | undefined {
  return Object.hasOwn(table, code) ? table[code] : undefined
}

function unitedStates(state: string): WithoutStatus {
  const entry = entryOf<UsStateTax>(US_STATE_TAX, state)
  if (!entry) throw stateError('billing.state', 'State')
  if (entry.ratePpm === 0)
    return untaxed('not_taxed', 'No sales tax', `${entry.name}: advertising services not taxed.`)
  return taxed(
    [{ name: 'Sales tax', ratePpm: entry.ratePpm }],
    `${entry.name}: state tax on advertising services, ${formatRate(entry.ratePpm)}.`,
    entry.exemptMedia,
  )
}

function canada(province: string, isRegistered: boolean): WithoutStatus {
  const entry = entryOf<ProvinceTax>(CA_PROVINCE_TAX, province)
  if (!entry) throw stateError('billing.state', 'Province')
  const { federal, provincial } = entry
  const parts: TaxPart[] = []
  if (!isRegistered) parts.push(federal)
  if (provincial && (!isRegistered || provincial.isChargedToBusinesses)) parts.push(provincial)
  const selfAssessed = `${federal.name} to be accounted for by the registered recipient`
  if (parts.length === 0)
    return untaxed('reverse_charge', 'Reverse charge', `${entry.name}: ${selfAssessed}.`)
  const charged = parts.map((part) => `${part.name} ${formatRate(part.ratePpm)}`).join(' and ')
  const rule = isRegistered
    ? `${entry.name}: ${charged}; ${selfAssessed}.`
    : `${entry.name}: ${charged}.`
  return taxed(
    parts.map(({ name, ratePpm }) => ({ name, ratePpm })),
    rule,
  )
}

function valueAdded(
  country: string,
  entry: CountryTax,
  { isRegistered, territory }: { isRegistered: boolean; territory: string | null },
): WithoutStatus {
  if (isRegistered) {
    const basis = country in EU_TAX ? ' (Articles 44 and 196, Directive 2006/112/EC)' : ''
    return untaxed(
      'reverse_charge',
      'Reverse charge',
      `Reverse charge: ${entry.taxName} to be accounted for by the recipient${basis}.`,
    )
  }
  return taxed(
    [{ name: entry.taxName, ratePpm: entry.ratePpm }],
    territory === null
      ? `${entry.taxName} of the buyer’s country (${country}), ${formatRate(entry.ratePpm)}.`
      : `${territory}: ${entry.taxName} as in ${country}, ${formatRate(entry.ratePpm)}.`,
  )
}

/**
 * The tax on advertising for a buyer: the rate, its taxes and the rule for the invoice. Raises `vat_id_invalid` when a
 * company's number fails its check, `tax_failed` when the state or province that decides is missing or unknown.
 */
export function taxFor(buyer: TaxBuyer): TaxDecision {
  const vatId = buyer.buyerType === 'company' ? buyer.vatId.trim() : ''
  const country = taxCountryOf(buyer.country, buyer.postcode)
  const isRegistered = vatId !== '' && hasVatIds(country)
  if (isRegistered && !isValidVatId(country, vatId))
    throw new ProductError('vat_id_invalid', {
      fields: [{ path: 'billing.vatId', message: 'This VAT ID is not valid.' }],
    })
  return { ...decide(buyer, isRegistered), vatIdStatus: isRegistered ? 'valid' : 'none' }
}

type Territory = NonNullable<ReturnType<typeof taxTerritoryOf>>

/** Whether a territory is taxed differently from the country in its address; Northern Ireland is not. */
const hasOwnTax = (country: string, territory: Territory | null): territory is Territory =>
  territory !== null && (territory.as !== country || territory.ratePpm !== undefined)

function decide(buyer: TaxBuyer, isRegistered: boolean): WithoutStatus {
  const territory = taxTerritoryOf(buyer.country, buyer.postcode ?? '')
  if (territory?.as === null)
    return untaxed(
      'out_of_scope',
      'No tax',
      `${territory.name}: outside the tax of ${buyer.country}.`,
    )
  if (buyer.country === 'US') return unitedStates(buyer.state)
  if (buyer.country === 'CA') return canada(buyer.state, isRegistered)
  const country = territory?.as ?? buyer.country
  const entry = countryTaxOf(country)
  if (entry)
    return valueAdded(
      country,
      territory?.ratePpm === undefined ? entry : { ...entry, ratePpm: territory.ratePpm },
      { isRegistered, territory: hasOwnTax(buyer.country, territory) ? territory.name : null },
    )
  return untaxed(
    'out_of_scope',
    'No tax',
    'Service supplied from the United States to a recipient abroad; no US sales tax.',
  )
}
