import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { pageTitle } from '#content/site.ts'
import { sitePath } from '#content/sitePaths.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { addedPeople } from '#domain/planning/combined/formatCombinedReach.ts'
import type { OfferLine } from '#domain/sales/offer/offerContent.types.ts'
import type { OfferView } from '#domain/sales/offer/offerView.ts'
import { formatQuantity } from '#domain/foundation/wording/numberWords.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { loadOffer } from '#client/api/sales/offerCalls.ts'
import { ExampleInventoryNote } from '#client/components/catalogue/ExampleInventoryNote.tsx'
import { OfferDifferences } from '#client/components/sales/OfferDifferences.tsx'
import { pageHead } from '#client/routing/pageHead.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Callout } from '#client/ui/Callout.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Badge } from '#client/ui/Badge.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { TextButton } from '#client/ui/TextButton.tsx'
import { ChangesSince } from './ChangesSince.tsx'
import { mappedLine } from './mappedLine.ts'
import { OfferDesk } from './OfferDesk.tsx'
import { OfferedLine } from './OfferedLine.tsx'
import { OfferNext } from './OfferNext.tsx'
import { OfferTimeline } from './OfferTimeline.tsx'
import { OfferTotal } from './OfferTotal.tsx'

const LOADING = (
  <Loading
    label="The offer is loading"
    className="flex flex-col gap-6"
    shape={[
      'h-16 max-w-lg',
      {
        box: 'grid gap-6 lg:grid-cols-[minmax(0,1fr)_380px]',
        parts: ['h-120 rounded-card', 'h-80 rounded-card'],
      },
    ]}
  />
)

export const meta = () => pageHead('offer', { title: 'Offer', isKeyed: true })

/**
 * An offer by its mailed link: its content, the changes since, and the button to accept it (Sales
 * 9).
 */
export default function OfferPage() {
  const [query] = useSearchParams()
  const key = query.get('o') ?? ''
  const loaded = useLoaded(key, () => loadOffer(key))
  return (
    <div className="page-width pt-8 pb-24 lg:pt-12">
      <PageState loaded={loaded} loading={LOADING} missing={<NoOffer />}>
        {(offer) => <Offer offerKey={key} offer={offer} />}
      </PageState>
    </div>
  )
}

function NoOffer() {
  return (
    <EmptyState
      level="h1"
      title="This offer was not found"
      action={<LinkButton to={sitePath('home')}>Go to the home page</LinkButton>}
    >
      The address may be incomplete. Use the link in our email, or give our desk the offer number.
    </EmptyState>
  )
}

function Offer({ offerKey, offer }: { offerKey: string; offer: OfferView }) {
  const { number, advertiser, agency, current, before, state } = offer
  const [isComparing, setComparing] = useState(false)
  const { lines, totals } = current.content
  const mapped = mappedLine(lines)
  return (
    <>
      <title>{pageTitle(`Offer ${number}`)}</title>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
        <span className="wrap-anywhere">
          Non-binding offer for <bdi>{advertiser}</bdi>
          {agency === '' ? '' : `, by ${agency}`}
        </span>
        <Badge>Version {current.version}</Badge>
        {before ? (
          <TextButton onPress={() => setComparing(true)}>
            What changed from version {before.version}
          </TextButton>
        ) : null}
      </p>
      <h1 className="mt-2 text-title">
        Offer <span className="whitespace-nowrap">{number}</span>
      </h1>
      <p className="mt-3 max-w-prose text-lg text-pretty text-ink-2">
        {linesWords(lines)} for {formatUsd(totals.totalMinor)} with tax.{' '}
        {state === 'open' ? `The price holds until ${formatDay(current.lastDay)}.` : ''}
      </p>
      <StateNote offer={offer} />
      {state === 'open' ? <OfferTimeline offer={offer} /> : null}
      <div className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-8">
        <div className="flex min-w-0 flex-col gap-6">
          <ChangesSince changes={offer.changes} />
          {lines.map((line, at) => (
            <OfferedLine
              key={line.key}
              line={line}
              item={current.content.items[at]}
              adds={addedPeople(current.content.reach, line.key)}
              hasMap={at === mapped}
            />
          ))}
          <ExampleInventoryNote />
          <p className="text-sm text-ink-2">
            Prices in US dollars. People, impressions and reach are estimates. Nothing is booked or
            charged before you accept and pay.{' '}
            <a href={sitePath('terms')} className="text-cobalt underline underline-offset-3">
              Terms and conditions
            </a>
          </p>
        </div>
        <div className="flex min-w-0 flex-col gap-6 max-lg:contents lg:sticky lg:top-6">
          <OfferTotal offerKey={offerKey} offer={offer} />
          <OfferDesk offerKey={offerKey} offer={offer} />
          {state === 'open' ? <OfferNext /> : null}
        </div>
      </div>
      {before ? (
        <Dialog isOpen={isComparing} onOpenChange={setComparing} title="What changed" size="lg">
          <OfferDifferences before={before} after={current} />
        </Dialog>
      ) : null}
    </>
  )
}

/** "2 campaigns and 1 ad creation". */
function linesWords(lines: readonly OfferLine[]): string {
  const campaigns = lines.filter(({ type }) => type === 'campaign').length
  const made = lines.length - campaigns
  const words = [
    ...(campaigns > 0 ? [formatQuantity(campaigns, 'campaign', 'campaigns')] : []),
    ...(made > 0 ? [formatQuantity(made, 'ad creation', 'ad creations')] : []),
  ]
  return words.join(' and ')
}

/** Why an offer can no longer be accepted, and what to do. */
function StateNote({ offer: { state, current } }: { offer: OfferView }) {
  if (state === 'open') return null
  if (state === 'accepted')
    return (
      <Callout tone="success" title="This offer was already accepted." className="mt-6">
        Its order was confirmed by email; the link in that email opens it.
      </Callout>
    )
  return (
    <Callout tone="warning" title="This offer has expired." className="mt-6">
      Its price held until {formatDay(current.lastDay)}. Ask our desk below for a new one. You don’t
      need to plan again.
    </Callout>
  )
}
