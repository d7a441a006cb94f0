import { useEffect } from 'react'
import type { CountryCode, PhoneValue } from '#domain/foundation/phone/phoneNumber.ts'
import { createStore } from '#client/store/store.ts'
import { useStore } from '#client/store/useStore.ts'

/** Reads and checks phone numbers with what the library knows of each country. */
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

/** Loads the library, once; an attempt that failed can be repeated. */
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
    // A number stays as it was typed, and the server reads it.
  }
}

/** The library, loaded once it is wanted; null until then. */
export function usePhoneLibrary(isWanted: boolean): PhoneLibrary | null {
  useEffect(() => {
    if (isWanted) void prepare()
  }, [isWanted])
  return useStore(library)
}
