import { describe, expect, it } from 'vitest'
import { isPrerendered, PRERENDERED_PATHS } from './prerenderedPaths.ts'
import { isSitePath, planPath, sitePath } from './sitePaths.ts'

describe('the address book', () => {
  it('gives each page its address, with the parts that vary', () => {
    expect(sitePath('home')).toBe('/en-US')
    expect(sitePath('forgotPassword')).toBe('/en-US/forgotPassword')
    expect(sitePath('order', { id: 'ord_1' })).toBe('/en-US/my-orders/ord_1')
    expect(sitePath('transcript', { sessionId: 'a/../b?c' })).toBe(
      '/en-US/admin/transcripts/a%2F..%2Fb%3Fc',
    )
  })

  it('knows where a campaign is planned, with and without a medium', () => {
    expect(planPath('dooh')).toBe('/en-US/billboards-digital/buy-self-service')
    expect(planPath(null)).toBe('/en-US/online-digital-marketing/buy-self-service')
  })

  it('names the pages that are built as files', () => {
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
  ])('knows whether %s with %j is there as a file: %s', (path, parameters, isFile) => {
    expect(isPrerendered(path, parameters)).toBe(isFile)
  })

  it.each(['/en-US', '/en-US/cart', '/en-US?a=1'])('takes %s for one of ours', (address) =>
    expect(isSitePath(address)).toBe(true),
  )

  it.each(['', '/', '/en-USA', '//evil.example', 'https://evil.example/en-US'])(
    'does not take %s for one of ours',
    (address) => expect(isSitePath(address)).toBe(false),
  )
})
