import { useRef, useState } from 'react'
import type { CampaignCountry } from '#domain/geo/country.ts'
import type { HomePlace } from './homePlace.ts'
import { loadHomeData } from './useOutlook.ts'

const TYPING_PAUSE_MS = 120

/** Places for what is being typed; null while the answer is on its way. An answer to an earlier text is dropped. */
export function usePlaceSearch(country: CampaignCountry) {
  const [places, setPlaces] = useState<HomePlace[] | null>(null)
  const latest = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const search = (text: string) => {
    latest.current += 1
    const mine = latest.current
    clearTimeout(timer.current)
    setPlaces(null)
    const wanted = text.trim()
    if (wanted === '') return
    const ask = async () => {
      const { searchPlaces } = await loadHomeData()
      const found = await searchPlaces(country, wanted)
      if (mine === latest.current) setPlaces(found)
    }
    timer.current = setTimeout(() => {
      ask().catch(() => {
        if (mine === latest.current) setPlaces([])
      })
    }, TYPING_PAUSE_MS)
  }

  return { places, search }
}
