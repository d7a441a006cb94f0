import { findAdFormat, adFormatLabel, type AdFormat } from '#domain/catalogue/adFormat.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { creativeLimitFor, type CreativeLimit } from '#domain/catalogue/creativeLimit.ts'
import { unbroken } from '#client/components/foundation/unbroken.ts'

/** The requirements on a creative, for the medium and each chosen format. */
export function CreativeNeeds({ plan }: { plan: CampaignPlan }) {
  const limit = creativeLimitFor(plan.mediaType)
  const formats = plan.formatIds.flatMap((id) => findAdFormat(id) ?? [])
  return (
    <section aria-labelledby="needs-title" className="flex flex-col gap-3">
      <h3 id="needs-title" className="font-sans text-base font-semibold tracking-normal">
        What you’ll need
      </h3>
      {formats.length === 0 ? (
        <p className="text-ink-2">Choose an ad format first to see what your creative needs.</p>
      ) : (
        <ul className="divide-y divide-line rounded-control border border-line">
          {formats.map((format) => (
            <li
              key={format.id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3"
            >
              <span className="font-semibold">{adFormatLabel(format)}</span>
              <span className="text-sm text-ink-2">{unbroken(needWords(format, limit))}</span>
            </li>
          ))}
        </ul>
      )}
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm text-ink-2">
        {[...limit.rules, ...limit.advice].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}

const STILL_TYPES: ReadonlySet<string> = new Set(['PNG', 'JPEG', 'GIF', 'HTML5 ZIP'])

/** "PNG, JPEG, GIF, HTML5 ZIP; 300x250 pixels; best under 150 kB". */
function needWords(format: AdFormat, limit: CreativeLimit): string {
  const { width, height, kinds, maxSeconds } = format
  const isStill = kinds.includes('image')
  const types = limit.fileTypes.filter((type) => STILL_TYPES.has(type) === isStill)
  const weight = limit.weights.find((one) => one.width === width && one.height === height)
  const isExact = limit.sizes.length > 0 && width !== null
  const least = limit.minSize
  return [
    types.join(', '),
    isExact ? `${width}x${height} pixels` : null,
    least ? `at least ${least.width}x${least.height} pixels` : null,
    maxSeconds === null ? null : `up to ${maxSeconds} s`,
    weight ? `best under ${weight.initialKb} kB` : null,
  ]
    .filter((part) => part !== null)
    .join('; ')
}
