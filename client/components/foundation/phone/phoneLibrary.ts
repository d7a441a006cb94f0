import { useEffect } from 'react'
import type { CountryCode, PhoneValue } from '#domain/foundation/phone/phoneNumber.ts'
import { createStore } from '#client/store/store.ts'
import { useStore } from '#client/store/useStore.ts'

/** Parses and validates phone numbers with the library's country data. */
export interface PhoneLibrary {
  parse: (text: string, selected: CountryCode) => { value: PhoneValue; country: CountryCode }
  isValid: (text: string, selected: CountryCode) => boolean
}

const library = createStore<PhoneLibrary | null>(null)
let attempt: Promise<PhoneLibrary> | null = null

async function load(): Promise<PhoneLibrary> {
  const [{ isValidPhone, parsePhone }, { default: metadata }] = await Promise.all([
    import('#domain/foundation/phone/phoneNumber.ts'),
    import('libphonenumber-js/min/metadata'),
  ])
  const loaded: PhoneLibrary = {
    parse: (text, selected) => parsePhone(text, selected, metadata),
    isValid: (text, selected) => isValidPhone(text, selected, metadata),
  }
  library.change(() => loaded)
  return loaded
}

/** Loads the library once; a failed attempt can be retried. */
export async function loadPhoneLibrary(): Promise<PhoneLibrary> {
  attempt ??= load()
  try {
    return await attempt
  } catch (error) {
    attempt = null
    throw error
  }
}

async function prepare() {
  try {
    await loadPhoneLibrary()
  } catch {
    // The number stays as typed, and the server parses it.
  }
}

/** The library, loaded on demand; null until then. */
export function usePhoneLibrary(isWanted: boolean): PhoneLibrary | null {
  useEffect(() => {
    if (isWanted) void prepare()
  }, [isWanted])
  return useStore(library)
}
