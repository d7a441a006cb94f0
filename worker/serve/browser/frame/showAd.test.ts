import { afterEach, expect, it, vi } from 'vitest'
import { restoreOnLeave } from './showAd.ts'

afterEach(() => vi.unstubAllGlobals())

function givenBanner({
  isClicked = true,
  click = '/c',
}: { isClicked?: boolean; click?: string | null } = {}) {
  const open = vi.fn<(url: string, target: string, features: string) => void>()
  vi.stubGlobal('window', { open })
  vi.stubGlobal('navigator', { userActivation: { isActive: isClicked } })
  const sources: string[] = []
  const frame = new EventTarget()
  Object.defineProperty(frame, 'src', {
    set: (value: string) => {
      sources.push(value)
    },
  })
  restoreOnLeave(frame as unknown as HTMLIFrameElement, { click, src: '/ad' })
  const load = (times: number) => {
    for (let time = 0; time < times; time++) frame.dispatchEvent(new Event('load'))
  }
  return { open, sources, load }
}

it('opens the click of a banner that leaves its frame and brings it back', () => {
  const { open, sources, load } = givenBanner()
  load(1)
  expect(sources).toEqual([])
  load(1)
  expect(open).toHaveBeenCalledExactlyOnceWith('/c', '_blank', 'noopener')
  expect(sources).toEqual(['/ad'])
})

it.each([
  ['the visitor did not click', { isClicked: false }],
  ['the ad leads nowhere', { click: null }],
])('only brings the banner back when %s', (_, given) => {
  const { open, sources, load } = givenBanner(given)
  load(2)
  expect(open).not.toHaveBeenCalled()
  expect(sources).toEqual(['/ad'])
})

it('gives up on a banner that keeps leaving', () => {
  const { open, load } = givenBanner()
  load(40)
  expect(open).toHaveBeenCalledTimes(4)
})
