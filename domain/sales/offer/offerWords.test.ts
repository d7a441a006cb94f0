import { describe, expect, it } from 'vitest'
import { cartEntry, campaignItem, packageItem } from '#domain/commerce/cart/newCartItem.ts'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import { AD_CREATION_PACKAGES } from '#domain/catalogue/adCreationPackage.ts'
import { packageTitle } from '#domain/catalogue/packageTitle.ts'
import { quoteIssue } from '#domain/commerce/checkout/quoteIssue.ts'
import type { QuoteLine } from '#domain/commerce/checkout/quote.types.ts'
import { priceCart } from '#domain/commerce/checkout/priceCart.ts'
import { baseRate } from '#domain/foundation/money/convert.ts'
import { taxFor } from '#domain/commerce/tax/taxFor.ts'
import { now, planned, referenceOf, screen, sites } from '#domain/testing/austin.ts'
import { forecast } from '#domain/planning/forecast/forecast.ts'
import { isRemindable, offerChangeSchema, offerRevisionSchema, revisedItems } from './deskOffer.ts'
import { nextOfferState, OFFER_STATES, offerStatesAllowing } from './offer.ts'
import { offerChanges } from './offerChanges.ts'
import { offerContent } from './offerContent.ts'
import type { OfferContent, OfferLine } from './offerContent.types.ts'
import { offerDifferences } from './offerDifferences.ts'
import { offerDocument, offerSums } from './offerDocument.ts'
import { heldLines, holdsOffer } from './offerInCart.ts'
import { isWithinLimits, offerLimits } from './offerLimits.ts'
import { offerPrices } from './offerPrices.ts'
import { holdUntil, isOfferDay } from './offerValidity.ts'

const [banner] = AD_CREATION_PACKAGES
const tax = taxFor({ country: 'US', state: 'TX', buyerType: 'company', vatId: '' })
const boards = referenceOf([screen(1, 30.3), screen(2, 30.4)])
const web = { ...planned('online_display'), name: 'Bread', budgetMinor: 1_000_00 }
const board = { ...planned('dooh'), name: 'Road', budgetMinor: 500_00 }
const campaign = (plan: typeof web): CartItem => cartEntry(campaignItem(plan), 'cart_1')
const spots = (quantity: number): CartItem => cartEntry(packageItem(banner, { quantity }), 'cart_1')

function offered(
  item: CartItem,
  terms = { discountPermille: 0, commissionPermille: 0 },
  reference = item.media_type === 'dooh' ? boards : sites,
) {
  const impressions =
    item.type === 'campaign' ? forecast(item.data.plan, reference).impressions : null
  const campaigns = new Map([['cart_1', { impressions, issues: [], reference }]])
  return offerContent({ now, items: [item], campaigns, terms, tax })
}

const lineOf = ({ content }: { content: OfferContent }): OfferLine => {
  const [line] = content.lines
  if (!line) throw new Error('No line.')
  return line
}

describe('the changes since an offer', () => {
  const line = lineOf(offered(campaign(web)))
  const mid = line.impressions?.mid ?? 0
  const views = (count: number) => ({ ...line, impressions: { low: 0, mid: count, high: 0 } })
  const quoteLines = priceCart({
    now: '2026-11-20T00:00:00.000Z',
    placedOn: '2026-11-20',
    items: [campaign(web)],
    campaigns: new Map([['cart_1', { impressions: null, issues: [] }]]),
    coupons: [],
    rate: baseRate('2026-11-20'),
    tax,
  }).lines
  const changes = (before: OfferLine, today: OfferLine, quoted: QuoteLine[] = quoteLines) =>
    offerChanges(
      { lines: [before] },
      { content: { lines: [today] }, quote: { lines: quoted } },
    ).map(({ text, kept, isBlocking }) => [text, kept, isBlocking])

  it('state the direction of a price change, and the retained advantage', () => {
    expect(changes(line, line)).toEqual([])
    expect(changes({ ...line, cpmMinor: 5_00 }, { ...line, cpmMinor: 6_00 })).toEqual([
      ['The price rose from $5.00 to $6.00 a thousand.', 'You keep $5.00', false],
    ])
    expect(changes({ ...line, cpmMinor: 5_00 }, { ...line, cpmMinor: 4_00 })[0]?.[0]).toMatch(
      / fell /,
    )
    const spot = lineOf(offered(spots(1)))
    const dearer = { ...spot, price: { ...spot.price, listMinor: 900_00 } }
    expect(changes(spot, spot)).toEqual([])
    expect(
      changes({ ...spot, price: { ...spot.price, listMinor: 800_00, payMinor: 700_00 } }, dearer),
    ).toEqual([['The price rose from $800.00 to $900.00.', 'You keep $700.00', false]])
  })

  it('mention views from a change of two percent', () => {
    expect(mid).toBeGreaterThan(0)
    expect(changes(views(1_000), views(1_020))).toEqual([])
    expect(changes(views(1_000), views(1_021))).toEqual([
      ['Today it would bring 1,021 instead of 1,000.', 'You keep 1,000', false],
    ])
    expect(changes(views(1_000), views(980))).toEqual([])
    expect(changes(views(1_000), views(979))).toHaveLength(1)
    expect(changes({ ...line, impressions: null }, { ...line, impressions: null })).toEqual([])
  })

  it('name missing screens, and the problems of the line today', () => {
    const two = lineOf(offered(campaign(board)))
    expect(two.screens.map(({ id, name }) => [id, name])).toEqual([
      ['p1', 'Product 1'],
      ['p2', 'Product 2'],
    ])
    expect(changes(two, { ...two, screens: two.screens.slice(1) })).toEqual([
      ['Product 1 is no longer for sale.', '', true],
    ])
    const blocked = quoteLines.map((one) =>
      Object.assign({}, one, { issues: [quoteIssue('plan_invalid', { message: 'Too early.' })] }),
    )
    expect(changes(line, line, blocked)).toEqual([['Too early.', '', true]])
    const gone = { content: { lines: [] }, quote: { lines: blocked } }
    expect(offerChanges({ lines: [line] }, gone).map(({ text }) => text)).toEqual(['Too early.'])
  })
})

