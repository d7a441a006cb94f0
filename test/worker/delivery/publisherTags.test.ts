import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { buildProduct, insertProducts } from '#database/seed/builders/product.ts'
import type { InventoryListView } from '#domain/catalogue/admin/inventoryView.types.ts'
import type { TagGroup } from '#domain/delivery/tags/publisherTags.ts'
import { deliveryCounter } from '#worker/adapters/durableObjects.ts'
import { buildBooksNow } from '#test/support/delivery/books.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { SERVE_ORIGIN } from '#test/support/delivery/deliveries.ts'
import { answer, call, useShop } from '#test/support/commerce/shop.ts'
import { evictDurableObject, SELF } from 'cloudflare:test'
import { shardOf } from '#domain/delivery/counting/countedEvent.ts'
import { settingsOf } from '#worker/platform/settings.ts'

useShop()

/**
 * A product that only this test uses, as an isolate reports requests of a product only every few
 * seconds.
 */
const SITE = 'site_us_tagged_garden'

describe('tags of a publisher', () => {
  it('are found by name, and show their last request; a test of them does not count', async () => {
    await insertProducts(connect(env.DB), [buildProduct({ id: SITE, name: 'Tagged Garden' })])
    const { cookie } = await givenLogin({ role: 'admin' })
    const headers = { Cookie: cookie }
    const list = async (query: string) =>
      await answer<InventoryListView>(call(`/inventory?${query}`, { headers }))
    expect((await list('search=TAGGED+gard')).products.map(({ id }) => id)).toEqual([SITE])
    expect((await list('search=tagged+gard&mediaType=ctv')).products).toEqual([])
    expect((await list('search=%25')).products).toEqual([])

    const { groups } = await answer<{ groups: TagGroup[] }>(
      call(`/inventory/${SITE}/tags`, { headers }),
    )
    expect(groups[0]?.tags[0]?.text).toContain(`http://serve.localhost:8787/t/${SITE}/`)
    expect((await call('/inventory/site_us_nobody/tags', { headers })).status).toBe(404)

    await buildBooksNow()
    const last = async () =>
      await answer<{ secondsAgo: number | null }>(
        call(`/inventory/${SITE}/last-request`, { headers }),
      )
    const ask = async (query = '') => {
      const path = `/a/${SITE}/display_300x250${query}`
      const init = { method: 'POST', body: '{}' }
      return (await SELF.fetch(`${SERVE_ORIGIN}${path}`, init)).status
    }
    // An isolate with a recently loaded book, from another test, learns of a new product some
    // seconds later.
    await expect.poll(async () => await ask('?demo=1')).toBe(200)
    expect(await last()).toEqual({ secondsAgo: null })
    expect(await ask()).toBe(200)
    const shard = shardOf(SITE, settingsOf(env).DELIVERY_SHARDS)
    await expect
      .poll(async () => await deliveryCounter(env, shard).lastRequest(SITE))
      .toBeGreaterThan(0)
    await evictDurableObject(env.DELIVERY_COUNTER.getByName(`shard-${shard}`))
    const { secondsAgo } = await last()
    expect(secondsAgo).toBeGreaterThanOrEqual(0)
    expect(secondsAgo).toBeLessThan(60)
  })
})
