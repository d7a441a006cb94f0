import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { daypartWords } from '#domain/planning/findings/wording/daypartWords.ts'
import { formatWords } from '#domain/planning/findings/wording/formatWords.ts'
import { audienceWords } from '#domain/planning/findings/wording/audienceWords.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import { countWords } from '#domain/foundation/wording/numberWords.ts'
import { regionWords } from '#domain/planning/findings/wording/regionWords.ts'
import { runtimeWords } from '#domain/planning/findings/wording/runtimeWords.ts'
import { frequencyWords } from '#domain/planning/findings/wording/frequencyWords.ts'
import type { RegionReference } from '#domain/foundation/geo/place.ts'
import { unbroken } from '#client/components/foundation/unbroken.ts'

/** The plan includes the names of its places; states are named from their codes. */
const NO_REFERENCE: RegionReference = { profiles: [], cells: [], places: [] }

const ALL_HOURS = 'All hours'

const screenWords = ({ inventory }: CampaignPlan) =>
  inventory.selected.length === 0
    ? 'All screens of the region'
    : countWords(inventory.selected.length, 'screen', 'screens')

/** A campaign in a few lines, from only its plan. */
export function LineFacts({ plan }: { plan: CampaignPlan }) {
  const hours = daypartWords(plan.dayparts)
  const facts = [
    ['Region', regionWords(plan.region, NO_REFERENCE)],
    ['Running period', runtimeWords(plan)],
    isOnScreens(plan.mediaType)
      ? ['Screens', screenWords(plan)]
      : ['Audience', audienceWords(plan.audience)],
    ['Ad formats', formatWords(plan)],
    ...(hours === ALL_HOURS ? [] : [['Days and hours', hours]]),
    ...(plan.frequencyCapPerDay === null
      ? []
      : [['Frequency cap', frequencyWords(plan.frequencyCapPerDay)]]),
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
