import { describe, expect, it } from 'vitest'
import { detectDevice } from './detectDevice.ts'
import { withTouch } from './device.ts'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const MAC_SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'
const SAMSUNG =
  'Mozilla/5.0 (Linux; Android 14; SM-S928B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

describe('detectDevice', () => {
  it.each([
    ['Chrome', CHROME],
    ['Edge', `${CHROME} Edg/140.0.0.0`],
    ['Firefox', FIREFOX],
    ['Safari', MAC_SAFARI],
    ['Samsung', SAMSUNG],
  ])('detects the family %s', (family, userAgent) => {
    expect(detectDevice(userAgent).browser).toBe(family)
  })

  it('distinguishes phones, tablets and desktops', () => {
    expect(detectDevice(IPHONE)).toMatchObject({ isMobile: true, isTablet: false })
    expect(detectDevice(CHROME)).toMatchObject({ isMobile: false, isTablet: false })
    expect(withTouch(detectDevice(MAC_SAFARI), MAC_SAFARI, 5)).toMatchObject({ isTablet: true })
    expect(withTouch(detectDevice(MAC_SAFARI), MAC_SAFARI, 0)).toMatchObject({ isTablet: false })
  })

  it('detects crawlers', () => {
    expect(detectDevice(GOOGLEBOT).isCrawler).toBe(true)
    expect(detectDevice(CHROME).isCrawler).toBe(false)
  })

  it('detects nothing in an empty user agent', () => {
    expect(detectDevice('')).toEqual({
      isMobile: false,
      isTablet: false,
      isCrawler: false,
      browser: 'other',
    })
  })
})
