import { sitePath } from '#content/sitePaths.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { pageHead } from '#client/routing/pageHead.ts'
import { Card } from '#client/ui/Card.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { ConsultationForm } from './ConsultationForm.tsx'
import { GoalSettings } from './GoalSettings.tsx'
import { MixCard } from './MixCard.tsx'
import { useConsultation } from './useConsultation.ts'
import { WishFields } from './WishFields.tsx'

const DESCRIPTION =
  'Tell us your goal, trade and place to see a first media mix and the budget it needs. Change it, plan it, or go over it with a person.'

export const meta = () =>
  pageHead('mediaConsultation', { title: 'Media consultation', description: DESCRIPTION })

/** A first media mix by the forecast, to change, plan or discuss (Planning 16). */
export default function ConsultationPage() {
  const consultation = useConsultation()
  const { place, wish, mix } = consultation
  return (
    <div className="page-width pt-8 pb-16 lg:pt-12">
      <h1 className="text-title">Media consultation</h1>
      <p className="mt-3 max-w-prose text-lg text-pretty text-ink-2">
        Tell us your goal and see a first media mix at once. Change it, plan it, or go over it with
        a person.
      </p>
      <div className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <Card as="section" aria-label="What you want" className="flex flex-col gap-5">
          <WishFields
            wish={wish}
            onChange={consultation.change}
            place={place}
            onPlace={consultation.choosePlace}
            recommended={consultation.recommended}
          />
          <GoalSettings
            wish={wish}
            settings={consultation.settings}
            country={place.country}
            onChange={consultation.changeSettings}
          />
        </Card>
        <div className="lg:row-span-2">
          <Mix consultation={consultation} />
        </div>
        <ConsultationForm wish={wish} place={place.label} mix={mix} />
      </div>
      <section className="mt-12 flex flex-wrap items-center justify-between gap-4 border-t border-ink pt-6">
        <h2 className="text-heading">What is for sale around {place.label}?</h2>
        <LinkButton
          variant="secondary"
          to={`${sitePath('regionOptions')}?${new URLSearchParams({ place: place.id })}`}
        >
          Ad options in your region
        </LinkButton>
      </section>
    </div>
  )
}

function Mix({ consultation }: { consultation: ReturnType<typeof useConsultation> }) {
  const { loaded, media, place, wish, settings, goal, mix, curve } = consultation
  const current = loaded.isLoading ? null : media
  return (
    <PageState
      loaded={{ ...loaded, value: loaded.error ? null : current }}
      loading={<Loading shape="h-96" />}
    >
      {(media) => (
        <MixCard
          place={place}
          radius={settings.radius}
          budgetMinor={wish.budgetMinor}
          goal={goal}
          onGoal={consultation.chooseGoal}
          mix={mix}
          curve={curve}
          media={media}
          onChange={consultation.changeMix}
          onReset={consultation.resetMix}
        />
      )}
    </PageState>
  )
}
