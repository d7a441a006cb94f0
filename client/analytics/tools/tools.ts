import type { MeasuredEvent } from '#domain/foundation/analytics/measuredEvent.ts'
import { analyticsScript, recordingScript } from '#domain/foundation/analytics/measuringTools.ts'
import type { PublicSettings } from '#domain/foundation/settings/settings.ts'
import { loadScript } from './loadScript.ts'

declare global {
  interface Window {
    /** The queue that tag manager and analytics read. */
    dataLayer?: unknown[]
    clarity?: { (...call: unknown[]): void; q?: unknown[] }
  }
}

/** A measuring tool: how its script is loaded, and how it receives an event. */
export interface Tool {
  name: 'tag manager' | 'analytics' | 'session recording'
  url: string
  start: () => void
  tell: (event: MeasuredEvent) => void
}

const layer = () => (window.dataLayer ??= [])

function tagManager({ tagManager: { url, strategy } }: PublicSettings): Tool {
  return {
    name: 'tag manager',
    url,
    start() {
      layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
      loadScript(url, strategy)
    },
    tell: ({ name, params }) =>
      layer().push(
        'items' in params ? { event: name, ecommerce: params } : { event: name, ...params },
      ),
  }
}

/** Analytics takes calls as the `arguments` of a function, and nothing else. */
function gtag(..._call: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  layer().push(arguments)
}

function analytics({ analyticsId }: PublicSettings): Tool {
  const url = analyticsScript(analyticsId)
  return {
    name: 'analytics',
    url,
    start() {
      gtag('js', new Date())
      // We report each page view ourselves, including the first.
      gtag('config', analyticsId, { send_page_view: false })
      loadScript(url)
    },
    tell: ({ name, params }) => gtag('event', name, params),
  }
}

function sessionRecording({ sessionRecordingId }: PublicSettings): Tool {
  const url = recordingScript(sessionRecordingId)
  return {
    name: 'session recording',
    url,
    start() {
      const queue: unknown[] = []
      window.clarity ??= Object.assign((...call: unknown[]) => void queue.push(call), { q: queue })
      loadScript(url)
    },
    tell: ({ name }) => window.clarity?.('event', name),
  }
}

/** The configured tools. A tag manager in manual mode is loaded by whoever configured it, not by us (Foundation 8). */
export const configuredTools = (settings: PublicSettings): Tool[] => [
  ...(settings.tagManager.url !== '' && settings.tagManager.init === 'auto'
    ? [tagManager(settings)]
    : []),
  ...(settings.analyticsId === '' ? [] : [analytics(settings)]),
  ...(settings.sessionRecordingId === '' ? [] : [sessionRecording(settings)]),
]
