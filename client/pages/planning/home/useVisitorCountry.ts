import { useEffect, useState } from 'react'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import { loadHomeData } from './useOutlook.ts'

/** The visitor's country if campaigns can run there; otherwise, and until it is known, null. */
export function useVisitorCountry(): CampaignCountry | null {
  const [country, setCountry] = useState<CampaignCountry | null>(null)
  useEffect(() => {
    const ask = async () => {
      const { visitorCountry } = await loadHomeData()
      setCountry(await visitorCountry())
    }
    ask().catch(() => undefined)
  }, [])
  return country
}
