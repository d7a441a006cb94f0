import { expect, it } from 'vitest'
import { ATTRIBUTION_GROUPS } from './attribution.ts'

const items = ATTRIBUTION_GROUPS.flatMap((group) => group.items)

it('links every work and its license once', () => {
  for (const item of items) {
    expect(item.href).toMatch(/^https:/)
    expect(item.licenseHref).toMatch(/^https:/)
  }
  expect(new Set(items.map((item) => item.name)).size).toBe(items.length)
})

it('credits GeoNames with its license and our changes, as CC BY requires', () => {
  expect(items.find((item) => item.name === 'GeoNames')).toMatchObject({
    href: 'https://www.geonames.org/',
    license: 'CC BY 4.0',
    licenseHref: 'https://creativecommons.org/licenses/by/4.0/',
    changes: expect.stringContaining('scaled') as string,
  })
})
