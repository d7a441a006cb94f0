import { useSyncExternalStore } from 'react'
import type { MetadataJson } from '#domain/phone/phoneNumber.ts'

let metadata: MetadataJson | null = null
let isAsked = false
const listeners = new Set<() => void>()

async function load() {
  const loaded = await import('libphonenumber-js/min/metadata')
  metadata = loaded.default
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (!isAsked) {
    isAsked = true
    void load()
  }
  return () => void listeners.delete(listener)
}

/** What the phone library knows of each country, loaded when a phone field is first shown; null until then. */
export function usePhoneMetadata(): MetadataJson | null {
  return useSyncExternalStore(
    subscribe,
    () => metadata,
    () => null,
  )
}
