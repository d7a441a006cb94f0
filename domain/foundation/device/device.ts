export type BrowserFamily = 'Samsung' | 'Edge' | 'Firefox' | 'Chrome' | 'Safari' | 'other'

/** What a visitor uses (Foundation 9). */
export interface Device {
  isMobile: boolean
  isTablet: boolean
  isCrawler: boolean
  browser: BrowserFamily
}

/** What only the browser knows: an iPad says it is a Mac, and its touch points tell. `touchPoints` as the browser reports them. */
export function withTouch(device: Device, userAgent: string, touchPoints: number): Device {
  const isDisguised = userAgent.includes('Macintosh') && touchPoints > 1
  return isDisguised ? { ...device, isTablet: true } : device
}
