import { checkCreative } from '#domain/creatives/creative/checks/checkCreative.ts'
import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import type { Placement } from '#domain/creatives/creative/placement.ts'

/** The longest a copy may be, ms, where the file is too long; else null. */
export function advisedLength(facts: CreativeFacts, placement: Placement): number | null {
  const fixes = checkCreative(facts, placement).flatMap(({ fixes }) => fixes)
  return fixes.find((fix) => fix.kind === 'trim')?.maxMs ?? null
}
