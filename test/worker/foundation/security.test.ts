import { exports } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { policyOf } from '#test/support/foundation/policyOf.ts'

const fetchPath = (path: string, init?: RequestInit) =>
  exports.default.fetch(new Request(`http://127.0.0.1:8787${path}`, init))

// The first page makes the test runner compile the whole client, which these tests do not measure.
beforeAll(async () => {
  await fetchPath('/en-US/no-such-page')
}, 180_000)

describe('every response', () => {
  it('carries the security headers, a fresh script nonce and a request ID', async () => {
    const first = await fetchPath('/en-US/no-such-page')
    const second = await fetchPath('/en-US/no-such-page')
    const nonceOf = (response: Response) =>
      /'nonce-([^']+)'/.exec(response.headers.get('Content-Security-Policy') ?? '')?.[1]
    expect(nonceOf(first)).toBeTruthy()
    expect(nonceOf(first)).not.toBe(nonceOf(second))
    expect(first.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(first.headers.get('X-Frame-Options')).toBe('DENY')
    expect(first.headers.get('X-Request-Id')).toBeTruthy()
  })

  it('carries our own request ID, whatever the client sends', async () => {
    const headers = { 'X-Request-Id': 'chosen-by-a-stranger' }
    for (const path of ['/en-US/no-such-page', '/api/health']) {
      const { headers: told } = await fetchPath(path, { headers })
      expect(told.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
    }
  })

  it.each(['key', 'token', 'code', 'payment_intent_client_secret'])(
    'hides a URL that grants access by its %s from other sites',
    async (name) => {
      const { headers } = await fetchPath(`/en-US/checkout-thank-you?order=ord_1&${name}=secret`)
      expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    },
  )

  it('blocks inline scripts, inline style sheets and framing by other sites', async () => {
    const response = await fetchPath('/en-US/cart')
    const policy = Object.fromEntries(policyOf(response))
    for (const name of ['default-src', 'script-src', 'style-src', 'style-src-elem']) {
      expect(policy[name]).toContain("'self'")
      expect(policy[name]).not.toContain("'unsafe-inline'")
      expect(policy[name]).not.toContain("'unsafe-eval'")
      expect(policy[name]).not.toContain('*')
    }
    expect(policy['frame-ancestors']).toEqual(["'none'"])
    expect(policy['object-src']).toEqual(["'none'"])
    expect(policy['base-uri']).toEqual(["'self'"])
    expect(policy['form-action']).toEqual(["'self'"])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
  })

  it('runs no script without the nonce', async () => {
    const response = await fetchPath('/en-US/no-such-page')
    const page = await response.text()
    const scripts = page.match(/<script\b[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts) expect(script).toContain('nonce="')
  })
})

describe('pages', () => {
  it('give search and shared links the one public address, with the page’s title', async () => {
    const page = await (await fetchPath('/en-US/terms?utm_source=x')).text()
    expect(page).toContain('<link rel="canonical" href="http://127.0.0.1:8787/en-US/terms"')
    expect(page).toMatch(/property="og:title" content="Terms and conditions[^"]+"/)
    expect(page).toMatch(/property="og:description" content="[^"]{40,200}"/)
    expect(page).toContain(
      'property="og:image" content="http://127.0.0.1:8787/share/en-US/terms.png"',
    )
    expect(page).toContain('property="twitter:card" content="summary_large_image"')
    const home = await (await fetchPath('/')).text()
    expect(home).toContain('<link rel="canonical" href="http://127.0.0.1:8787/en-US"')
    expect(home).toContain('property="og:image" content="http://127.0.0.1:8787/share.png"')
    expect(home).toContain(
      '"@type":"WebSite","name":"AdMarket Direct","url":"http://127.0.0.1:8787',
    )
    expect(page).not.toContain('"@type":"WebSite"')
    expect(page).toContain('"item":"http://127.0.0.1:8787/en-US/terms"')
  })

  it.each(['/en-US/no-such-page', '/en-US/cart', '/en-US/my-orders', '/en-US/admin'])(
    'keep %s out of search',
    async (path) => {
      const page = await (await fetchPath(path)).text()
      expect(page).toContain('<meta name="robots" content="noindex"')
      expect(page).not.toContain('rel="canonical"')
    },
  )

  it('are indexed in production only', async () => {
    expect((await fetchPath('/en-US/terms')).headers.get('X-Robots-Tag')).toBe('noindex')
  })

  it('give style sheets added by scripts the response’s nonce, and only that', async () => {
    const response = await fetchPath('/en-US/terms', { headers: { 'X-Csp-Nonce': 'guessed' } })
    const page = await response.text()
    const [, nonce = 'none'] =
      /'nonce-([^']+)'/.exec(response.headers.get('Content-Security-Policy') ?? '') ?? []
    expect(page).toContain(`<meta property="csp-nonce" nonce="${nonce}"`)
    expect(page).not.toContain('guessed')
  })

  it.each(['/en-US/cart', '/en-US/terms', '/'])('never share a cached %s', async (path) => {
    const { headers } = await fetchPath(path)
    expect(headers.get('Cache-Control')).toMatch(/no-cache|no-store/)
    expect(headers.get('Cache-Control')).not.toMatch(/public|s-maxage/)
  })

  it.each([
    ['/EN-us/cart?a=1', '/en-US/cart?a=1'],
    ['/de-DE/cart', '/en-US/cart'],
    ['/de', '/en-US'],
    ['/sitemap.xml', '/en-US/sitemap.xml'],
    ['/en-US/cart/', '/en-US/cart'],
    ['/en-US/', '/en-US'],
    ['/en-US//cart///', '/en-US/cart'],
    ['//evil.example/cart', '/en-US/evil.example/cart'],
    ['/\\\\evil.example/x', '/en-US/evil.example/x'],
    ['/https:/evil.example/x', '/en-US/https:/evil.example/x'],
  ])('redirect %s to the canonical address', async (path, location) => {
    const response = await fetchPath(path, { redirect: 'manual' })
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe(location)
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('reject %s', async (method) => {
    const response = await fetchPath('/en-US/cart', { method })
    expect(response.status).toBe(405)
  })
  it('answer an unknown page with 404', async () => {
    const response = await fetchPath('/en-US/no-such-page')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Page not found')
  })

  it('redirect a path without the locale prefix and keep its query', async () => {
    const response = await fetchPath('/cart?utm_source=x', { redirect: 'manual' })
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe('/en-US/cart?utm_source=x')
  })

  it('open an offer from any page and keep the rest of the address', async () => {
    const query = `?utm_source=mail&o=ofk_${'1'.repeat(24)}&utm_term=screens&amd_banner=1`
    const response = await fetchPath(`/en-US/cart${query}`, { redirect: 'manual' })
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe(`/en-US/offer${query}`)
  })

  it('leave a page as it is when o is no offer key', async () => {
    for (const o of ['2', 'off_1', 'ofk_', 'ofk_1', `ofk_${'1'.repeat(24)}/..`]) {
      const response = await fetchPath(`/en-US/cart?o=${encodeURIComponent(o)}`, {
        redirect: 'manual',
      })
      expect([o, response.status]).toEqual([o, 200])
    }
  })

  it('store the locale for 365 days', async () => {
    const response = await fetchPath('/en-US/no-such-page')
    expect(response.headers.get('Set-Cookie')).toMatch(
      /^amd_locale=en-US; Max-Age=31536000; Path=\//,
    )
  })

  it('use a cookie name over https that no other host can set', async () => {
    const response = await exports.default.fetch('https://site.example/en-US/no-such-page')
    expect(response.headers.get('Set-Cookie')).toMatch(/^__Host-amd_locale=en-US; .*Secure/)
  })
})

describe('protected pages', () => {
  const PROTECTED = [
    'edit-user',
    'my-orders?status=active',
    'my-orders/ord_1',
    'my-invoices',
    'admin',
  ]
  const ask = async (page: string, Cookie = '') => {
    const headers = { Cookie }
    const response = await fetchPath(`/en-US/${page}`, { redirect: 'manual', headers })
    await response.text()
    return response
  }

  it.each(PROTECTED)('%s sends a stranger to the login, which leads back', async (page) => {
    const response = await ask(page)
    const to = encodeURIComponent(`/en-US/${page}`)
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe(`/en-US/login?to=${to}`)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  it('open to a customer except the admin area, and to an admin without exception', async () => {
    const customer = await givenLogin()
    const admin = await givenLogin({ role: 'admin' })
    const statuses = async ({ cookie }: { cookie: string }) =>
      await Promise.all(PROTECTED.map(async (page) => (await ask(page, cookie)).status))
    expect(await statuses(customer)).toEqual([200, 200, 200, 200, 403])
    expect(await statuses(admin)).toEqual([200, 200, 200, 200, 200])
  })

  it('are closed to a forged cookie', async () => {
    const { cookie } = await givenLogin()
    const forged = cookie.replace(/=[^;]/, '=~')
    expect((await ask('my-orders', forged)).status).toBe(302)
  })
})

describe('API', () => {
  it('answers an unknown address with the standard error', async () => {
    const response = await fetchPath('/api/no-such-thing')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({
      error: { code: 'not_found', requestId: response.headers.get('X-Request-Id') },
    })
  })

  it.each([
    ['another origin', { Origin: 'https://evil.example', 'Content-Type': 'application/json' }],
    ['another site', { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/json' }],
    ['a plain form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ])('refuses a write from %s', async (_name, headers) => {
    const response = await fetchPath('/api/health', { method: 'POST', headers, body: '{}' })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ error: { code: 'cross_site_request' } })
  })

  it('rejects a body that is too large', async () => {
    const response = await fetchPath('/api/health', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: 'x'.repeat(600 * 1024),
    })
    expect(response.status).toBe(413)
  })

  it('counts the bytes of a body without a stated length', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(64 * 1024))
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(chunk)
        sent += 1
        if (sent === 20) controller.close()
      },
    })
    const response = await fetchPath('/api/logins', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    })
    expect(response.status).toBe(413)
  })

  it.each([
    ['malformed JSON', '{bad', 400],
    ['no body', undefined, 400],
    ['invalid UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22]), 422],
    ['deep nesting', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 422],
    ['a forbidden key', '{"__proto__":{"email":"a@b.example","password":"x"}}', 422],
  ])('refuses %s with the standard error', async (_name, body, status) => {
    const response = await fetchPath('/api/logins', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body }),
    })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({
      error: { code: status === 400 ? 'invalid_format' : 'invalid_input' },
    })
  })

  it.each([
    ['PUT', '/api/logins', 'POST'],
    ['POST', '/api/health', 'GET, HEAD'],
    ['DELETE', '/api/places/us-1/cells', 'GET, HEAD'],
    ['PATCH', '/api/orders/ord_1', 'GET, HEAD'],
  ])('lists the allowed methods: %s %s', async (method, path, allowed) => {
    const response = await fetchPath(path, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe(allowed)
    expect(await response.json()).toMatchObject({ error: { code: 'method_not_allowed' } })
  })

  it('answers OPTIONS for no other site', async () => {
    const response = await fetchPath('/api/logins', {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('Allow')).toBe('POST')
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })

  it('answers HEAD as GET, without a body', async () => {
    const response = await fetchPath('/api/health', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })

  it.each([
    ['/api/health', 'no-store'],
    ['/api/cart', 'no-store'],
    ['/api/logins/current', 'no-store'],
    ['/api/orders/ord_000000000000000000000001', 'no-store'],
    ['/api/no-such-thing', 'no-store'],
    ['/api/settings', 'private, max-age=300'],
    ['/api/products?country=US&mediaType=ctv', 'public, max-age=300, stale-while-revalidate=3600'],
  ])('sets the cache lifetime of %s', async (path, expected) => {
    const { headers } = await fetchPath(path)
    expect(headers.get('Cache-Control')).toBe(expected)
  })

  it('sends the browser only the public settings', async () => {
    const response = await fetchPath('/api/settings')
    const body = await response.text()
    expect(JSON.parse(body)).toMatchObject({ settings: { currency: 'USD', locale: 'en-US' } })
    expect(body).not.toMatch(/secret/i)
  })
})
