import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadedFiles } from './loadedFiles.ts'
import { declaredEndMs, watchMoves } from './motion.ts'
import { sightClock } from './sightClock.ts'
import { tryClicks } from './tryClicks.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('bytes loaded by a banner', () => {
  const files = new Map([
    ['index.html', 700],
    ['hot bread.png', 30_000],
    ['unused.png', 90_000],
  ])

  it('count the ZIP sizes of the page and of each named file once', () => {
    vi.stubGlobal('location', { href: 'https://host.test/crv/index.html?probe' })
    const names = ['https://host.test/crv/hot%20bread.png']
    vi.stubGlobal('performance', {
      getEntriesByType: () => names.map((name) => ({ name })),
    })
    const loadedBytes = loadedFiles('index.html', files)
    expect(loadedBytes()).toBe(30_700)
    names.push(
      'https://host.test/crv/hot%20bread.png?again',
      'https://host.test/crv/missing.png',
      'https://host.test/other/unused.png',
      'https://host.test/crv/%E0%A4%A.png',
    )
    expect(loadedBytes()).toBe(30_700)
  })
})

describe('preview clock', () => {
  it('stops while the banner is hidden or out of sight', () => {
    const page = Object.assign(new EventTarget(), { hidden: false, documentElement: {} })
    let see: (entries: { isIntersecting: boolean }[]) => void = () => {}
    vi.stubGlobal('document', page)
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof see) {
          see = callback
        }
        observe() {}
      },
    )
    const elapsedMs = sightClock()
    const before = elapsedMs()
    vi.advanceTimersByTime(1000)
    expect(elapsedMs() - before).toBe(1000)
    page.hidden = true
    page.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(1000)
    expect(elapsedMs() - before).toBe(1000)
    page.hidden = false
    page.dispatchEvent(new Event('visibilitychange'))
    see([{ isIntersecting: true }, { isIntersecting: false }])
    vi.advanceTimersByTime(1000)
    expect(elapsedMs() - before).toBe(1000)
    see([{ isIntersecting: true }])
    vi.advanceTimersByTime(500)
    expect(elapsedMs() - before).toBe(1500)
  })
})

describe('motion of a banner', () => {
  it('was last seen when a script drew a frame or changed the document', () => {
    let drawNext: (time: number) => void = () => {}
    let change: () => void = () => {}
    vi.stubGlobal('document', {})
    vi.stubGlobal('window', {
      requestAnimationFrame: (callback: typeof drawNext) => {
        drawNext = callback
        return 1
      },
    })
    vi.stubGlobal(
      'MutationObserver',
      class {
        constructor(callback: typeof change) {
          change = callback
        }
        observe() {}
      },
    )
    let nowMs = 0
    const lastMoveMs = watchMoves(() => nowMs)
    const draw = vi.fn<(time: number) => void>()
    window.requestAnimationFrame(draw)
    expect(lastMoveMs()).toBe(0)
    nowMs = 40
    drawNext(16)
    expect(draw).toHaveBeenCalledExactlyOnceWith(16)
    expect(lastMoveMs()).toBe(40)
    nowMs = 90
    change()
    expect(lastMoveMs()).toBe(90)
  })

  it.each([
    [[{ startTime: 100, endTime: 2000 }], 2100],
    [[{ startTime: 100, endTime: 2000, playbackRate: 2 }], 1100],
    [[{ startTime: null, endTime: Infinity }], Infinity],
    [[{ startTime: 0, endTime: 9000, playState: 'paused' }], 0],
    [[], 0],
  ])('ends as declared: %j', (animations, end) => {
    vi.stubGlobal('document', {
      getAnimations: () =>
        animations.map(({ endTime, ...animation }) => ({
          playbackRate: 1,
          playState: 'running',
          ...animation,
          effect: { getComputedTiming: () => ({ endTime }) },
        })),
    })
    expect(declaredEndMs()).toBe(end)
  })
})

describe('test clicks on a banner', () => {
  function givenBanner(isOpenedBy: (x: number, y: number) => boolean) {
    const pressed: [number, number][] = []
    let isClicked = false
    class Press extends Event {
      readonly at: { clientX: number; clientY: number }
      constructor(type: string, init: EventInit & { clientX: number; clientY: number }) {
        super(type, init)
        this.at = init
      }
    }
    vi.stubGlobal('window', {})
    vi.stubGlobal('innerWidth', 300)
    vi.stubGlobal('innerHeight', 250)
    vi.stubGlobal('PointerEvent', Press)
    vi.stubGlobal('MouseEvent', Press)
    const target = new EventTarget()
    target.addEventListener('click', (event) => {
      const { clientX, clientY } = (event as Press).at
      pressed.push([clientX, clientY])
      isClicked ||= isOpenedBy(clientX, clientY)
    })
    vi.stubGlobal('document', { elementFromPoint: () => target })
    return { pressed, isClicked: () => isClicked }
  }
  const wait = async () => {}

  it('start in the middle and stop at the first that opens something', async () => {
    const { pressed, isClicked } = givenBanner((x) => x === 210)
    await tryClicks(isClicked, wait)
    expect(pressed).toEqual([
      [150, 125],
      [90, 75],
      [210, 75],
    ])
  })

  it('try nine points of a banner without a click', async () => {
    const { pressed, isClicked } = givenBanner(() => false)
    await tryClicks(isClicked, wait)
    expect(pressed).toHaveLength(9)
  })
})
