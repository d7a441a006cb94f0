import { describe, expect, it } from 'vitest'
import { registrableDomain } from './registrableDomain.ts'

describe('the registrable domain', () => {
  it.each([
    ['www.admarket.com', 'admarket.com'],
    ['admarket.com', 'admarket.com'],
    ['a.b.Creatives.AdMarket.COM.', 'admarket.com'],
    ['www.admarket.co.uk', 'admarket.co.uk'],
    ['ads.admarket.com.au', 'admarket.com.au'],
    ['127.0.0.1', '127.0.0.1'],
    ['creatives.localhost', 'creatives.localhost'],
    ['site.workers.dev', 'workers.dev'],
  ])('of %s is %s', (host, domain) => {
    expect(registrableDomain(host)).toBe(domain)
  })
})
