import type { CreativeView, UploadLineView } from './creativeView.ts'

const RUNNING: ReadonlySet<UploadLineView['state']> = new Set([
  'running',
  'running_with_modification',
])

/** The effect of a creative's removal on delivery, as text, for the confirmation. */
export function removalMeaning(
  line: Pick<UploadLineView, 'state' | 'creatives'>,
  creative: Pick<CreativeView, 'id' | 'approved'>,
): string {
  if (!creative.approved) return 'It has not run yet, so delivery does not change.'
  const others = line.creatives.filter(({ id, approved }) => id !== creative.id && approved)
  if (others.length > 0)
    return 'The other approved creatives that fit take over its share. A format that only this one covers shows nothing.'
  return RUNNING.has(line.state)
    ? 'It is the only approved creative: your campaign stops being shown at once, until another one is approved.'
    : 'It is the only approved creative: your campaign cannot start until another one is approved.'
}
