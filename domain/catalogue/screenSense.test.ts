import { describe, expect, it } from 'vitest'
import { type ClaimedPlace, type PlaceEvidence, screenSense } from './screenSense.ts'

const AUSTIN: ClaimedPlace = {
  country: 'US',
  stateCode: 'TX',
  postalCode: '78701',
  latitude: 30.2672,
  longitude: -97.7431,
}
const TEXAS: PlaceEvidence = {
  states: [
    { code: 'TX', name: 'Texas' },
    { code: 'OK', name: 'Oklahoma' },
  ],
  nearby: [{ country: 'US', stateCode: 'TX', km: 1 }],
  hasPostalCodes: true,
  code: { latitude: 30.27, longitude: -97.74, stateCode: 'TX' },
}
const problems = (changes: Partial<ClaimedPlace>, evidence: Partial<PlaceEvidence> = {}) =>
  screenSense({ ...AUSTIN, ...changes }, { ...TEXAS, ...evidence }).map(
    ({ column, reason }) => `${column} ${reason}`,
  )

describe('screenSense', () => {
  it('accepts a screen at the location of its row', () => {
    expect(problems({})).toEqual([])
    expect(problems({ postalCode: '' }, { code: null })).toEqual([])
  })
  it.each([
    [
      { latitude: -97.7431, longitude: 30.2672 },
      'latitude and longitude are swapped: 30.2672 is the latitude, -97.7431 the longitude',
    ],
    [
      { latitude: 0, longitude: 0 },
      'latitude and longitude are 0, in the sea off Africa: enter the position',
    ],
    [{ longitude: 97.7431 }, 'longitude has the wrong sign: -97.7431 lies in US'],
    [{ latitude: 52.52, longitude: 13.405 }, 'country US does not contain 52.52, 13.405'],
    [{ stateCode: 'Texas' }, 'state Texas is not a code: use TX (Texas)'],
    [{ stateCode: 'tx' }, 'state tx is not a code: use TX (Texas)'],
    [{ stateCode: 'ZZ' }, 'state ZZ is no state of US: use a code such as TX (Texas)'],
  ])('refuses %j', (changes, problem) => {
    expect(problems(changes)).toEqual([problem])
  })
  it('refuses a ZIP code without its leading zero, and suggests the full one', () => {
    expect(problems({ postalCode: '2134' }, { code: null })).toEqual([
      'postal_code 2134 is no postal code of US: did you mean 02134?',
    ])
    expect(problems({ postalCode: '787' }, { code: null })).toEqual([
      'postal_code 787 is no postal code of US: did you mean 00787?',
    ])
  })
  it('refuses a code that is unknown, far away or in another state', () => {
    expect(problems({ postalCode: '99998' }, { code: null })).toEqual([
      'postal_code 99998 is not known in US',
    ])
    expect(
      problems(
        { postalCode: '10001' },
        { code: { latitude: 40.75, longitude: -74, stateCode: 'NY' } },
      ),
    ).toEqual(['postal_code 10001 is 2,434 km from latitude and longitude'])
    expect(problems({}, { code: { latitude: 30.27, longitude: -97.74, stateCode: 'OK' } })).toEqual(
      ['postal_code 78701 lies in OK, not in TX'],
    )
  })
  it('refuses a point in another country or state, except near the border', () => {
    const toronto = { latitude: 43.65, longitude: -79.38 }
    const ontario = { country: 'CA', stateCode: '08', km: 1 } as const
    const newYork = { country: 'US', stateCode: 'NY', km: 50 } as const
    expect(problems({ ...toronto, stateCode: 'OK' }, { nearby: [newYork, ontario] })).toEqual([
      'country is US, but 43.65, -79.38 lies in CA',
    ])
    expect(
      problems(
        {},
        {
          nearby: [
            { ...newYork, km: 5 },
            { country: 'US', stateCode: 'TX', km: 9 },
          ],
        },
      ),
    ).toEqual([])
    expect(problems({}, { nearby: [{ country: 'US', stateCode: 'OK', km: 3 }] })).toEqual([
      'state is TX, but latitude and longitude lie in OK',
    ])
    expect(problems({}, { nearby: [] })[0]).toMatch(/are far from any place in US$/)
  })
  it('checks only the format when no geography is loaded', () => {
    const none = { states: [], nearby: [], hasPostalCodes: false, code: null }
    expect(problems({}, none)).toEqual([])
    expect(problems({ postalCode: '2134' }, none)).toHaveLength(1)
    expect(problems({ latitude: 0, longitude: 0 }, none)).toHaveLength(1)
  })
})
