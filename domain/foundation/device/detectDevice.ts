import Bowser from 'bowser'
import { isbot } from 'isbot'
import type { BrowserFamily, Device } from './device.ts'

const FAMILIES = {
  'Samsung Internet for Android': 'Samsung',
  'Microsoft Edge': 'Edge',
  Firefox: 'Firefox',
  Chrome: 'Chrome',
  Safari: 'Safari',
} as const satisfies Record<string, BrowserFamily>

const isKnownFamily = (name: string): name is keyof typeof FAMILIES => name in FAMILIES

/** The device of a user agent. An iPad identifies itself as a Mac: see withTouch. */
export function detectDevice(userAgent: string): Device {
  if (userAgent === '') {
    return { isMobile: false, isTablet: false, isCrawler: false, browser: 'other' }
  }
  const parsed = Bowser.parse(userAgent)
  const name = parsed.browser.name ?? ''
  return {
    isMobile: parsed.platform.type === 'mobile',
    isTablet: parsed.platform.type === 'tablet',
    isCrawler: isbot(userAgent),
    browser: isKnownFamily(name) ? FAMILIES[name] : 'other',
  }
}
