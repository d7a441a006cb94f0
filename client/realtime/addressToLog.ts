import { SECRET_PARAMETERS } from '#domain/orders/access/secretParameters.ts'

/** An address as it may be logged and seen by others: without what would open something; empty where there is none. */
export function addressToLog(href: string): string {
  if (!URL.canParse(href)) return ''
  const url = new URL(href)
  for (const name of SECRET_PARAMETERS) {
    if (url.searchParams.has(name)) url.searchParams.set(name, 'hidden')
  }
  return url.href
}
