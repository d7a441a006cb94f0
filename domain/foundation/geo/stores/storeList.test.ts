import { describe, expect, it } from 'vitest'
import { parseStoreList } from './storeList.ts'

const read = (source: string) =>
  parseStoreList(source).map(({ where, point, radius }) => ({ where, point, radius }))

describe('a list of stores', () => {
  it('parses postal codes, places and coordinates, each with its radius', () => {
    expect(read('78701\nAustin, TX\n30.2672, -97.7431\n78702, 5 mi\nAustin; TX; 3\n')).toEqual([
      { where: '78701', point: null, radius: null },
      { where: 'Austin, TX', point: null, radius: null },
      {
        where: '30.2672, -97.7431',
        point: { latitude: 30.2672, longitude: -97.7431 },
        radius: null,
      },
      { where: '78702', point: null, radius: 5 },
      { where: 'Austin, TX', point: null, radius: 3 },
    ])
  })

  it('parses a CSV file with a heading, quotes, names and coordinates', () => {
    const csv = 'name,latitude,longitude,radius\r\n"South store",30.2100,-97.7900,4\r\n\r\n'
    expect(parseStoreList(csv)).toEqual([
      {
        row: 2,
        text: '"South store",30.2100,-97.7900,4',
        where: 'South store, 30.2100, -97.7900',
        point: { latitude: 30.21, longitude: -97.79 },
        radius: 4,
      },
    ])
  })

  it('keeps a town named like a heading', () => {
    expect(read('Store Valley 2, Texas')).toHaveLength(1)
  })
})
