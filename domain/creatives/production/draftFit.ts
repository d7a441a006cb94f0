import { checkCreative, fittingFormats } from '../creative/checks/checkCreative.ts'
import type { CreativeFacts } from '../creative/creativeFacts.ts'
import { isAccepted } from '../creative/isAccepted.ts'
import type { Finding } from '../creative/finding.ts'
import type { Placement } from '../creative/placement.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'

/** The requirements of a draft: any ad format of its package's medium. */
export const draftPlacement = (mediaType: MediaType): Placement => ({ mediaType, formatIds: [] })

/** The problems of a draft, by the same check as for every creative; and the format that it fits. */
export function judgeDraft(
  facts: CreativeFacts,
  mediaType: MediaType,
): { findings: Finding[]; formatId: string | null } {
  const placement = draftPlacement(mediaType)
  return {
    findings: checkCreative(facts, placement),
    formatId: fittingFormats(facts, placement)[0]?.id ?? null,
  }
}

/** Whether a file can be used on a line unchanged. */
export const fitsLine = (facts: CreativeFacts, placement: Placement): boolean =>
  fittingFormats(facts, placement).length > 0 && isAccepted(checkCreative(facts, placement))

/** Whether a draft can be sent to the buyer: it has files, and the check refuses none of them. */
export const isDraftSendable = (files: readonly { findings: readonly Finding[] }[]): boolean =>
  files.length > 0 && files.every(({ findings }) => isAccepted(findings))
