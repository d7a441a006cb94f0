import { beforeEach, expect, it, vi } from 'vitest'
import { whenViewable } from './whenViewable.ts'

type Entry = Pick<IntersectionObserverEntry, 'intersectionRatio'>
let seen: (...ratios: number[]) => void
let setVisibility: (state: DocumentVisibilityState) => void
let disconnect = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  disconnect = vi.fn<() => void>()
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  setVisibility = (state) => {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
  }
  class Observer {
    observe = vi.fn<(element: Element) => void>()
    disconnect = disconnect
    constructor(callback: (entries: Entry[]) => void) {
      seen = (...ratios) => callback(ratios.map((intersectionRatio) => ({ intersectionRatio })))
    }
  }
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', { IntersectionObserver: Observer })
  vi.stubGlobal('IntersectionObserver', Observer)
  return () => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

const watch = () => {
  const report = vi.fn<() => void>()
  whenViewable({} as Element, report)
  return report
}

it('reports once after half of the ad was in view for a second', () => {
  const report = watch()
  seen(0.5)
  vi.advanceTimersByTime(999)
  expect(report).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(report).toHaveBeenCalledTimes(1)
  expect(disconnect).toHaveBeenCalledTimes(1)
  setVisibility('visible')
  vi.advanceTimersByTime(5000)
  expect(report).toHaveBeenCalledTimes(1)
})

it('starts over when the ad leaves the view or the page is hidden', () => {
  const report = watch()
  seen(1)
  vi.advanceTimersByTime(900)
  seen(0.49)
  vi.advanceTimersByTime(5000)
  seen(0.2, 0.8)
  vi.advanceTimersByTime(900)
  setVisibility('hidden')
  vi.advanceTimersByTime(5000)
  expect(report).not.toHaveBeenCalled()
  setVisibility('visible')
  vi.advanceTimersByTime(1000)
  expect(report).toHaveBeenCalledTimes(1)
})

it('reports nothing if the browser cannot observe the ad', () => {
  vi.stubGlobal('window', {})
  const report = watch()
  vi.advanceTimersByTime(5000)
  expect(report).not.toHaveBeenCalled()
})
