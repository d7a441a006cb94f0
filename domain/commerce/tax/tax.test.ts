import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaType.ts'
import { isValidVatId } from './checkVatId.ts'
import { EU_TAX } from './countryTax.ts'
import { taxFor, type TaxBuyer } from './taxFor.ts'
import { taxCountryOf } from './taxCountry.ts'
import { taxLines } from './taxLines.ts'
import { taxedAlike } from './taxTerritory.ts'
import { US_STATE_TAX } from './usStateTax.ts'

const individual = (country: string, state = ''): TaxBuyer => ({
  country,
  state,
  buyerType: 'individual',
  vatId: '',
})
const company = (country: string, vatId = '', state = ''): TaxBuyer => ({
  country,
  state,
  buyerType: 'company',
  vatId,
})
const codeOf = (run: () => unknown) => {
  try {
    run()
    return null
  } catch (error) {
    return error instanceof ProductError ? error.code : 'not a ProductError'
  }
}

describe('tax numbers', () => {
  it.each([
    ['DE', 'DE136695976', true],
    ['DE', '136 695 976', true],
    ['DE', 'DE123456789', false],
    ['DE', 'ATU13585627', false],
    ['GR', 'EL094259216', true],
    ['CH', 'CHE-107.787.577 MWST', true],
    ['GB', 'GB434031494', true],
    ['AU', '51 824 753 556', true],
    ['AU', '51 824 753 557', false],
    ['CA', '123456782 RT0001', true],
    ['CA', '123456789', false],
    ['NZ', '49-091-850', true],
    ['NZ', '136-410-132', true],
    ['NZ', '9125568', false],
    ['US', '12-3456789', false],
  ])('%s %s', (country, vatId, isValid) => {
    expect(isValidVatId(country, vatId)).toBe(isValid)
  })
})

