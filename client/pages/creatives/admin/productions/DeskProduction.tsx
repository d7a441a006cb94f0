import { useState } from 'react'
import {
  addCommentCall,
  assignMakerCall,
  startProductionCall,
  tickCommentCall,
} from '#client/api/creatives/productionCalls.ts'
import { BriefingDetails } from '#client/components/creatives/production/BriefingDetails.tsx'
import type { TickComment } from '#client/components/creatives/production/CommentList.tsx'
import { DraftFiles } from '#client/components/creatives/production/DraftFiles.tsx'
import { MaterialFiles } from '#client/components/creatives/production/MaterialFiles.tsx'
import { Messages } from '#client/components/creatives/production/Messages.tsx'
import { useNow } from '#client/state/foundation/useNow.ts'
import type { UploadJob } from '#client/state/creatives/uploads/uploadJob.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { isPaid } from '#domain/orders/order/orderState.ts'
import type { ProductionCommentInput } from '#domain/creatives/production/commentAnchor.ts'
import type { Maker, ProductionView } from '#domain/creatives/production/productionView.ts'
import { formatRounds } from '#domain/creatives/production/rounds.ts'
import { isBeingMade } from '#domain/creatives/production/takesUpload.ts'
import { DESK_LINE_STATE_NAMES } from '#domain/orders/order/line/formatRecord.ts'
import { Attempted } from '#client/pages/foundation/admin/Attempted.tsx'
import type { Attempt } from '#client/pages/foundation/admin/useAttempt.ts'
import { PRODUCTION_TONES } from './BoardList.tsx'
import { formatDue } from './formatDue.ts'
import { NextDraft } from './NextDraft.tsx'

interface DeskProductionProps {
  production: ProductionView
  jobs: readonly UploadJob[]
  makers: readonly Maker[]
  onChanged: () => void
}

/** The maker's view of an ad: the brief, the next draft, and the buyer's comments. */
export function DeskProduction({ production, jobs, makers, onChanged }: DeskProductionProps) {
  const { lineId, state, briefing, briefingFiles, drafts, comments } = production
  const comment = async (input: ProductionCommentInput) => {
    await addCommentCall(lineId, input)
    onChanged()
  }
  const onComment = isBeingMade({ type: 'adcreation', state }) ? comment : undefined
  const ticking =
    (attempt: Attempt): TickComment =>
    async ({ id }, isDone) =>
      await attempt(() => tickCommentCall(lineId, id, isDone))
  return (
    <article className="mx-auto flex max-w-4xl flex-col gap-6">
      <Head production={production} />
      <Attempted onChanged={onChanged}>
        {(attempt) => <Work production={production} makers={makers} onAttempt={attempt} />}
      </Attempted>
      <NextDraft production={production} jobs={jobs} onChanged={onChanged} />
      {drafts.map((draft, index) => (
        <Disclosure
          key={draft.number}
          title={`Draft ${draft.number}`}
          note={`${draft.files.length} ${draft.files.length === 1 ? 'file' : 'files'}`}
          level={3}
          defaultIsOpen={index === 0}
        >
          <Attempted onChanged={onChanged}>
            {(attempt) => (
              <DraftFiles
                draft={draft}
                comments={comments}
                reader="desk"
                onComment={index === 0 ? onComment : undefined}
                onTick={ticking(attempt)}
              />
            )}
          </Attempted>
        </Disclosure>
      ))}
      <Card as="section" aria-label="Brief" className="flex flex-col gap-4">
        <h3 className="text-subheading">Brief</h3>
        {briefing ? (
          <BriefingDetails briefing={briefing} />
        ) : (
          <p className="text-ink-2">Not here yet. We ask the buyer for it by email.</p>
        )}
        <MaterialFiles files={briefingFiles} />
      </Card>
      <Attempted onChanged={onChanged}>
        {(attempt) => (
          <Messages
            comments={comments}
            reader="desk"
            onComment={onComment}
            onTick={ticking(attempt)}
          />
        )}
      </Attempted>
    </article>
  )
}

function Head({ production }: { production: ProductionView }) {
  const { name, mediaType, quantity, advertiser, orderNumber, state } = production
  const { desk, website, dueDate } = production
  const due = formatDue({ dueDate }, useNow())
  return (
    <header>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={PRODUCTION_TONES[state] ?? 'neutral'}>{DESK_LINE_STATE_NAMES[state]}</Badge>
        {due === '' ? null : (
          <Badge tone={due.startsWith('overdue') ? 'error' : 'warning'}>{due}</Badge>
        )}
      </div>
      <h2 className="mt-2 text-heading wrap-anywhere">
        {name}
        {quantity > 1 ? `, ${quantity} pieces` : ''}
      </h2>
      <p className="mt-1 flex items-baseline gap-x-2 text-sm text-ink-2">
        <MediaTypeMark mediaType={mediaType} />
        <span className="min-w-0 wrap-anywhere">
          {[advertiser, website, orderNumber].filter(Boolean).join(', ')}
        </span>
      </p>
      {desk ? (
        <p className="mt-1 text-sm wrap-anywhere text-ink-2">
          {desk.contact.name}, {desk.contact.email}
        </p>
      ) : null}
      <ul className="mt-3 list-disc pl-5 text-sm">
        {production.whatYouGet.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </header>
  )
}

function Work({
  production,
  makers,
  onAttempt,
}: {
  production: ProductionView
  makers: readonly Maker[]
  onAttempt: Attempt
}) {
  const { lineId, state, desk, briefing, orderState, roundsLeft } = production
  const [isPending, setPending] = useState(false)
  if (!desk || !briefing) return null
  const options = [
    { id: '', label: 'Nobody yet' },
    ...makers.map(({ id, name }) => ({ id, label: name })),
  ]
  // A former maker is still shown as this one's maker.
  const known = desk.maker && !makers.some(({ id }) => id === desk.maker?.id)
  const start = async () => {
    setPending(true)
    await onAttempt(() => startProductionCall(lineId))
    setPending(false)
  }
  return (
    <Card as="section" aria-label="Work" className="flex flex-wrap items-end gap-4">
      <NativeSelect
        label="Made by"
        options={
          known && desk.maker
            ? [...options, { id: desk.maker.id, label: desk.maker.name }]
            : options
        }
        value={desk.maker?.id ?? ''}
        onChange={(id) => void onAttempt(() => assignMakerCall(lineId, id === '' ? null : id))}
        className="min-w-56 max-sm:w-full"
      />
      {state === 'briefed' ? (
        isPaid(orderState) ? (
          <Button isPending={isPending} onPress={() => void start()} className="max-sm:w-full">
            Start production
          </Button>
        ) : (
          <p className="pb-3 text-sm text-ink-2">Production starts once the order is paid.</p>
        )
      ) : null}
      <p className="pb-3 text-sm text-ink-2">{formatRounds(roundsLeft).replace('your', 'the')}</p>
    </Card>
  )
}
