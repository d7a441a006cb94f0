import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchClicks } from './watchClicks.ts'

const TAG = 'https://ads.test/click'

class Element extends EventTarget {
  readonly localName: string
  readonly #attributes: Record<string, string>
  constructor(localName: string, attributes: Record<string, string>) {
    super()
    this.localName = localName
    this.#attributes = attributes
  }
  getAttribute(name: string): string | null {
    return this.#attributes[name] ?? null
  }
}

/** The banner's window, as far as its scripts and the watch use it. */
class BannerWindow {
  readonly listeners: { type: string; listener: (event: Event) => void; isCapture: boolean }[] = []
  setTimeout = setTimeout
  eval = vi.fn<(code: string) => void>()
  addEventListener(type: string, listener: (event: Event) => void, isCapture = false): void {
    this.listeners.push({ type, listener, isCapture })
  }
}

type Banner = BannerWindow & Record<string, unknown>

let banner: Banner
const lead = vi.fn<(address: string) => void>()

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  vi.advanceTimersByTime(10_000)
  banner = new BannerWindow() as Banner
  vi.stubGlobal('window', banner)
  vi.stubGlobal('Element', Element)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  lead.mockReset()
})

/** Clicks a link, or the document, and runs pending tasks. `onTarget` is the banner's own listener. */
function click(link?: Element, onTarget: (event: Event) => void = () => {}): Event {
  const event = new Event('click', { cancelable: true })
  event.composedPath = () => (link ? [link] : [])
  const stop = vi.spyOn(event, 'stopPropagation')
  const run = (isCapture: boolean) => {
    for (const one of banner.listeners)
      if (one.type === 'click' && one.isCapture === isCapture) one.listener(event)
  }
  run(true)
  onTarget(event)
  if (stop.mock.calls.length === 0) run(false)
  vi.advanceTimersByTime(50)
  return event
}

const link = (href: string) => new Element('a', { href })

describe('a watched banner', () => {
  it('opens the address of window.open, and the tag without one', () => {
    watchClicks(TAG, lead)
    const open = banner['open'] as (address?: string) => unknown
    expect(open('https://shop.test/')).toBeNull()
    vi.advanceTimersByTime(1000)
    open()
    expect(lead.mock.calls).toEqual([['https://shop.test/'], [TAG]])
  })

  it('opens the address once if a click is reported in several ways', () => {
    watchClicks(TAG, lead)
    const { exit } = banner['Enabler'] as { exit: () => void }
    exit()
    exit()
    click(link('https://shop.test/'))
    expect(lead).toHaveBeenCalledOnce()
  })

  it.each(['clickTag', 'clickTAG', 'clicktag', 'ClickTag', 'CLICKTAG'])(
    'opens by %s if a script reads it during a click',
    (name) => {
      watchClicks(TAG, lead)
      click(undefined, () => void banner[name])
      expect(lead).toHaveBeenCalledExactlyOnceWith(TAG)
    },
  )

  it('does not open for clickTag read without a click, or long after one', () => {
    watchClicks(TAG, lead)
    expect(banner['clickTag']).toBe(TAG)
    click()
    vi.advanceTimersByTime(1000)
    expect(banner['clickTag']).toBe(TAG)
    vi.advanceTimersByTime(1000)
    expect(lead).not.toHaveBeenCalled()
  })

  it('keeps the tag when the banner assigns another', () => {
    watchClicks(TAG, lead)
    banner['clickTag'] = 'https://own.test/'
    expect(banner['clickTag']).toBe(TAG)
  })

  it.each([
    ['Enabler', 'exitOverride'],
    ['ExitApi', 'delayedExit'],
    ['mraid', 'open'],
  ])('opens by %s.%s', (name, method) => {
    watchClicks(TAG, lead)
    const api = banner[name] as Record<string, () => void>
    api[method]?.()
    expect(lead).toHaveBeenCalledExactlyOnceWith(TAG)
  })

  it('notifies a listener of Enabler that it is ready', () => {
    watchClicks(TAG, lead)
    const listener = vi.fn<(event: { type: string }) => void>()
    const { addEventListener } = banner['Enabler'] as {
      addEventListener: (type: string, listener: unknown) => void
    }
    const { events } = banner['studio'] as { events: { StudioEvent: Record<string, string> } }
    addEventListener(events.StudioEvent['INIT'] ?? '', listener)
    addEventListener('init', 'not a function')
    vi.advanceTimersByTime(10)
    expect(listener).toHaveBeenCalledExactlyOnceWith({ type: 'INIT' })
  })
})

describe('a link of a watched banner', () => {
  it.each(['https://shop.test/', 'http://shop.test/', '//shop.test/'])(
    'to %s opens that address',
    (href) => {
      watchClicks(TAG, lead)
      const event = click(link(href))
      expect(lead).toHaveBeenCalledExactlyOnceWith(href)
      expect(event.defaultPrevented).toBe(true)
    },
  )

  it('is found by its xlink:href', () => {
    watchClicks(TAG, lead)
    click(new Element('a', { 'xlink:href': ' https://shop.test/ ' }))
    expect(lead).toHaveBeenCalledExactlyOnceWith('https://shop.test/')
  })

  it.each([
    ['javascript:window.open(clickTag)', 'window.open(clickTag)'],
    ['java\nscript:go(%20)', 'go( )'],
    ['JavaScript:go("%")', 'go("%")'],
  ])('%j runs its script once', (href, code) => {
    watchClicks(TAG, lead)
    const event = click(link(href))
    expect(banner.eval).toHaveBeenCalledExactlyOnceWith(code)
    expect(event.defaultPrevented).toBe(true)
  })

  it('within the page is left to the browser', () => {
    watchClicks(TAG, lead)
    const event = click(link('#more'))
    expect(event.defaultPrevented).toBe(false)
    expect(lead).not.toHaveBeenCalled()
  })

  it('is not followed if the banner prevents it', () => {
    watchClicks(TAG, lead)
    click(link('https://shop.test/'), (event) => event.preventDefault())
    expect(lead).not.toHaveBeenCalled()
  })

  it('is followed although a listener stops the event', () => {
    watchClicks(TAG, lead)
    click(link('https://shop.test/'), (event) => event.stopPropagation())
    expect(lead).toHaveBeenCalledExactlyOnceWith('https://shop.test/')
  })
})
