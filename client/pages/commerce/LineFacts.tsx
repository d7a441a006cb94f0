import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { formatDaypart } from '#domain/planning/findings/wording/formatDaypart.ts'
import { formatAdFormat } from '#domain/planning/findings/wording/formatAdFormat.ts'
import { formatAudience } from '#domain/planning/findings/wording/formatAudience.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import { formatQuantity } from '#domain/foundation/wording/numberWords.ts'
import { formatRegion } from '#domain/planning/findings/wording/formatRegion.ts'
import { formatRuntime } from '#domain/planning/findings/wording/formatRuntime.ts'
import { formatFrequency } from '#domain/planning/findings/wording/formatFrequency.ts'
import type { RegionReference } from '#domain/foundation/geo/place.ts'
import { unbroken } from '#client/components/foundation/unbroken.ts'

/** The plan includes the names of its places; states are named from their codes. */
const NO_REFERENCE: RegionReference = { profiles: [], cells: [], places: [] }

const ALL_HOURS = 'All hours'

const screenWords = ({ inventory }: CampaignPlan) =>
  inventory.selected.length === 0
    ? 'All screens of the region'
    : formatQuantity(inventory.selected.length, 'screen', 'screens')

/** A campaign in a few lines, from only its plan. */
export function LineFacts({ plan }: { plan: CampaignPlan }) {
  const hours = formatDaypart(plan.dayparts)
  const facts = [
    ['Region', formatRegion(plan.region, NO_REFERENCE)],
    ['Running period', formatRuntime(plan)],
    isOnScreens(plan.mediaType)
      ? ['Screens', screenWords(plan)]
      : ['Audience', formatAudience(plan.audience)],
    ['Ad formats', formatAdFormat(plan)],
    ...(hours === ALL_HOURS ? [] : [['Days and hours', hours]]),
    ...(plan.frequencyCapPerDay === null
      ? []
      : [['Frequency cap', formatFrequency(plan.frequencyCapPerDay)]]),
  ]
  return (
    <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[8.5rem_1fr]">
      {facts.map(([label, value]) => (
        <div key={label} className="contents max-sm:[&>dd]:mb-1.5">
          <dt className="text-ink-2">{label}</dt>
          <dd className="min-w-0 break-words">{unbroken(value ?? '')}</dd>
        </div>
      ))}
    </dl>
  )
}
