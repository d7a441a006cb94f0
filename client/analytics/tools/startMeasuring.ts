import { RECORDED_MEASURING } from '#content/recordedMeasuring.ts'
import { type MeasuredEvent, measuredEvent } from '#domain/foundation/analytics/measuredEvent.ts'
import type { PublicSettings } from '#domain/foundation/settings/settings.ts'
import { measureTo } from '../measure.ts'
import { configuredTools } from './tools.ts'

/** Loads the configured tools and forwards every later event to them. */
export function startMeasuring(settings: PublicSettings): void {
  const tools = configuredTools(settings)
  for (const tool of tools) tool.start()
  measureTo((hit) => {
    const event = measuredEvent(hit)
    for (const tool of tools) tool.tell(event)
  })
}

/** On a development machine: loads no tool, and reports what would be loaded and sent to our own endpoint. */
export function recordMeasuring(settings: PublicSettings): void {
  const record = (event: MeasuredEvent) =>
    void fetch(RECORDED_MEASURING, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(event),
      keepalive: true,
    }).catch(() => null)
  for (const { name, url } of configuredTools(settings)) {
    record({ name: `load ${name}`, params: { url } })
  }
  measureTo((hit) => record(measuredEvent(hit)))
}
