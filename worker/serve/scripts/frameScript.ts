/**
 * Runs in the frame of a display tag: asks for an ad, shows it, and tells that it was shown and seen. Questions of one
 * visitor go one after the other, so that two places of a page do not count the same state.
 */
export const FRAME_SCRIPT = `(() => {
  'use strict'
  const KEPT = 'amd_seen'
  const here = new URL(location.href)
  const address = here.pathname.replace(/^\\/t\\//, '/a/').replace(/\\.html$/, '') + here.search
  let store = null
  try { store = localStorage } catch {}

  const ask = async () => {
    const body = JSON.stringify(store ? { seen: store.getItem(KEPT) || '' } : {})
    const response = await fetch(address, { method: 'POST', body, credentials: 'omit' })
    if (!response.ok) return null
    const { ad, seen } = await response.json()
    if (store && typeof seen === 'string') store.setItem(KEPT, seen)
    return ad
  }
  const tell = (url) => {
    if (!navigator.sendBeacon || !navigator.sendBeacon(url))
      fetch(url, { method: 'POST', keepalive: true, mode: 'no-cors', credentials: 'omit' }).catch(() => {})
  }
  const empty = () => { if (parent !== window) parent.postMessage('amd:empty', '*') }

  const watch = (element, seen) => {
    if (!('IntersectionObserver' in window)) return
    let timer = 0
    let isHalf = false
    const look = () => {
      clearTimeout(timer)
      if (isHalf && document.visibilityState === 'visible') timer = setTimeout(done, 1000)
    }
    const observer = new IntersectionObserver((entries) => {
      isHalf = entries[entries.length - 1].intersectionRatio >= 0.5
      look()
    }, { threshold: [0, 0.5] })
    const done = () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', look)
      tell(seen)
    }
    document.addEventListener('visibilitychange', look)
    observer.observe(element)
  }

  // A banner that leaves its frame on a click, past its own script: the click opens outside, and the banner comes back.
  const stay = (element, ad) => {
    let loads = 0
    element.addEventListener('load', () => {
      loads += 1
      if (loads % 2 === 1 || loads > 8) return
      const isClicked = !navigator.userActivation || navigator.userActivation.isActive
      if (ad.click && isClicked) window.open(ad.click, '_blank', 'noopener')
      element.src = ad.src
    })
  }

  const show = (ad) => {
    let element
    if (ad.kind === 'html5') {
      element = document.createElement('iframe')
      element.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox')
      element.setAttribute('scrolling', 'no')
      element.title = ad.title
    } else {
      element = document.createElement('img')
      element.alt = ad.title
    }
    element.width = ad.width
    element.height = ad.height
    element.addEventListener('load', () => {
      tell(ad.events.impression)
      watch(element, ad.events.viewable)
    }, { once: true })
    element.addEventListener('error', empty, { once: true })
    if (ad.kind === 'html5') stay(element, ad)
    element.src = ad.src
    let shown = element
    if (ad.kind !== 'html5' && ad.click) {
      shown = document.createElement('a')
      shown.href = ad.click
      shown.target = '_blank'
      shown.rel = 'noopener'
      shown.append(element)
    }
    document.body.append(shown)
  }

  const asked = store && navigator.locks ? navigator.locks.request(KEPT, ask) : ask()
  asked.then((ad) => (ad ? show(ad) : empty()), empty)
})()
`
