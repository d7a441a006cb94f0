import { describe, expect, it } from 'vitest'
import { leadByOffer } from './leadOfOffer.ts'
import { offerRequestSchema } from './offerRequest.ts'

const schema = offerRequestSchema((phone) => phone.startsWith('+'))
const request = {
  phone: '+493012345',
  email: 'ann@example.com',
  advertiser: 'Acme',
  hasAgency: false,
  country: 'DE',
}
/** The problem at each field of a request. */
function problems(change: object): Record<string, string> {
  const read = schema.safeParse({ ...request, ...change })
  const issues = read.success ? [] : read.error.issues
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

describe('an offer request', () => {
  it('names its agency, or states that there is none', () => {
    expect(problems({})).toEqual({})
    expect(problems({ hasAgency: true, agency: 'Best Ads' })).toEqual({})
    expect(problems({ hasAgency: true, agency: ' ' })).toEqual({
      agency: 'Agency name is required',
    })
  })

  it('names the state if tax depends on it', () => {
    expect(problems({ country: 'US' })).toEqual({ state: 'State is required' })
    expect(problems({ country: 'US', state: 'TX' })).toEqual({})
    expect(problems({ country: 'XX' })).toEqual({ country: 'Country is required' })
  })

  it('has a valid phone number of 250 characters at most', () => {
    expect(problems({ phone: '123' })).toEqual({ phone: 'Invalid phone number' })
    expect(problems({ phone: `+${'1'.repeat(249)}` })).toEqual({})
    expect(Object.keys(problems({ phone: `+${'1'.repeat(250)}` }))).toEqual(['phone'])
  })

  it('limits its fields, and needs an existing zone', () => {
    const longest = { state: 40, website: 500, agency: 160, advertiser: 160 }
    for (const [field, length] of Object.entries(longest)) {
      expect(problems({ [field]: 'a'.repeat(length) })).toEqual({})
      expect(Object.keys(problems({ [field]: 'a'.repeat(length + 1) }))).toEqual([field])
    }
    expect(problems({ timeZone: 'Europe/Berlin' })).toEqual({})
    expect(Object.keys(problems({ timeZone: 'Europe/Nowhere' }))).toEqual(['timeZone'])
    expect(schema.parse(request)).toMatchObject({ timeZone: 'UTC', state: '', agency: '' })
  })
})

describe('the lead of an offer', () => {
  it('has booked once the offer is accepted', () => {
    expect(leadByOffer('accept', null)).toEqual({ event: 'close', outcome: 'booked' })
  })

  it('is closed with a lost offer: never reached without an answer, else not interested', () => {
    expect(leadByOffer('lose', 'no_answer')).toEqual({ event: 'close', outcome: 'not_reached' })
    for (const reason of ['price', null] as const)
      expect(leadByOffer('lose', reason)).toEqual({ event: 'close', outcome: 'not_interested' })
  })

  it('stays open when the order is canceled or never paid', () => {
    expect(leadByOffer('release', null)).toEqual({ event: 'reopen' })
    expect(leadByOffer('write_off', null)).toEqual({ event: 'reopen' })
  })
})
