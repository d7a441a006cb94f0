import { adFormatLabel, adFormatsFor, type AdFormat } from '#domain/catalogue/adFormat.ts'
import type { CampaignPlan } from '../../campaign/campaignPlan.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import { formatList } from '#domain/foundation/wording/formatList.ts'

/** The chosen formats in words: "300x250 Medium Rectangle and 728x90 Leaderboard", "16:9 Ratio, static and video up to 10 s". */
export function formatAdFormat({ mediaType, formatIds }: CampaignPlan): string {
  const chosen = adFormatsFor(mediaType).filter(({ id }) => formatIds.includes(id))
  if (chosen.length === 0) return 'No format yet'
  if (!isOnScreens(mediaType)) return formatList(chosen.map(adFormatLabel), 'and')
  const names = [...new Set(chosen.map(({ name }) => name))]
  return names
    .map((name) => `${name}, ${formatList(billboardKinds(chosen, name), 'and')}`)
    .join('; ')
}

function billboardKinds(chosen: readonly AdFormat[], name: string): string[] {
  return chosen
    .filter((format) => format.name === name)
    .map(({ maxSeconds }) => (maxSeconds === null ? 'static' : `video up to ${maxSeconds} s`))
}
