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

/** What is known of a version's landing page: its address, and what asking it gave, once it was asked. */
export interface VersionLanding {
  address: string | null
  facts: LandingPageFacts | null
}

/** What a file and its landing page are worth on a line: findings, the ad format, and the state it is born in. */
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

/** The landing page a creative begins with: the advertiser's website, by https. */
export function firstLandingPage(mediaType: MediaType, website: string): string | null {
  if (!hasLandingPage(mediaType) || website === '') return null
  return website.replace(/^http:\/\//i, 'https://')
}

/** A file's name without its ending, as the first title of a creative. */
export function titleOf(fileName: string): string {
  return firstCharacters(fileName.replace(/\.[a-z0-9]{1,5}$/i, ''), 120) || fileName
}
