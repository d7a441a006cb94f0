import type { FrameAd } from './frameAd.types.ts'
import { sendEvent } from './sendEvent.ts'
import { whenViewable } from './whenViewable.ts'

/**
 * Maximum number of loads of a banner that keeps leaving its frame: every second load brings it
 * back.
 */
const MAX_LOADS = 8

/** Opens the click of a banner that leaves its frame past its own script, and brings the banner back. */
export function restoreOnLeave(
  element: HTMLIFrameElement,
  { click, src }: Pick<FrameAd, 'click' | 'src'>,
): void {
  let loads = 0
  element.addEventListener('load', () => {
    loads += 1
    if (loads % 2 === 1 || loads > MAX_LOADS) return
    // Old browsers cannot tell clicks from scripts.
    const isClicked = !('userActivation' in navigator) || navigator.userActivation.isActive
    if (click && isClicked) window.open(click, '_blank', 'noopener')
    element.src = src
  })
}

function bannerFrame(ad: FrameAd): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox')
  frame.setAttribute('scrolling', 'no')
  frame.title = ad.title
  return frame
}

function image(ad: FrameAd): HTMLImageElement {
  const element = document.createElement('img')
  element.alt = ad.title
  return element
}

function linkTo(click: string, element: HTMLElement): HTMLElement {
  const link = document.createElement('a')
  link.href = click
  link.target = '_blank'
  link.rel = 'noopener'
  link.append(element)
  return link
}

/**
 * Shows an ad; reports its impression once it has loaded, then its viewable impression. Calls `onError` if it fails.
 */
export function showAd(ad: FrameAd, onError: () => void): void {
  const element = ad.kind === 'html5' ? bannerFrame(ad) : image(ad)
  element.setAttribute('width', String(ad.width))
  element.setAttribute('height', String(ad.height))
  const loaded = (): void => {
    sendEvent(ad.events.impression)
    whenViewable(element, () => sendEvent(ad.events.viewable))
  }
  element.addEventListener('load', loaded, { once: true })
  element.addEventListener('error', onError, { once: true })
  let shown: HTMLElement = element
  if (element instanceof HTMLIFrameElement) restoreOnLeave(element, ad)
  else if (ad.click) shown = linkTo(ad.click, element)
  element.src = ad.src
  document.body.append(shown)
}
