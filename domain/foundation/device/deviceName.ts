import Bowser from 'bowser'

/** A device for display, such as "Chrome on macOS", from its user agent. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return 'Unknown device'
  const { browser, os } = Bowser.parse(userAgent)
  const parts = [browser.name, os.name].filter((part) => part !== undefined && part !== '')
  return parts.length > 0 ? parts.join(' on ') : 'Unknown device'
}
