import { createContext, useContext } from 'react'
import { MEDIA_TYPE_NAMES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'

/** The line of an order that a part of a page is about, where the page shows several; null where there is but one. */
export const RegionOwner = createContext<string | null>(null)

/** Names the regions of such a part: several lines have the same regions, so each says whose it is. */
export function useRegionName(): (words: string) => string {
  const owner = useContext(RegionOwner)
  return (words) => (owner === null ? words : `${words}: ${owner}`)
}

interface OwningLine {
  name: string
  mediaType: MediaType
}

/** What each line of an order is told by: name and medium, and its place among those alike. None for an only one. */
export function ownerNames(lines: readonly OwningLine[]): (string | null)[] {
  if (lines.length === 1) return [null]
  const names = lines.map((line) => `${line.name}, ${MEDIA_TYPE_NAMES[line.mediaType]}`)
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((one) => one === name).length
    return before === 0 ? name : `${name}, ${before + 1}`
  })
}
