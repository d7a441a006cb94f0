import { checkCreative } from '#domain/creatives/creative/checks/checkCreative.ts'
import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import type { Finding, Fix } from '#domain/creatives/creative/finding.ts'
import { formatLufs, formatSize } from '#domain/creatives/creative/measureWords.ts'
import type { Placement } from '#domain/creatives/creative/placement.ts'

export type FixEditor = 'image' | 'video' | 'audio'

type EditorsOfKind = Record<Fix['kind'], FixEditor | undefined>

const NONE: EditorsOfKind = {
  crop: undefined,
  letterbox: undefined,
  scale: undefined,
  trim: undefined,
  dropSound: undefined,
  level: undefined,
  convertAudio: undefined,
  remux: undefined,
  exportInstead: undefined,
}

/** The editor of a fix by kind of file; undefined for advice without an editor. */
const EDITORS = {
  image: { ...NONE, crop: 'image', letterbox: 'image', scale: 'image' },
  animated_image: NONE,
  html5: NONE,
  video: {
    ...NONE,
    trim: 'video',
    dropSound: 'video',
    remux: 'video',
    crop: 'video',
    letterbox: 'video',
    scale: 'video',
  },
  audio: { ...NONE, trim: 'audio', level: 'audio', convertAudio: 'audio' },
  unknown: NONE,
} satisfies Record<CreativeFacts['kind'], EditorsOfKind>

/** This browser's abilities; fixes beyond them are not offered. */
export interface FixAbility {
  remakesFilms: boolean
}

/** Fixes that re-encode a video. */
const REMAKES: ReadonlySet<Fix['kind']> = new Set(['crop', 'letterbox', 'scale'])

/** Whether a fix re-encodes a video. */
export const isRemake = (facts: CreativeFacts, fix: Fix): boolean =>
  facts.kind === 'video' && REMAKES.has(fix.kind)

/** The editor that applies this fix to this file; undefined without one. */
export function editorFor(
  facts: CreativeFacts,
  fix: Fix,
  { remakesFilms }: FixAbility,
): FixEditor | undefined {
  return isRemake(facts, fix) && !remakesFilms ? undefined : EDITORS[facts.kind][fix.kind]
}

/**
 * The possible fixes of a finding, best first. None if another finding would still refuse the copy:
 * nobody should work on a file that stays unusable.
 */
export function offeredFixes(
  facts: CreativeFacts,
  placement: Placement,
  finding: Pick<Finding, 'fixes'>,
  ability: FixAbility,
): Fix[] {
  const hasEditor = (fix: Fix) => editorFor(facts, fix, ability) !== undefined
  const refusals = checkCreative(facts, placement).filter(({ severity }) => severity === 'refuse')
  if (!refusals.every(({ fixes }) => fixes.some(hasEditor))) return []
  return finding.fixes.filter(hasEditor)
}

/** Label of a fix's button. */
export function fixLabel(fix: Fix): string {
  switch (fix.kind) {
    case 'crop':
      return `Crop to ${formatSize(fix)}`
    case 'letterbox':
      return `Fit with bars to ${formatSize(fix)}`
    case 'scale':
      return `Scale to ${formatSize(fix)}`
    case 'trim':
      return `Trim to ${Math.ceil(fix.maxMs / 1000)} s`
    case 'dropSound':
      return 'Remove the sound'
    case 'level':
      return `Level to ${formatLufs(fix.targetLufs)}`
    case 'convertAudio':
      return 'Compress the sound'
    case 'remux':
      return 'Convert to MP4'
    case 'exportInstead':
      return fix.text
  }
}
