import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { pageTitle } from '#content/site.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import type { OrderLineOverview } from '#domain/orders/order/orderOverview.types.ts'
import type { OwnChangePreview } from '#domain/orders/order/amendment/ownChange.ts'
import { changeCampaignCall } from '#client/api/orders/myOrderCalls.ts'
import { PAY_CHANGE } from '#client/pages/orders/amendment/PayChange.tsx'
import { EntryChecksContext, useEntryChecks } from '#client/pages/planning/planner/entryChecks.ts'
import { PlanAround } from '#client/state/planning/PlannerProvider.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Card } from '#client/ui/Card.tsx'
import { ProblemBelow } from '#client/ui/ProblemBelow.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { ChangeFields } from './ChangeFields.tsx'
import { ChangeTerms, confirmLabel } from './ChangeTerms.tsx'
import { unsentChangeKey } from './unsentChange.ts'
import { useChangeDraft } from './useChangeDraft.ts'

interface ChangeCampaignProps {
  line: OrderLineOverview
  plan: CampaignPlan
  amendable: NonNullable<OrderLineOverview['amendable']>
  accountId: string
}

/**
 * A buyer's change of a booked campaign: the planner's steps, with old and new values next to them
 * (Orders 19).
 */
export function ChangeCampaign({ line, plan, amendable, accountId }: ChangeCampaignProps) {
  const [hasBlanks, setBlanks] = useState(false)
  const [resets, setResets] = useState(0)
  const entries = useEntryChecks()
  const unsentKey = unsentChangeKey(accountId, line.lineId)
  const change = useChangeDraft(line, { plan, unsentKey })
  const { draft, edit, preview, isCurrent } = change
  const making = useMaking(line, change)
  const canMake = preview !== null && isCurrent && !hasBlanks && change.problem === null
  return (
    <>
      <title>{pageTitle(`Change ${line.name}`)}</title>
      <h1 className="mt-1 text-title wrap-anywhere">Change {line.name}</h1>
      <p className="mt-2 max-w-prose text-ink-2">
        {amendable.scope === 'whole'
          ? 'It hasn’t started, so you can change everything but its country.'
          : 'It has started, so its start and formats stay, and so does everything delivered.'}
      </p>
      {change.isMoved ? (
        <Callout
          tone="warning"
          className="mt-4"
          title="This campaign was changed elsewhere since you opened it"
        >
          Your edits are kept. What you see now starts from its current state.
        </Callout>
      ) : null}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2 lg:gap-8">
        <Card as="section" aria-labelledby="your-changes" className="min-w-0">
          <h2 id="your-changes" className="text-subheading">
            Your changes
          </h2>
          <PlanAround
            slotKey={`change ${line.lineId}`}
            editKey={null}
            plan={draft}
            edit={edit}
            isCountryFixed
            reset={change.reset}
          >
            <EntryChecksContext value={entries}>
              <ChangeFields key={resets} amendable={amendable} onBlank={setBlanks} />
            </EntryChecksContext>
          </PlanAround>
        </Card>
        <Card as="section" aria-labelledby="the-difference" className="min-w-0 lg:sticky lg:top-4">
          <h2 id="the-difference" className="mb-3 text-subheading">
            The difference
          </h2>
          <ChangeTerms {...change} mediaType={line.mediaType} />
          <div className="mt-5 flex flex-wrap gap-3">
            <Button
              isDisabled={!canMake}
              isPending={making.isPending}
              onPress={() => {
                // An entry that still has to be looked up would change the plan, and with it the
                // agreement.
                if (preview && entries.run() === true) void making.make(preview, draft)
              }}
            >
              {preview && change.problem === null ? confirmLabel(preview) : 'Change the campaign'}
            </Button>
            <Button
              variant="secondary"
              isDisabled={(!change.isChanged && !hasBlanks) || making.isPending}
              onPress={() => {
                change.reset()
                setBlanks(false)
                setResets(resets + 1)
              }}
            >
              Undo all edits
            </Button>
          </div>
          {making.problem ? <ProblemBelow className="mt-4" title={making.problem} /> : null}
          {preview?.extra ? (
            <p className="mt-3 text-sm text-ink-2">
              Next you pay by card or by invoice. If it isn’t paid within 14 days, the campaign
              stays as it is and you owe nothing.
            </p>
          ) : null}
        </Card>
      </div>
    </>
  )
}

/** Makes the displayed change, and opens its page. */
function useMaking(
  line: OrderLineOverview,
  { lookAgain, forget }: Pick<ReturnType<typeof useChangeDraft>, 'lookAgain' | 'forget'>,
) {
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const make = async ({ mark, canPayByCard }: OwnChangePreview, change: CampaignPlan) => {
    setPending(true)
    setProblem(null)
    try {
      const { id, state } = await changeCampaignCall(line, { change, mark })
      forget()
      const isPaying = state === 'awaiting_payment' && canPayByCard
      if (state === 'in_force') showToast({ tone: 'success', title: 'The campaign is changed.' })
      await navigate(`${sitePath('amendment', { id })}${isPaying ? `#${PAY_CHANGE}` : ''}`)
    } catch (error) {
      setProblem(asProductError(error).message)
      lookAgain()
    }
    setPending(false)
  }
  return { isPending, problem, make }
}