describe('the tax of a buyer', () => {
  it.each([
    [individual('US', 'NY'), 'not_taxed', 0, 'No sales tax'],
    [company('US', '', 'NM'), 'taxed', 48_750, 'Sales tax 4.875%'],
    [individual('DE'), 'taxed', 190_000, 'VAT 19%'],
    [company('DE'), 'taxed', 190_000, 'VAT 19%'],
    [company('DE', 'DE136695976'), 'reverse_charge', 0, 'Reverse charge'],
    [individual('FI'), 'taxed', 255_000, 'VAT 25.5%'],
    [individual('CH'), 'taxed', 81_000, 'VAT 8.1%'],
    [company('GB', 'GB434031494'), 'reverse_charge', 0, 'Reverse charge'],
    [individual('CA', 'QC'), 'taxed', 149_750, 'GST 5% + QST 9.975%'],
    [company('CA', '123456782RT0001', 'ON'), 'reverse_charge', 0, 'Reverse charge'],
    [company('CA', '123456782RT0001', 'SK'), 'taxed', 60_000, 'PST 6%'],
    [individual('AU'), 'taxed', 100_000, 'GST 10%'],
    [individual('JP'), 'out_of_scope', 0, 'No tax'],
    [{ ...individual('DE'), vatId: 'DE136695976' }, 'taxed', 190_000, 'VAT 19%'],
  ] as const)('%o', (buyer, treatment, ratePpm, label) => {
    expect(taxFor(buyer)).toMatchObject({ treatment, ratePpm, label })
  })
  it.each([
    [{ ...individual('MC') }, 'taxed', 200_000],
    [{ ...individual('IM') }, 'taxed', 200_000],
    [{ ...individual('LI') }, 'taxed', 81_000],
    [{ ...individual('DE'), postcode: '78266' }, 'taxed', 81_000],
    [{ ...individual('DE'), postcode: '27498' }, 'out_of_scope', 0],
    [{ ...individual('ES'), postcode: '35001' }, 'out_of_scope', 0],
    [{ ...individual('ES'), postcode: '38 001' }, 'out_of_scope', 0],
    [{ ...individual('ES'), postcode: '28001' }, 'taxed', 210_000],
    [{ ...individual('FI'), postcode: '22100' }, 'out_of_scope', 0],
    [{ ...individual('AX') }, 'out_of_scope', 0],
    [{ ...individual('FR'), postcode: '97400' }, 'out_of_scope', 0],
    [{ ...individual('FR'), postcode: '20000' }, 'taxed', 200_000],
    [{ ...individual('GR'), postcode: '630 86' }, 'out_of_scope', 0],
    [{ ...individual('IT'), postcode: '23041' }, 'out_of_scope', 0],
    // Other towns of the valley.
    [{ ...individual('IT'), postcode: '23030' }, 'taxed', 220_000],
    [{ ...individual('IT'), postcode: '22061' }, 'out_of_scope', 0],
    [{ ...individual('IT'), postcode: '47890' }, 'out_of_scope', 0],
    [{ ...individual('IT'), postcode: '00120' }, 'out_of_scope', 0],
    [{ ...individual('IT'), postcode: '00121' }, 'taxed', 220_000],
    [{ ...individual('SM') }, 'out_of_scope', 0],
    [{ ...individual('VA') }, 'out_of_scope', 0],
    [{ ...individual('FR'), postcode: '98000' }, 'taxed', 200_000],
    [{ ...individual('FR'), postcode: '98800' }, 'out_of_scope', 0],
    [{ ...individual('RE'), postcode: '97400' }, 'out_of_scope', 0],
    [{ ...individual('ES'), postcode: '51001' }, 'out_of_scope', 0],
    [{ ...individual('ES'), postcode: '52001' }, 'out_of_scope', 0],
    [{ ...individual('DK'), postcode: 'FO-100' }, 'out_of_scope', 0],
    [{ ...individual('DK'), postcode: '3900' }, 'out_of_scope', 0],
    [{ ...individual('DK'), postcode: '2100' }, 'taxed', 250_000],
    [{ ...individual('FO') }, 'out_of_scope', 0],
    [{ ...individual('GI') }, 'out_of_scope', 0],
    [{ ...individual('GB'), postcode: 'IM1 1AA' }, 'taxed', 200_000],
    [{ ...individual('CH'), postcode: '7563' }, 'taxed', 81_000],
    [{ ...individual('CH'), postcode: '9490' }, 'taxed', 81_000],
    [{ ...individual('CC'), postcode: '6799' }, 'out_of_scope', 0],
    [{ ...individual('PT'), postcode: '9000-001' }, 'taxed', 220_000],
    [{ ...individual('PT'), postcode: '9500-001' }, 'taxed', 160_000],
    [{ ...individual('AT'), postcode: '6691' }, 'taxed', 190_000],
    [{ ...individual('GB'), postcode: 'je2 3ab' }, 'out_of_scope', 0],
    [{ ...individual('GB'), postcode: 'BT1 1AA' }, 'taxed', 200_000],
    [{ ...individual('AU'), postcode: '2899' }, 'out_of_scope', 0],
    [{ ...individual('PR') }, 'out_of_scope', 0],
    [{ ...individual('US', 'NY'), postcode: '00901' }, 'out_of_scope', 0],
    [{ ...company('US', '', 'WA'), postcode: '98101' }, 'taxed', 65_000],
  ] as const)('%o is taxed by its territory', (buyer, treatment, ratePpm) => {
    expect(taxFor(buyer)).toMatchObject({ treatment, ratePpm })
  })
  it.each([
    ['GR', 'GR094259216'],
    ['GR', 'EL 094259216'],
    ['GR', '094259216'],
    ['DE', 'USt-IdNr. DE136695976'],
    ['DE', 'VAT DE 136695976'],
    ['GB', 'UK434031494'],
    ['IM', 'GB434031494'],
  ])('accepts the VAT number of %s as people write it: %s', (country, vatId) => {
    expect(taxFor(company(country, vatId)).treatment).toBe('reverse_charge')
  })
  it.each([
    ['GB', 'BT1 1AA', 'SW1A 1AA'],
    ['GB', 'IM1 1AA', 'SW1A 1AA'],
    ['FR', '98000', '75001'],
    ['CH', '9490', '8001'],
  ])('prints one rule where %s %s is taxed like the rest of the country', (country, one, other) => {
    const ruleOf = (postcode: string) => taxFor({ ...individual(country), postcode })
    expect(ruleOf(one)).toEqual(ruleOf(other))
  })
  it('agrees with the table of territories about the country whose numbers count', () => {
    const samples: Record<string, string> = { MC: '98000', IM: 'IM1 1AA', LI: '9490', DE: '78266' }
    const elsewhere = taxedAlike().filter(({ as, country }) => as !== country)
    expect(elsewhere.length).toBe(4)
    for (const { name, country, as } of elsewhere)
      expect([name, taxCountryOf(country, samples[country])]).toEqual([name, as])
    for (const [country, postcode] of [
      ['FR', '98000'],
      ['GB', 'BT1 1AA'],
      ['CH', '9490'],
      ['PT', '9000-001'],
      ['DE', '10115'],
      ['US', '00901'],
    ] as const)
      expect(taxCountryOf(country, postcode)).toBe(country)
  })
  it('refuses an invalid number and a missing state', () => {
    expect(codeOf(() => taxFor(company('DE', 'DE123456789')))).toBe('vat_id_invalid')
    expect(codeOf(() => taxFor(individual('US')))).toBe('tax_failed')
    expect(codeOf(() => taxFor(individual('CA', 'TX')))).toBe('tax_failed')
  })
  it('is defined for the 50 states, the District and the 27 members', () => {
    expect(Object.keys(US_STATE_TAX)).toHaveLength(51)
    expect(Object.keys(EU_TAX)).toHaveLength(27)
  })
  it('leaves out-of-home advertising untaxed in Washington', () => {
    const decision = taxFor(company('US', '', 'WA'))
    const lines = [
      { mediaType: 'dooh', netMinor: 100_000 },
      { mediaType: 'ctv', netMinor: 100_000 },
    ] as const
    expect(taxLines(decision, lines)).toMatchObject({ linesMinor: [0, 6_500], totalMinor: 6_500 })
  })
})

describe('tax lines', () => {
  it('add up to the total, and so do the taxes', () => {
    const buyers = [individual('DE'), individual('CA', 'QC'), individual('US', 'WA')]
    fc.assert(
      fc.property(
        fc.constantFrom(...buyers),
        fc.array(
          fc.record({
            mediaType: fc.constantFrom(...MEDIA_TYPES),
            netMinor: fc.nat(100_000_000_00),
          }),
          { minLength: 1, maxLength: 50 },
        ),
        (buyer, lines) => {
          const decision = taxFor(buyer)
          const { linesMinor, taxes, totalMinor } = taxLines(decision, lines)
          expect(linesMinor.reduce((sum, line) => sum + line, 0)).toBe(totalMinor)
          expect(taxes.reduce((sum, tax) => sum + tax.amountMinor, 0)).toBe(totalMinor)
          const onExempt = lines.map((line, index) =>
            decision.exemptMedia.includes(line.mediaType) ? (linesMinor[index] ?? 0) : 0,
          )
          expect(onExempt.every((tax) => tax === 0)).toBe(true)
        },
      ),
    )
  })
})
