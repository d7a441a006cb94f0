import { useEffect, useState } from 'react'
import type { Suggestion } from '#client/ui/SuggestField.tsx'
import type { CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'

/** Only text with a decimal can be coordinates: other text does not load the parser. */
const DECIMAL = /\d\.\d/

type Found = Suggestion | 'outside' | null

/**
 * The pin at typed coordinates, `outside` for a point that cannot be booked; null for other text.
 */
export function usePinSuggestion(text: string, country: CampaignCountry): Found {
  const [found, setFound] = useState<{ text: string; pin: Found }>({ text: '', pin: null })
  useEffect(() => {
    if (!DECIMAL.test(text)) return
    let isWanted = true
    const read = async (): Promise<void> => {
      const { pinSuggestion } = await import('./pinSuggestion.ts')
      if (isWanted) setFound({ text, pin: pinSuggestion(text, country) })
    }
    void read()
    return () => {
      isWanted = false
    }
  }, [text, country])
  return found.text === text ? found.pin : null
}
