import { useEffect } from 'react'
import type { MetadataJson } from '#domain/phone/phoneNumber.ts'
import { createStore } from '#client/store/store.ts'
import { useStore } from '#client/store/useStore.ts'

const metadata = createStore<MetadataJson | null>(null)
let isAsked = false

async function load() {
  if (isAsked) return
  isAsked = true
  const loaded = await import('libphonenumber-js/min/metadata')
  metadata.change(() => loaded.default)
}

/** What the phone library knows of each country, loaded when a phone field is first shown; null until then. */
export function usePhoneMetadata(): MetadataJson | null {
  useEffect(() => void load(), [])
  return useStore(metadata)
}
