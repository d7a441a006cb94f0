import { createContext, useContext } from 'react'
import { MEDIA_TYPE_NAMES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'

/** The order line of a part of a page that shows several lines; null for a single one. */
export const RegionOwner = createContext<string | null>(null)

/** Names the regions of such a part: several lines have the same regions, so each adds its line's name. */
export function useRegionName(): (words: string) => string {
  const owner = useContext(RegionOwner)
  return (words) => (owner === null ? words : `${words}: ${owner}`)
}

interface OwningLine {
  name: string
  mediaType: MediaType
}

/** Unique names of an order's lines: name, medium, and a number for duplicates. Null for a single line. */
export function ownerNames(lines: readonly OwningLine[]): (string | null)[] {
  if (lines.length === 1) return [null]
  const names = lines.map((line) => `${line.name}, ${MEDIA_TYPE_NAMES[line.mediaType]}`)
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((one) => one === name).length
    return before === 0 ? name : `${name}, ${before + 1}`
  })
}
