import { adFormatLabel, adFormatsFor, type AdFormat } from '#domain/catalogue/adFormat.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { offeredFormatIds } from '#domain/planning/assessment/takenFormats.ts'
import { defaultFormatIds } from '#domain/planning/campaign/start/newPlan.ts'
import { toggleFormat } from '#domain/planning/campaign/edits/planEdits.ts'
import { MEDIA_WORDS } from '#domain/planning/findings/wording/mediaWords.ts'
import { PLAN_MESSAGES } from '#domain/planning/findings/issues/planIssue.ts'
import { usePlan, usePlanReference } from '#client/state/planning/plan.ts'
import { PlacementPreview } from '#client/components/planning/previews/PlacementPreview.tsx'
import { CheckCard } from '#client/components/planning/planner/CheckCard.tsx'
import { Callout } from '#client/ui/Callout.tsx'

/** The booked ad formats; more of them increase reach. */
export function FormatsStep() {
  const { plan, edit } = usePlan()
  const { reference } = usePlanReference()
  const offered = reference ? offeredFormatIds(plan, reference) : defaultFormatIds(plan.mediaType)
  const none = `None of your ${MEDIA_WORDS[plan.mediaType].products} takes this format.`
  const formats = adFormatsFor(plan.mediaType)
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-2">
        Choose one or more. Each format opens up more places for your ad.
      </p>
      <ul aria-label="Ad formats" className="grid gap-3 sm:grid-cols-2">
        {formats.map((format) => {
          const isOffered = offered.includes(format.id)
          return (
            <li key={format.id}>
              <CheckCard
                title={adFormatLabel(format)}
                description={isOffered ? `${madeOf(format)}${surchargeOf(format)}` : none}
                isSelected={isOffered && plan.formatIds.includes(format.id)}
                isDisabled={!isOffered}
                onChange={() => edit((current) => toggleFormat(current, format.id))}
              >
                <PlacementPreview formatId={format.id} isCaptionHidden />
              </CheckCard>
            </li>
          )
        })}
      </ul>
      {plan.formatIds.length === 0 ? (
        <Callout tone="error" title={PLAN_MESSAGES.selectOne} />
      ) : null}
    </div>
  )
}

const KIND_WORDS = {
  image: 'image',
  html5: 'HTML5',
  video: 'video',
  audio: 'audio',
} as const

/** " CPM $3.00 higher."; nothing for a format without a surcharge. */
const surchargeOf = ({ cpmSurchargeMinor }: AdFormat): string =>
  cpmSurchargeMinor > 0 ? ` CPM ${formatUsd(cpmSurchargeMinor)} higher.` : ''

/** "Image or HTML5." */
function madeOf({ kinds, maxSeconds }: AdFormat): string {
  const words = kinds.map((kind) => KIND_WORDS[kind]).join(' or ')
  const length = maxSeconds === null ? '' : ` up to ${maxSeconds} s`
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}${length}.`
}
