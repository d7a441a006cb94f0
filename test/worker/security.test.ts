import { exports } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'

const fetchPath = (path: string, init?: RequestInit) =>
  exports.default.fetch(new Request(`http://127.0.0.1:8787${path}`, init))

// The first page makes the runner compile the whole client; that is not what these tests measure.
beforeAll(async () => {
  await fetchPath('/en-US/no-such-page')
}, 180_000)

describe('every answer', () => {
  it('carries the security headers, a fresh script nonce and a request id', async () => {
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

  it('runs no script without the nonce', async () => {
    const response = await fetchPath('/en-US/no-such-page')
    const page = await response.text()
    const scripts = page.match(/<script\b[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts) expect(script).toContain('nonce="')
  })
})

describe('pages', () => {
  it('answers an unknown page with 404', async () => {
    const response = await fetchPath('/en-US/no-such-page')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Page not found')
  })

  it('redirects a path without the locale prefix and keeps its query', async () => {
    const response = await fetchPath('/cart?utm_source=x', { redirect: 'manual' })
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe('/en-US/cart?utm_source=x')
  })

  it('remembers the locale for 365 days', async () => {
    const response = await fetchPath('/en-US/no-such-page')
    expect(response.headers.get('Set-Cookie')).toMatch(
      /amd_locale=en-US; Max-Age=31536000; Path=\//,
    )
  })
})

describe('the API', () => {
  it('answers an unknown address in the one error shape', async () => {
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

  it('refuses a body that is too large', async () => {
    const response = await fetchPath('/api/health', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: 'x'.repeat(600 * 1024),
    })
    expect(response.status).toBe(413)
  })

  it('tells the browser only the public settings', async () => {
    const response = await fetchPath('/api/settings')
    const body = await response.text()
    expect(JSON.parse(body)).toMatchObject({ settings: { currency: 'USD', locale: 'en-US' } })
    expect(body).not.toMatch(/secret/i)
  })
})
