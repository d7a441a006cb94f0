import { describe, expect, it } from 'vitest'
import { billingStates } from './billingStates.ts'
import { checkoutSchema, type CheckoutFormInput } from './checkoutSchema.ts'

const schema = checkoutSchema((number) => number.startsWith('+1512'))

const form: CheckoutFormInput = {
  contact: {
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann@example.com',
    phone: '+15125550123',
    type: 'individual',
    companyName: '',
  },
  advertiser: { name: 'Lee Bakery', website: 'lee-bakery.example.com', industry: 'restaurants' },
  billing: {
    country: 'US',
    line1: '1 Main St',
    line2: '',
    city: 'Austin',
    state: 'TX',
    zipCode: '78701',
    invoiceEmail: '',
    vatId: '',
  },
  paymentMethod: 'card',
  termsAccepted: true,
  currency: 'USD',
}

const problems = (change: (copy: typeof form) => void) => {
  const copy = JSON.parse(JSON.stringify(form)) as typeof form
  change(copy)
  const result = schema.safeParse(copy)
  return (result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message])
}

describe('the checkout form', () => {
  it('accepts a complete form and completes the website address', () => {
    expect(schema.parse(form).advertiser.website).toBe('https://lee-bakery.example.com')
  })
  it.each([
    [
      'contact.firstName',
      'First name is required',
      (f: typeof form) => void (f.contact.firstName = ' '),
    ],
    [
      'contact.email',
      'Email must be a valid email',
      (f: typeof form) => void (f.contact.email = 'ann@'),
    ],
    ['contact.phone', 'Wrong phone number', (f: typeof form) => void (f.contact.phone = '+49 1')],
    [
      'contact.companyName',
      'Company name is required',
      (f: typeof form) => void (f.contact.type = 'company'),
    ],
    [
      'billing.zipCode',
      'Please enter valid ZIP code',
      (f: typeof form) => void (f.billing.zipCode = '7870'),
    ],
    [
      'billing.zipCode',
      'Please enter valid ZIP code',
      (f: typeof form) => void (f.billing.zipCode = ''),
    ],
    ['billing.state', 'State is required', (f: typeof form) => void (f.billing.state = '')],
    [
      'advertiser.website',
      'Website must be a valid address, such as www.example.com',
      (f: typeof form) => void (f.advertiser.website = 'no website'),
    ],
    [
      'termsAccepted',
      'Please accept the terms and conditions.',
      (f: typeof form) => void ((f as { termsAccepted: boolean }).termsAccepted = false),
    ],
    [
      'billing.vatId',
      'This VAT ID is not valid.',
      (f: typeof form) => {
        f.contact.type = 'company'
        f.contact.companyName = 'Lee GmbH'
        Object.assign(f.billing, { country: 'DE', zipCode: '80331', vatId: 'DE123456789' })
      },
    ],
  ])('%s: %s', (path, message, change) => {
    expect(problems(change)).toEqual([[path, message]])
  })
  it('reports every invalid field at once, including rules across fields', () => {
    const found = problems((f) => {
      f.contact.firstName = ''
      f.contact.email = ''
      f.contact.type = 'company'
      f.contact.phone = '1'
      f.billing.city = ''
      f.billing.zipCode = 'x'
    }).map(([path]) => path)
    expect(new Set(found)).toEqual(
      new Set([
        'billing.city',
        'billing.zipCode',
        'contact.companyName',
        'contact.email',
        'contact.firstName',
        'contact.phone',
      ]),
    )
  })
  it('allows a missing phone number and website', () => {
    expect(
      problems((f) => {
        f.contact.phone = ''
        f.advertiser.website = ''
      }),
    ).toEqual([])
  })
  it('requires the name of a company, and checks its VAT ID where its country has them', () => {
    const company = (change: (f: typeof form) => void) => (f: typeof form) => {
      f.contact.type = 'company'
      f.contact.companyName = 'Lee GmbH'
      change(f)
    }
    const german = { country: 'DE', state: '', zipCode: '80331', vatId: 'DE123456789' }
    expect(problems(company(() => {}))).toEqual([])
    expect(problems(company((f) => void (f.billing.vatId = 'anything')))).toEqual([])
    expect(problems(company((f) => Object.assign(f.billing, { ...german, vatId: '' })))).toEqual([])
    const valid = { ...german, vatId: 'DE136695976' }
    expect(problems(company((f) => Object.assign(f.billing, valid)))).toEqual([])
    expect(problems((f) => Object.assign(f.billing, german))).toEqual([])
    expect(problems((f) => void (f.contact.companyName = ''))).toEqual([])
  })
  it('requires states and postal codes only where a country has them', () => {
    const billed = (change: object) => problems((f) => Object.assign(f.billing, change))
    expect(billed({ state: 'XX' })).toEqual([['billing.state', 'State is required']])
    expect(billed({ country: 'AE', state: '', zipCode: '' })).toEqual([])
    expect(billed({ country: 'XX', state: '' }).map(([path]) => path)).toContain('billing.country')
  })
  it('keeps the protocol of a website', () => {
    const website = (address: string) =>
      schema.parse({ ...form, advertiser: { ...form.advertiser, website: address } }).advertiser
        .website
    expect(website('http://example.com')).toBe('http://example.com')
    expect(website('HTTPS://example.com/a')).toBe('HTTPS://example.com/a')
    expect(website('')).toBe('')
    expect(schema.parse(form).creditCheck).toBe(false)
  })
  it('checks a phone number for the billing country, or for the US', () => {
    const asked: string[] = []
    const asking = checkoutSchema((_, country) => asked.push(country) > 0)
    asking.safeParse(form)
    asking.safeParse({ ...form, billing: { ...form.billing, country: 'DE' } })
    asking.safeParse({ ...form, billing: { ...form.billing, country: '' } })
    asking.safeParse({ ...form, contact: { ...form.contact, phone: ' ' } })
    expect(asked).toEqual(['US', 'DE', 'US'])
  })
  it('accepts a form that lacks whole parts', () => {
    expect(schema.safeParse({}).success).toBe(false)
    expect(schema.safeParse(null).success).toBe(false)
    expect(schema.safeParse({ contact: { phone: 1 }, billing: { vatId: 1 } }).success).toBe(false)
  })
  it('lists the states of a country that requires one', () => {
    expect(billingStates('US')).toHaveLength(51)
    expect(billingStates('CA')[0]).toEqual({ code: 'AB', name: 'Alberta' })
    expect(billingStates('DE')).toEqual([])
  })
})
