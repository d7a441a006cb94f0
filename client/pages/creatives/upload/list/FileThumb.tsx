import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import { Thumb } from '#client/components/creatives/creatives/Thumb.tsx'
import { useObjectUrl } from '../fix/useObjectUrl.ts'

/** A thumbnail of a file that exists only in this browser. */
export function FileThumb({ file, facts }: { file: File; facts: CreativeFacts | null }) {
  const url = useObjectUrl(file)
  return <Thumb kind={facts?.kind ?? 'unknown'} url={url} />
}
