import { describe, expect, it } from 'vitest'
import type { TimeZoneId } from '#domain/foundation/calendar/timeZone.ts'
import {
  placeTimeZone,
  stateTimeZone,
  zipTimeZone,
} from '#domain/planning/campaign/start/regionTimeZone.ts'
import { readZonedPlaces, readZonedZips } from './zonePoints.ts'

/** Counties in another zone than most of their state (49 CFR part 71), by FIPS code. */
const OTHER_COUNTIES: Readonly<Record<string, readonly [zone: TimeZoneId, counties: string]>> = {
  FL: ['CST', '005 013 033 059 063 091 113 131 133'],
  ID: ['PST', '009 017 021 035 055 057 061 069 079'],
  IN: ['CST', '051 073 089 091 111 123 127 129 147 149 163 173'],
  KS: ['MST', '071 075 181 199'],
  KY: [
    'CST',
    '001 003 007 009 027 031 033 035 039 047 053 055 057 059 061 075 083 085 087 091 099 101 105 107 139 141 143 145 ' +
      '149 157 169 171 177 183 207 213 219 221 225 227 233',
  ],
  MI: ['CST', '043 053 071 109'],
  ND: ['MST', '001 007 011 033 037 041 087 089'],
  NE: ['MST', '005 007 013 029 033 045 049 057 069 075 091 101 105 123 135 157 161 165'],
  OR: ['MST', '045'],
  SD: ['MST', '007 019 031 033 041 047 055 063 071 081 093 102 103 105 137'],
  TN: [
    'EST',
    '001 009 011 013 019 025 029 057 059 063 065 067 073 089 091 093 105 107 121 123 129 139 143 151 155 163 171 173 179',
  ],
  TX: ['MST', '141 229'],
}

const places = readZonedPlaces().filter(({ country }) => country === 'US')
const zips = readZonedZips()
const listed = Object.entries(OTHER_COUNTIES).flatMap(([stateCode, [zone, counties]]) =>
  counties.split(' ').map((county) => ({ stateCode, county, zone })),
)

describe('the zone of a place', () => {
  it.each([
    ['El Paso', 'TX', 31.7587, -106.4869, 'MST'],
    ['Austin', 'TX', 30.2672, -97.7431, 'CST'],
    ['Knoxville', 'TN', 35.9606, -83.9207, 'EST'],
    ['Chattanooga', 'TN', 35.0456, -85.2672, 'EST'],
    ['Nashville', 'TN', 36.1659, -86.7844, 'CST'],
    ['Pensacola', 'FL', 30.4213, -87.2169, 'CST'],
    ['Tallahassee', 'FL', 30.4383, -84.2807, 'EST'],
    ["Coeur d'Alene", 'ID', 47.6777, -116.7805, 'PST'],
    ['Boise', 'ID', 43.6135, -116.2035, 'MST'],
    ['Evansville', 'IN', 37.9748, -87.5558, 'CST'],
    ['Rapid City', 'SD', 44.0805, -103.231, 'MST'],
  ] as const)('of %s, %s', (_name, stateCode, latitude, longitude, zone) => {
    expect(placeTimeZone({ country: 'US', stateCode, latitude, longitude })).toBe(zone)
  })

  it('matches the clocks of every GeoNames place', () => {
    const wrong = places.filter((place) => placeTimeZone(place) !== place.zone)
    // Except where two places in two zones share one point, rounded to a hundredth of a degree.
    expect(wrong.length).toBeLessThan(5)
  })

  it.each(listed)(
    'in county $county of $stateCode is $zone, not that of the state',
    (listedCounty) => {
      const { stateCode, county, zone } = listedCounty
      expect(stateTimeZone('US', stateCode)).not.toBe(zone)
      const own = places.filter((place) => place.stateCode === stateCode && place.county === county)
      const codes = zips.filter((zip) => zip.stateCode === stateCode && zip.county === county)
      expect(own.length + codes.length).toBeGreaterThan(0)
      expect(new Set(own.map(placeTimeZone))).toEqual(new Set(own.map(() => zone)))
      expect(new Set(codes.map(({ code }) => zipTimeZone('US', code)))).toEqual(
        new Set(codes.map(() => zone)),
      )
    },
  )
})

describe('the zone of a ZIP code', () => {
  it.each([
    ['32501', 'CST'],
    ['83814', 'PST'],
    ['79901', 'MST'],
    ['37902', 'EST'],
    ['37201', 'CST'],
    ['47708', 'CST'],
    ['46201', 'EST'],
    ['49801', 'CST'],
    ['57701', 'MST'],
    ['69361', 'MST'],
    ['97914', 'MST'],
    ['32301', 'EST'],
  ] as const)('%s is %s', (zip, zone) => {
    expect(zipTimeZone('US', zip)).toBe(zone)
  })
})