describe('the differences between versions', () => {
  it('list lines by number, name, price and views', () => {
    const version = (item: CartItem, discountPermille = 0) => ({
      lastDay: '2026-12-04',
      content: offered(item, { discountPermille, commissionPermille: 0 }).content,
    })
    const [one] = offerDifferences(version(spots(1)), version(spots(2)))
    expect(one?.before).toBe(`${packageTitle(banner)}, $${(banner.priceMinor / 100).toFixed(2)}`)
    expect(one?.after).toMatch(new RegExp(`^2 × ${packageTitle(banner)}, `))
    const [line] = offerDifferences(version(campaign(web)), version(campaign(web), 100))
    expect(line?.before).toMatch(/^Bread, \$1,000\.00, [\d,]+ views$/)
    expect(line?.after).toMatch(/^Bread, \$900\.00, /)
  })
})

describe('the document of an offer', () => {
  const source = (item: CartItem, heldUntil: string | null, agency = '') => ({
    offer: {
      year: 2026,
      sequence: 7,
      desk: 'europe' as const,
      advertiser: 'Lee Bakery',
      agency,
      email: 'ann@example.com',
      phone: '',
      country: 'US',
      timeZone: 'America/New_York',
      heldUntil,
    },
    version: {
      version: 1,
      content: offered(item).content,
      lastDay: '2026-12-04',
      createdAt: '2026-11-21T03:00:00.000Z',
    },
    seller: { address: [], taxId: '', email: 's@example.com', bank: '', timeZone: 'UTC' },
    person: null,
  })
  const reserved = /^The slots of its screens are reserved/
  const paper = (item: CartItem, heldUntil: string | null, agency = '') =>
    offerDocument(source(item, heldUntil, agency))

  it('mentions reserved screens only if there are any', () => {
    const has = (item: CartItem, heldUntil: string | null) =>
      paper(item, heldUntil).notes.some((note) => reserved.test(note))
    expect(has(campaign(board), '2026-11-22T17:00:00.000Z')).toBe(true)
    expect(has(campaign(board), null)).toBe(false)
    expect(has(campaign(web), '2026-11-22T17:00:00.000Z')).toBe(false)
  })

  it('has the buyer’s date, and names an agency and a person if there are any', () => {
    const plain = paper(campaign(web), null)
    expect(plain).toMatchObject({ number: 'OFF-2026-000007', issuedOn: '2026-11-20' })
    expect(plain.buyer[0]).toBe('Advertiser: Lee Bakery')
    expect(plain.desk[0]).toBe('Sales, Europe')
    expect(paper(campaign(web), null, 'Rye').buyer[0]).toBe('Agency: Rye')
    const named = { ...source(campaign(web), null), person: 'Dana Desk' }
    expect(offerDocument(named).desk.slice(0, 2)).toEqual(['Dana Desk', 'Sales, Europe'])
  })

  it('states the people reached once, if known', () => {
    const { content } = offered(campaign(web))
    const { reach, frequency } = lineOf({ content })
    const known = { people: reach, frequency, lines: [{ key: 'cart_1', reach, adds: reach }] }
    const notes = (changed: OfferContent) => {
      const given = source(campaign(web), null)
      return offerDocument({ ...given, version: { ...given.version, content: changed } }).notes
    }
    expect(notes({ ...content, reach: known })[0]).toMatch(/^Together: [\d,]+ people, /)
    expect(notes({ ...content, reach: null })[0]).toMatch(/^This offer is not binding/)
  })

  it('lists reductions only if there are any', () => {
    const labels = (content: OfferContent) => offerSums(content).map(({ label }) => label)
    const { content } = offered(spots(1))
    const plain = labels(content)
    expect(plain[0]).toBe('Subtotal')
    expect(labels({ ...content, ratecardMinor: content.sum.listMinor + 1 }).slice(0, 2)).toEqual([
      'Ratecard price',
      'Savings',
    ])
    const off = { ...content.sum, discountMinor: 1, commissionMinor: 1 }
    const terms = { discountPermille: 15, commissionPermille: 100 }
    expect(labels({ ...content, sum: off, terms }).slice(0, 2)).toEqual([
      'Discount 1.5%',
      'Agency commission 10%',
    ])
    const untaxed = { ...content, tax: { ...content.tax, taxes: [] } }
    expect(labels(untaxed)).toEqual(['Subtotal', content.tax.label])
  })
})

