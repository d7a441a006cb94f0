import { usePlan } from '#client/state/planning/plan.ts'
import { audienceShare } from '#domain/planning/audience/audienceShare.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import { formatPeopleShare } from '../addOnPrice.ts'
import { InventorySection } from '../inventory/InventorySection.tsx'
import { AgeFields } from './AgeFields.tsx'
import { AudienceGroups } from './AudienceGroups.tsx'
import { audienceSentence } from './audienceSentence.ts'
import { GenderField } from './GenderField.tsx'

/**
 * The audience: gender, age and groups of attributes; then, except for billboards, the websites,
 * stations or services.
 */
export function AudienceStep() {
  const { plan } = usePlan()
  return (
    <div className="@container flex flex-col gap-8">
      <section aria-label="Audience" className="flex flex-col gap-6">
        <div className="grid items-start gap-x-8 gap-y-6 @lg:grid-cols-2">
          <GenderField />
          <AgeFields />
        </div>
        <AudienceGroups />
        <output className="block rounded-control bg-sand px-4 py-3 text-sm">
          <span className="font-semibold">{audienceSentence(plan.audience)}</span>
          <span className="block text-ink-2">
            {formatPeopleShare(audienceShare(plan.audience))} of all people aged 13 and over
            (estimate)
          </span>
        </output>
      </section>
      {isOnScreens(plan.mediaType) ? null : <InventorySection />}
    </div>
  )
}
