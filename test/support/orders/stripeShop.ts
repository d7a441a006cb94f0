import { cpSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import Stripe from 'stripe'
import { freePort, startLocalServer } from '#scripts/setup/localServer.ts'
import { inRoot } from '#scripts/project/paths.ts'
import { test as base } from '#test/support/foundation/browser/browserTest.ts'
import { SECRET_KEY, StripeApi, type Intent } from './StripeApi.ts'
import { bankPage, STRIPE_FRAME, STRIPE_JS } from './stripeJs.ts'

const WEBHOOK_SECRET = 'whsec_test_only'

/** The product running with Stripe, and the part of Stripe that it uses. */
export interface StripeShop {
  origin: string
  api: StripeApi
  /**
   * Sends the product a signed webhook about an intent. No webhook is sent by itself, so that the
   * test decides when it arrives.
   */
  tell: (type: string, intentId: string, changes?: Partial<Intent>) => Promise<void>
}

const requestOf = async (incoming: IncomingMessage): Promise<Request> => {
  const { method = 'GET', url = '/', headers } = incoming
  const body = method === 'GET' ? {} : { body: await text(incoming) }
  return new Request(`http://127.0.0.1${url}`, {
    method,
    headers: {
      Authorization: headers.authorization ?? '',
      'Idempotency-Key': String(headers['idempotency-key'] ?? ''),
    },
    ...body,
  })
}

/** Serves the stand-in for Stripe's API on its own port. */
async function serveApi(api: StripeApi) {
  const server = createServer((incoming, outgoing) => {
    const answer = async () => {
      const response = await api.answer(await requestOf(incoming))
      outgoing.writeHead(response.status, { 'Content-Type': 'application/json' })
      outgoing.end(await response.text())
    }
    answer().catch(() => outgoing.writeHead(500).end())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

async function openStripeShop() {
  const api = new StripeApi()
  const stripe = await serveApi(api)
  const port = await freePort()
  const statePath = inRoot(`.wrangler/e2e-stripe-${port}`)
  cpSync(inRoot('.wrangler/e2e-template'), statePath, { recursive: true })
  const server = await startLocalServer({
    port,
    statePath,
    vars: {
      PAYMENT_GATEWAY: 'stripe',
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      CARD_PROVIDER_PUBLIC_KEY: 'pk_test_only',
      STRIPE_API_ORIGIN: stripe.origin,
    },
  })
  const tell: StripeShop['tell'] = async (type, intentId, changes) => {
    const payload = api.eventBody(type, intentId, changes, `evt_${crypto.randomUUID()}`)
    const signature = await new Stripe(SECRET_KEY).webhooks.generateTestHeaderStringAsync({
      payload,
      secret: WEBHOOK_SECRET,
    })
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature }
    const response = await fetch(`${server.origin}/api/webhooks/stripe`, {
      method: 'POST',
      headers,
      body: payload,
    })
    if (!response.ok) throw new Error(await response.text())
  }
  const close = async () => {
    stripe.close()
    await server.stop()
    rmSync(statePath, { recursive: true, force: true })
  }
  return { shop: { origin: server.origin, api, tell } satisfies StripeShop, close }
}

/** Answers requests to Stripe's hosts. */
async function routeStripe(page: Page, { api }: StripeShop): Promise<void> {
  await page.route('https://js.stripe.com/**', async (route) => {
    const isFrame = route.request().resourceType() === 'document'
    await route.fulfill(
      isFrame
        ? { contentType: 'text/html', body: STRIPE_FRAME }
        : { contentType: 'text/javascript', body: STRIPE_JS },
    )
  })
  await page.route('https://api.stripe.com/**', async (route) => {
    const form = new URLSearchParams(route.request().postData() ?? '')
    const [, setupId] = /setup_intents\/(\w+)\/confirm/.exec(route.request().url()) ?? []
    if (setupId !== undefined) {
      const last4 = (form.get('number') ?? '').slice(-4)
      return await route.fulfill({
        contentType: 'application/json',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: JSON.stringify(api.cards.confirmSetup(setupId, { last4 })),
      })
    }
    const [, id = ''] = /payment_intents\/(\w+)\/confirm/.exec(route.request().url()) ?? []
    const response = await api.confirm(
      id,
      form.get('client_secret') ?? '',
      form.get('number') ?? '',
    )
    await route.fulfill({
      status: response.status,
      contentType: 'application/json',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: await response.text(),
    })
  })
  await page.route('https://hooks.stripe.com/**', async (route) => {
    const { searchParams } = new URL(route.request().url())
    await route.fulfill({
      contentType: 'text/html',
      body: bankPage(searchParams.get('return_url') ?? ''),
    })
  })
}

/** A test on a server that takes payments through Stripe. */
export const test = base.extend<object, { shop: StripeShop }>({
  shop: [
    async ({}, use) => {
      const { shop, close } = await openStripeShop()
      await use(shop)
      await close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ shop }, use) => await use(shop.origin),
  page: async ({ page, shop }, use) => {
    await routeStripe(page, shop)
    await use(page)
  },
})
