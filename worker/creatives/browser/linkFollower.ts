/** Follows links of a banner: external ones through `go`; runs scripts in their addresses. */
export function linkFollower(go: (address: string) => void) {
  const links = new WeakMap<Event, Element | undefined>()
  const followed = new WeakSet<Event>()
  return {
    /** Records the link of a click, whose path is known only while the event is dispatched. */
    record: (event: Event): void => void links.set(event, linkIn(event)),
    /** Follows the link of a click, once; not if the banner prevented it. */
    follow(event: Event): void {
      if (event.defaultPrevented || followed.has(event)) return
      followed.add(event)
      const address = addressIn(links.get(event))
      if (isScript(address)) {
        event.preventDefault()
        // oxlint-disable-next-line no-eval
        window.eval(codeIn(address))
      } else if (isOutside(address)) {
        event.preventDefault()
        go(address)
      }
    },
  }
}

const linkIn = (event: Event): Element | undefined =>
  event
    .composedPath()
    .find((one): one is Element => one instanceof Element && /^(a|area)$/i.test(one.localName))

const addressIn = (link: Element | undefined): string =>
  (link?.getAttribute('href') || link?.getAttribute('xlink:href') || '').trim()

/** Browsers ignore tabs and line breaks in addresses. */
const withoutBreaks = (address: string) => address.replace(/[\t\n\r]/g, '')

const isScript = (address: string) => /^javascript:/i.test(withoutBreaks(address))

const isOutside = (address: string) => /^(https?:)?\/\//i.test(address)

function codeIn(address: string): string {
  const code = withoutBreaks(address).slice('javascript:'.length)
  try {
    return decodeURIComponent(code)
  } catch {
    return code
  }
}
