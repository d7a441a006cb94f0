import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import worker from '#test/support/foundation/wholeProduct.ts'
import type { Bindings } from '#worker/platform/env.ts'
import { useShop } from '#test/support/commerce/shop.ts'
import {
  createExecutionContext,
  waitOnExecutionContext,
} from '#test/support/foundation/executionContext.ts'

const GUIDE = '/en-US/billboards-digital/market'

useShop()

/** The text of a page, from a new isolate. */
async function pageText(path: string, changes: Record<string, string> = {}): Promise<string> {
  const execution = createExecutionContext()
  const request = new Request(`http://localhost:8787${path}`)
  const response = await worker.fetch(request, { ...env, ...changes }, execution)
  expect(response.status).toBe(200)
  const text = await response.text()
  await waitOnExecutionContext(execution)
  return text
}

it('guides mention the fictional inventory only while it is for sale', async () => {
  expect(await pageText(GUIDE)).not.toMatch(/example (inventory|screens)/)
  await env.DB.prepare('update products set is_example = 1').run()
  expect(await pageText(GUIDE)).toContain('example screens')
})

it('a production guide reads no database, since production never sells the fictional inventory', async () => {
  const { sellsExamplesNow } =
    await import('#worker/operations/catalogue/catalogue/sellsExamplesNow.ts')
  const db = null as never
  const production = { ...env, ENVIRONMENT: 'production' } as Bindings
  expect(await sellsExamplesNow({ env: production, db, now: new Date() })).toBe(false)
})

it('terms and privacy name the configured seller, with a new nonce in each response', async () => {
  const seller = {
    SELLER_ADDRESS: 'Nordlicht Medien GmbH|Hafenstraße 1|20457 Hamburg|Germany',
    SELLER_VENUE: 'the courts of Hamburg',
  }
  const nonceOf = (text: string) => /nonce="([^"]+)"/.exec(text)?.[1]
  for (const path of ['/en-US/terms', '/en-US/privacy']) {
    const [first, second] = [await pageText(path, seller), await pageText(path, seller)]
    expect(first).toContain('Nordlicht Medien GmbH')
    expect(second).toContain('Nordlicht Medien GmbH')
    expect(nonceOf(first)).not.toBe(nonceOf(second))
    expect(second).not.toContain('nonce-of-this-answer')
  }
})
