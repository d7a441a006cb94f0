import { checkCreative } from '#domain/creatives/creative/checks/checkCreative.ts'
import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import type { Placement } from '#domain/creatives/creative/placement.ts'

/** Maximum length of a copy, ms, if the file is too long; otherwise null. */
export function advisedLength(facts: CreativeFacts, placement: Placement): number | null {
  const fixes = checkCreative(facts, placement).flatMap(({ fixes }) => fixes)
  return fixes.find((fix) => fix.kind === 'trim')?.maxMs ?? null
}
