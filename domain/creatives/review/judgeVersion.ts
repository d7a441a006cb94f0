import { checkCreative, fittingFormats } from '../creative/checks/checkCreative.ts'
import {
  checkLandingAddress,
  checkLandingPage,
  type LandingPageFacts,
} from '../creative/checks/checkLandingPage.ts'
import type { CreativeFacts } from '../creative/creativeFacts.ts'
import { isAccepted } from '../creative/isAccepted.ts'
import type { Finding } from '../creative/finding.ts'
import type { Placement } from '../creative/placement.ts'
import { isClickable } from '#domain/foundation/media/mediaTraits.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { VersionState } from './versionState.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

/** Whether an ad of a medium needs a landing page. */
export const hasLandingPage = (mediaType: MediaType): boolean => isClickable(mediaType)

/** The facts about a version's landing page: its address, and the result of the request, if made. */
export interface VersionLanding {
  address: string | null
  facts: LandingPageFacts | null
}

/** The verdict of the check on a file and its landing page: findings, the ad format, and the initial state. */
export function judgeVersion(
  facts: CreativeFacts,
  placement: Placement,
  landing: VersionLanding,
): {
  findings: Finding[]
  formatId: string | null
  state: Extract<VersionState, 'incomplete' | 'in_review'>
} {
  const findings = [
    ...checkCreative(facts, placement),
    ...landingFindings(placement.mediaType, landing),
  ]
  return {
    findings,
    formatId: fittingFormats(facts, placement)[0]?.id ?? null,
    state: isAccepted(findings) ? 'in_review' : 'incomplete',
  }
}

function landingFindings(mediaType: MediaType, { address, facts }: VersionLanding): Finding[] {
  if (!hasLandingPage(mediaType)) return []
  return facts && facts.address === address
    ? checkLandingPage(facts)
    : checkLandingAddress(address ?? '')
}

/** A creative's initial landing page: the advertiser's website, by https. */
export function firstLandingPage(mediaType: MediaType, website: string): string | null {
  if (!hasLandingPage(mediaType) || website === '') return null
  return website.replace(/^http:\/\//i, 'https://')
}

/** A file's name without its extension, as the first title of a creative. */
export function titleOf(fileName: string): string {
  return firstCharacters(fileName.replace(/\.[a-z0-9]{1,5}$/i, ''), 120) || fileName
}
