import { firstCharacters, withoutEnd } from '#domain/foundation/forms/firstCharacters.ts'
import { formatSize } from '#domain/creatives/creative/measureWords.ts'
import type { KitTarget } from '#domain/creatives/brandLayout/kitTargets.ts'

const LONGEST = 40

/** Name of a generated file: its headline, its size, and a video's length. */
export function adFileName(
  headline: string,
  { size, kind }: Pick<KitTarget, 'size' | 'kind'>,
  { extension, seconds }: { extension: string; seconds: number },
): string {
  const words =
    headline
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const name = withoutEnd(firstCharacters(words.join('-'), LONGEST), '-')
  const length = kind === 'motion' ? `-${seconds}s` : ''
  return `${name || 'ad'}-${formatSize(size)}${length}.${extension}`
}
