export type BrowserFamily = 'Samsung' | 'Edge' | 'Firefox' | 'Chrome' | 'Safari' | 'other'

/** A visitor's device (Foundation 9). */
export interface Device {
  isMobile: boolean
  isTablet: boolean
  isCrawler: boolean
  browser: BrowserFamily
}

/**
 * Adds the browser's own knowledge: an iPad claims to be a Mac, and its touch points reveal it. `touchPoints` as the
 * browser reports them.
 */
export function withTouch(device: Device, userAgent: string, touchPoints: number): Device {
  const isDisguised = userAgent.includes('Macintosh') && touchPoints > 1
  return isDisguised ? { ...device, isTablet: true } : device
}