describe('an offer in the cart and at the desk', () => {
  it('applies only to the offered entries, line by line', () => {
    const { content } = offered(campaign(web))
    expect(holdsOffer([campaign({ ...web, name: 'Bread' })], content)).toBe(true)
    expect(holdsOffer([], content)).toBe(false)
    expect(holdsOffer([campaign(web), campaign(web)], content)).toBe(false)
    expect(holdsOffer([spots(1)], content)).toBe(false)
    expect(heldLines([campaign(web), spots(1)], content).size).toBe(1)
  })

  it('has only the price of a campaign that could not be assessed', () => {
    const source = {
      now,
      items: [campaign(web)],
      terms: { discountPermille: 0, commissionPermille: 0 },
    }
    const { content, quote } = offerContent({ ...source, campaigns: new Map(), tax })
    expect(content.lines).toMatchObject([
      { name: 'Bread', ratecardMinor: 1_000_00, impressions: null, facts: [], screens: [] },
    ])
    expect(quote.orderable).toBe(false)
    const line = lineOf(offered(spots(2)))
    expect(line).toMatchObject({
      name: 'Mobile banner: One banner',
      quantity: 2,
      impressions: null,
    })
    expect(line.facts).toEqual([{ label: 'Included', value: banner.whatYouGet.join('; ') }])
    expect(lineOf(offered(campaign(web))).screens).toEqual([])
  })

  it('preserves entries that a revision does not name', () => {
    const [kept] = revisedItems([campaign(web)], [{ key: 'cart_1' }])
    expect(kept?.data.budget).toBe(1_000_00)
    const [more] = revisedItems([spots(2)], [{ key: 'cart_1', quantity: 5 }])
    expect([
      more?.data.quantity,
      revisedItems([spots(2)], [{ key: 'cart_1' }])[0]?.data.quantity,
    ]).toEqual([5, 2])
    const [changed] = revisedItems([campaign(web)], [{ key: 'cart_1', budgetMinor: 0 }])
    expect(changed).toMatchObject({ data: { budget: 0, plan: { budgetMinor: 0 } } })
  })

  it('gets one reminder while it is open', () => {
    expect(isRemindable({ state: 'open', remindedAt: null })).toBe(true)
    expect(isRemindable({ state: 'open', remindedAt: '2026-12-01' })).toBe(false)
    expect(isRemindable({ state: 'expired', remindedAt: null })).toBe(false)
    expect(offerStatesAllowing('lose')).toEqual(['open', 'expired'])
    expect(OFFER_STATES.map((state) => nextOfferState(state, 'expire'))).toEqual([
      'expired',
      null,
      null,
      null,
    ])
  })

  it('is revised within bounds, with a reason', () => {
    const revision = {
      version: 1,
      lines: [{ key: 'cart_1', quantity: 99 }],
      discountPermille: 1_000,
      commissionPermille: 0,
      lastDay: '2026-12-04',
      reason: 'Asked for more.',
    }
    const fits = (change: object) =>
      offerRevisionSchema.safeParse({ ...revision, ...change }).success
    expect(fits({})).toBe(true)
    const lines = [...revision.lines, { key: 'cart_2', budgetMinor: 500_00 }]
    expect(fits({ version: 2, lines, commissionPermille: 150 })).toBe(true)
    for (const change of [
      { version: 0 },
      { lines: [] },
      { lines: [{ key: 'cart_1', quantity: 100 }] },
      { lines: [{ key: 'cart_1', quantity: 0 }] },
      { discountPermille: 1_001 },
      { commissionPermille: -1 },
      { reason: ' ' },
      { reason: 'x'.repeat(2_001) },
    ])
      expect(fits(change)).toBe(false)
    expect(fits({ reason: 'x'.repeat(2_000) })).toBe(true)
    expect(offerChangeSchema.safeParse({ event: 'note', note: '' }).success).toBe(false)
    expect(offerChangeSchema.safeParse({ event: 'send' }).success).toBe(true)
  })

  it('is limited in its reductions, to the last part per thousand', () => {
    const within = (discountPermille: number, commissionPermille: number) =>
      isWithinLimits(['sales'], { discountPermille, commissionPermille })
    expect([within(150, 150), within(151, 150), within(150, 151)]).toEqual([true, false, false])
    expect(offerLimits(['finance'])).toEqual({ discountPermille: 0, commissionPermille: 0 })
    expect(offerPrices([1_000], { discountPermille: 100, commissionPermille: 100 })).toEqual([
      { listMinor: 1_000, discountMinor: 100, commissionMinor: 90, payMinor: 810 },
    ])
    expect(holdUntil(new Date('2026-11-20T17:00:00.000Z'))).toBe('2026-11-22T17:00:00.000Z')
    expect(isOfferDay('2026-11-20', new Date('2026-11-20T23:59:00Z'), 'UTC')).toBe(true)
  })
})
