import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PublicSettings } from '#domain/foundation/settings/settings.ts'
import { configuredTools } from './tools.ts'

const { loaded } = vi.hoisted(() => ({ loaded: [] as unknown[][] }))
vi.mock('./loadScript.ts', () => ({ loadScript: (...how: unknown[]) => void loaded.push(how) }))

beforeEach(() => {
  loaded.length = 0
  vi.stubGlobal('window', {})
})
afterEach(() => void vi.unstubAllGlobals())

const NOTHING = {
  analyticsId: '',
  sessionRecordingId: '',
  tagManager: { url: '', strategy: 'async', init: 'auto' },
} as const
const URL = 'https://t.example/t.js'

const toolsOf = (settings: Partial<PublicSettings>) =>
  configuredTools({ ...NOTHING, ...settings } as PublicSettings)

it('returns no tools without configuration, and no tag manager in manual mode', () => {
  expect(toolsOf({})).toEqual([])
  expect(toolsOf({ tagManager: { url: URL, strategy: 'async', init: 'manual' } })).toEqual([])
})

it('loads the scripts of the tools, and sends each a purchase in its own format', () => {
  const tools = toolsOf({
    tagManager: { url: URL, strategy: 'defer', init: 'auto' },
    analyticsId: 'G-1&x',
    sessionRecordingId: 'c1',
  })
  const params = { currency: 'USD', value: 12.5, items: [] }
  for (const tool of tools) {
    tool.start()
    tool.tell({ name: 'purchase', params })
  }
  expect(loaded).toEqual([
    [URL, 'defer'],
    ['https://www.googletagmanager.com/gtag/js?id=G-1%26x'],
    ['https://www.clarity.ms/tag/c1'],
  ])
  const calls = (window.dataLayer ?? []).map((entry) =>
    Object.hasOwn(entry as object, 'event') ? entry : Array.from(entry as ArrayLike<unknown>),
  )
  expect(calls).toEqual([
    { event: 'gtm.js', 'gtm.start': expect.any(Number) },
    { event: 'purchase', ecommerce: params },
    ['js', expect.any(Date)],
    ['config', 'G-1&x', { send_page_view: false }],
    ['event', 'purchase', params],
  ])
  expect(window.clarity?.q).toEqual([['event', 'purchase']])
})
