import { bannerUploadDeadline } from '#domain/foundation/calendar/workingDays.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { AD_CREATION_SLUG_FOR, adCreationFromMinor } from '#domain/catalogue/adCreationPackage.ts'
import { creativeLimitFor } from '#domain/catalogue/creativeLimit.ts'
import { dollars } from '#domain/foundation/money/amount.ts'
import { AD_CREATION_PAGES } from '#content/adCreation/adCreationPages.ts'
import { sitePath } from '#content/sitePaths.ts'
import { usePlan } from '#client/state/planning/plan.ts'
import { useSoldPlan } from '#client/state/planning/useSoldPlan.ts'
import { Callout } from '#client/ui/Callout.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { RadioCard, RadioGroup } from '#client/ui/RadioGroup.tsx'
import { CreativeNeeds } from './CreativeNeeds.tsx'

/** The required creatives, their due date, and their source. */
export function CreativesStep() {
  const { plan, edit } = usePlan()
  const sold = useSoldPlan()
  const { mediaType, creativeSource, runtime } = plan
  const isBanner = creativeLimitFor(mediaType).dueWorkingDays !== null
  const slug = AD_CREATION_SLUG_FOR[mediaType]
  return (
    <div className="flex flex-col gap-5">
      <RadioGroup
        label="Where do your creatives come from?"
        value={creativeSource}
        onChange={(source: typeof creativeSource) =>
          edit((current) => ({ ...current, creativeSource: source }))
        }
        listClassName="grid gap-3 sm:grid-cols-2"
      >
        <RadioCard
          value="upload"
          title="I upload after the order"
          description="Your order lists the sizes you need and when we need them."
        />
        <RadioCard
          value="ad_creation"
          title="Have it made"
          description="By our studio, at a fixed price with revisions included."
          note={`From ${dollars(adCreationFromMinor(mediaType))}`}
        />
      </RadioGroup>
      {creativeSource === 'ad_creation' ? (
        <Callout
          title={`${AD_CREATION_PAGES[slug].name}, from ${dollars(adCreationFromMinor(mediaType))}`}
          actions={
            <LinkButton to={sitePath('adCreationPackages', { slug })} variant="secondary" size="sm">
              See the packages
            </LinkButton>
          }
        >
          Add a package to your cart. We save this plan while you browse.
        </Callout>
      ) : null}
      <CreativeNeeds plan={sold} />
      {isBanner ? (
        <Callout
          tone="warning"
          title={`Upload by ${formatDay(bannerUploadDeadline(runtime.startDate))}`}
        >
          Upload banners at least two working days before the start on{' '}
          {formatDay(runtime.startDate)}.
        </Callout>
      ) : null}
    </div>
  )
}
