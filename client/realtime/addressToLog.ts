import { SECRET_PARAMETERS } from '#domain/orders/access/secretParameters.ts'

/** An address for logs and other readers, without the secrets that grant access; empty without an address. */
export function addressToLog(href: string): string {
  if (!URL.canParse(href)) return ''
  const url = new URL(href)
  for (const name of SECRET_PARAMETERS) {
    if (url.searchParams.has(name)) url.searchParams.set(name, 'hidden')
  }
  return url.href
}
