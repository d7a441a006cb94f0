import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { formatRounded } from '#domain/foundation/wording/numberWords.ts'
import type { SharedDraft } from '#domain/planning/drafts/draftShare.ts'
import { planPath } from '#content/sitePaths.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { readSharedDraftCall } from '#client/api/planning/draftCalls.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Card } from '#client/ui/Card.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import type { Route } from './+types/SharedDraftPage.ts'
import { DraftComments } from './DraftComments.tsx'

export const meta = () => pageHead('sharedDraft', { title: 'Shared plan', isKeyed: true })

/** A plan behind a link: its forecast and price, read only, and its comments. */
export default function SharedDraftPage({ params: { key } }: Route.ComponentProps) {
  const shared = useLoaded(key, async () => await readSharedDraftCall(key))
  return (
    <div className="page-width pt-8 pb-24 lg:pt-12">
      <PageState
        loaded={shared}
        loading={<Loading shape="h-60" />}
        missing={
          <EmptyState
            level="h1"
            title="This link no longer works"
            action={<LinkButton to={planPath(null)}>Plan a campaign</LinkButton>}
          >
            It has expired or was revoked. Please ask the sender for a new one.
          </EmptyState>
        }
      >
        {(value) => (
          <>
            <PlanSheet shared={value} />
            <DraftComments shareKey={key} shared={value} onChange={shared.reload} />
          </>
        )}
      </PageState>
    </div>
  )
}

function PlanSheet({ shared: { outline, updatedAt } }: { shared: SharedDraft }) {
  return (
    <>
      <h1 className="text-title wrap-anywhere">{outline.title}</h1>
      <p className="mt-2 text-ink-2">
        A plan, not an order. Changed {formatInstant(updatedAt)}; forecast and price are as of now.
      </p>
      <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4">
        <Figure label="Price" value={formatUsd(outline.priceMinor)} />
        <Figure label="People reached" value={formatRounded(outline.reach)} />
        <Figure label="Impressions" value={formatRounded(outline.impressions)} />
      </dl>
      <Card className="mt-6" padding="none">
        <dl>
          {outline.rows.map(({ label, value }) => (
            <div
              key={label}
              className="grid gap-1 border-b border-line p-4 last:border-b-0 sm:grid-cols-[14rem_minmax(0,1fr)]"
            >
              <dt className="text-ink-2">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="text-heading">{value}</dd>
    </div>
  )
}
