import Bowser from 'bowser'
import { isbot } from 'isbot'

export type BrowserFamily = 'Samsung' | 'Edge' | 'Firefox' | 'Chrome' | 'Safari' | 'other'

/** What a visitor uses (spec §1 device type and crawlers, §9 browser families). */
export interface Device {
  isMobile: boolean
  isTablet: boolean
  isCrawler: boolean
  browser: BrowserFamily
}

const FAMILIES = {
  'Samsung Internet for Android': 'Samsung',
  'Microsoft Edge': 'Edge',
  Firefox: 'Firefox',
  Chrome: 'Chrome',
  Safari: 'Safari',
} as const satisfies Record<string, BrowserFamily>

const isKnownFamily = (name: string): name is keyof typeof FAMILIES => name in FAMILIES

/** An iPad says it is a Mac; only its touch points tell. */
const isDisguisedTablet = (userAgent: string, touchPoints: number) =>
  userAgent.includes('Macintosh') && touchPoints > 1

/** The device behind a user agent; `touchPoints` as the browser reports them, 0 where they are not known. */
export function detectDevice(userAgent: string, touchPoints = 0): Device {
  if (userAgent === '') {
    return { isMobile: false, isTablet: false, isCrawler: false, browser: 'other' }
  }
  const parsed = Bowser.parse(userAgent)
  const isTablet = parsed.platform.type === 'tablet' || isDisguisedTablet(userAgent, touchPoints)
  const name = parsed.browser.name ?? ''
  return {
    isMobile: parsed.platform.type === 'mobile',
    isTablet,
    isCrawler: isbot(userAgent),
    browser: isKnownFamily(name) ? FAMILIES[name] : 'other',
  }
}
