import { RECORDED_MEASURING } from '#content/recordedMeasuring.ts'
import { type MeasuredEvent, measuredEvent } from '#domain/foundation/analytics/measuredEvent.ts'
import type { PublicSettings } from '#domain/foundation/settings/settings.ts'
import { measureTo } from '../measure.ts'
import { configuredTools } from './tools.ts'

/** Loads the tools that are configured, and tells them of all that happens from now on. */
export function startMeasuring(settings: PublicSettings): void {
  const tools = configuredTools(settings)
  for (const tool of tools) tool.start()
  measureTo((hit) => {
    const event = measuredEvent(hit)
    for (const tool of tools) tool.tell(event)
  })
}

/** On a development machine: loads nothing, and tells our own endpoint what would be loaded and sent. */
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
