import { env, exports } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { type IndexedGroup, readIndex } from '#content/search/indexedGroup.ts'
import { connect } from '#database/connection.ts'
import {
  buildProduct,
  buildScreenProduct,
  insertProducts,
} from '#database/seed/builders/product.ts'
import type { Product } from '#domain/catalogue/products/product.ts'
import { findStoredProducts } from '#database/queries/catalogue/productChanges.ts'
import {
  listAllProducts,
  listOfflineProducts,
  listProducts,
} from '#database/queries/catalogue/products.ts'
import { sellsExamples } from '#worker/operations/catalogue/catalogue/sellsExamples.ts'
import { fromOwnNetwork } from '#test/support/foundation/ownNetwork.ts'

const kitchen = buildProduct()
const atlas = buildProduct({ id: 'site_us_atlas', name: 'Atlas', topic: 'travel' })
const munich = buildProduct({ id: 'site_de_bote', name: 'Bote', country: 'DE', topic: 'news' })
const vienna = buildProduct({ id: 'site_at_donau', name: 'Donau', country: 'AT', topic: 'news' })
const screen = buildScreenProduct()

async function get(query: string, headers: Record<string, string> = {}): Promise<Response> {
  const url = `https://admarket.test/api/products?${query}`
  return await exports.default.fetch(
    new Request(url, { headers: { ...fromOwnNetwork(), ...headers } }),
  )
}

async function list(query: string): Promise<Product[]> {
  const response = await get(query)
  expect(response.status).toBe(200)
  return (await response.json<{ products: Product[] }>()).products
}

beforeEach(async () => {
  await insertProducts(connect(env.DB), [kitchen, atlas, munich, vienna, screen])
})

describe('GET /api/products', () => {
  it('returns the products of the medium, sorted by name', async () => {
    expect(await list('country=US&mediaType=online_display')).toEqual([atlas, kitchen])
  })

  it('returns a screen with its place and loop', async () => {
    expect(await list('country=US&mediaType=dooh')).toEqual([screen])
  })

  it('covers the whole geo group: DE, AT and CH together', async () => {
    expect(await list('country=CH&mediaType=online_display')).toEqual([munich, vienna])
  })

  it('shows every change at once, from any source, despite the cache', async () => {
    const names = async () =>
      (await list('country=US&mediaType=online_display')).map(({ name }) => name)
    expect(await names()).toEqual(['Atlas', kitchen.name])
    expect(await names()).toEqual(['Atlas', kitchen.name])
    await env.DB.prepare(`update products set name = 'Atlas II' where id = ?`).bind(atlas.id).run()
    expect(await names()).toEqual(['Atlas II', kitchen.name])
    await env.DB.prepare(`delete from products where id = ?`).bind(atlas.id).run()
    expect(await names()).toEqual([kitchen.name])
    const { organization } = kitchen
    await env.DB.prepare(`update organizations set name = 'New' where name = ?`)
      .bind(organization)
      .run()
    const [renamed] = await list('country=US&mediaType=online_display')
    expect(renamed?.organization).toBe('New')
  })

  it('omits retired products, which the desk and the ad server still know', async () => {
    const db = connect(env.DB)
    await env.DB.prepare(`update products set retired_at = '2026-11-26T00:00:00.000Z' where id = ?`)
      .bind(atlas.id)
      .run()
    expect(await list('country=US&mediaType=online_display')).toEqual([kitchen])
    expect((await findStoredProducts(db, [atlas.id])).get(atlas.id)?.isRetired).toBe(true)
    expect((await listAllProducts(db)).map(({ id }) => id)).toContain(atlas.id)
  })

  it('omits the products of an offline publisher, which gets no ads', async () => {
    const db = connect(env.DB)
    const setOffline = async (at: string | null) =>
      await env.DB.prepare(
        `update organizations set offline_at = ? where id = (select organization_id from products where id = ?)`,
      )
        .bind(at, atlas.id)
        .run()
    await setOffline('2026-11-26T00:00:00.000Z')
    const left = await list('country=US&mediaType=online_display')
    expect(left.map(({ organization }) => organization)).not.toContain(atlas.organization)
    expect(await listOfflineProducts(db)).toContain(atlas.id)
    expect((await listAllProducts(db)).map(({ id }) => id)).toContain(atlas.id)
    await setOffline(null)
    expect(await list('country=US&mediaType=online_display')).toHaveLength(2)
    expect(await listOfflineProducts(db)).toEqual([])
  })

  it('omits the fictional inventory in production only', async () => {
    const wanted = { countries: ['US'], mediaType: 'online_display' } as const
    const names = async (withExamples: boolean) =>
      (await listProducts(connect(env.DB), { ...wanted, withExamples })).map(({ id }) => id)
    await env.DB.prepare('update products set is_example = true where id = ?').bind(atlas.id).run()
    expect(await names(sellsExamples({ ENVIRONMENT: 'production' }))).toEqual([kitchen.id])
    expect(await names(sellsExamples({ ENVIRONMENT: 'staging' }))).toEqual([atlas.id, kitchen.id])
  })

  it('is empty when nothing is for sale', async () => {
    expect(await list('country=NZ&mediaType=ctv')).toEqual([])
  })

  it.each(['country=FR&mediaType=ctv', 'country=US&mediaType=fax', ''])(
    'refuses %s and names the field',
    async (query) => {
      const response = await get(query)
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({
        error: { code: 'invalid_input', fields: expect.any(Array) },
      })
    },
  )

  it('is cacheable and returns 304 while nothing has changed', async () => {
    const first = await get('country=US&mediaType=dooh')
    expect(first.headers.get('Cache-Control')).toContain('public')
    const tag = first.headers.get('ETag') ?? ''
    expect(tag).not.toBe('')
    const again = await get('country=US&mediaType=dooh', { 'If-None-Match': tag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })
})

describe('GET /api/search-index', () => {
  it('links to guides and products, is cached by the browser and revalidated by its ETag', async () => {
    const ask = async (headers: Record<string, string> = {}) =>
      await exports.default.fetch(
        new Request('https://admarket.test/api/search-index', {
          headers: { ...fromOwnNetwork(), ...headers },
        }),
      )
    const response = await ask()
    expect(response.headers.get('Cache-Control')).toContain('max-age=300')
    const { groups } = await response.json<{ groups: IndexedGroup[] }>()
    const pages = readIndex(groups).flatMap((group) => group.pages.map(({ to }) => to))
    expect(pages).toContain('/en-US/billboards-digital/tips-rules')
    expect(pages).toContain(`/en-US/online-digital-marketing/display-video-ads/${kitchen.id}`)
    expect(pages.join()).not.toContain(screen.id)
    const again = await ask({ 'If-None-Match': response.headers.get('ETag') ?? '' })
    expect(again.status).toBe(304)
  })
})
