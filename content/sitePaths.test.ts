import { describe, expect, it } from 'vitest'
import { isPrerendered, PRERENDERED_PATHS } from './prerenderedPaths.ts'
import { isSitePath, planPath, sitePath } from './sitePaths.ts'

describe('the address book', () => {
  it('gives each page its address, with its variable parts', () => {
    expect(sitePath('home')).toBe('/en-US')
    expect(sitePath('forgotPassword')).toBe('/en-US/forgotPassword')
    expect(sitePath('order', { id: 'ord_1' })).toBe('/en-US/my-orders/ord_1')
    expect(sitePath('transcript', { sessionId: 'a/../b?c' })).toBe(
      '/en-US/admin/transcripts/a%2F..%2Fb%3Fc',
    )
  })

  it('resolves the planning page with and without a medium', () => {
    expect(planPath('dooh')).toBe('/en-US/billboards-digital/buy-self-service')
    expect(planPath(null)).toBe('/en-US/online-digital-marketing/buy-self-service')
  })

  it('names the prerendered pages', () => {
    expect(PRERENDERED_PATHS).toEqual(
      expect.arrayContaining([
        '/',
        '/en-US',
        '/en-US/credits',
        '/en-US/sample-report',
        '/en-US/billboards-digital',
        '/en-US/billboards-digital/market',
      ]),
    )
    expect(new Set(PRERENDERED_PATHS).size).toBe(PRERENDERED_PATHS.length)
  })

  it.each([
    ['/en-US/billboards-digital/buy-self-service', [], true],
    ['/en-US/billboards-digital/buy-self-service', ['step'], true],
    ['/en-US/billboards-digital/buy-self-service', ['step', 'edit'], false],
    ['/en-US/checkout', ['order'], true],
    ['/en-US/my-orders', [], false],
    // Files name the seller of the build.
    ['/en-US/terms', [], false],
    ['/en-US/privacy', [], false],
  ])('knows whether %s with %j is prerendered: %s', (path, parameters, isFile) => {
    expect(isPrerendered(path, parameters)).toBe(isFile)
  })

  it.each(['/en-US', '/en-US/cart', '/en-US?a=1'])('accepts %s as one of ours', (address) =>
    expect(isSitePath(address)).toBe(true),
  )

  it.each(['', '/', '/en-USA', '//evil.example', 'https://evil.example/en-US'])(
    'rejects %s',
    (address) => expect(isSitePath(address)).toBe(false),
  )
})
