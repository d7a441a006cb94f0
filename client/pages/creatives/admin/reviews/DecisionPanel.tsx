import { Check, MessageCircle, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { DENIALS } from '#content/reviews/denials.ts'
import { formatDuration } from '#domain/foundation/calendar/formatDuration.ts'
import { DENIAL_CLASSES } from '#domain/creatives/review/denialClass.ts'
import { MAX_REVIEW_TEXT_LENGTH } from '#domain/creatives/review/reviewLimits.ts'
import type { ReviewItemView } from '#domain/creatives/review/reviewView.ts'
import { VERSION_STATE_NAMES, type Verdict } from '#domain/creatives/review/versionState.ts'
import { useNow } from '#client/state/foundation/useNow.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { ChoiceButton, type ChoiceTone } from '#client/ui/ChoiceButton.tsx'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { Select } from '#client/ui/Select.tsx'
import { TextArea } from '#client/ui/TextArea.tsx'
import { Kbd } from './Kbd.tsx'
import { formatDue, formatAdFormat, STATE_TONES } from './reviewWords.ts'
import type { VerdictDraft } from './useVerdict.ts'

const REASONS = DENIAL_CLASSES.map((id, at) => ({
  id,
  label: at < 9 ? `${at + 1}  ${DENIALS[id].name}` : DENIALS[id].name,
}))

/** The verdict panel: verdict, reason, text and the other versions included. */
export function DecisionPanel({
  item,
  draft,
  isPending,
  error,
  onDecide,
  onUndo,
}: {
  item: ReviewItemView
  draft: VerdictDraft
  isPending: boolean
  error: string | null
  onDecide: () => void
  onUndo: () => void
}) {
  const { row } = item
  const nowMs = useNow()
  const isWaiting = row.state === 'in_review'
  const due = isWaiting ? formatDue(row, nowMs) : ''
  return (
    <section aria-labelledby="review-decision" className="flex flex-col gap-4 p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="review-decision" className="text-subheading">
          Decision
        </h3>
        {due ? <Badge tone={due.startsWith('overdue') ? 'error' : 'warning'}>{due}</Badge> : null}
        {isWaiting ? null : (
          <Badge tone={STATE_TONES[row.state]}>{VERSION_STATE_NAMES[row.state]}</Badge>
        )}
      </div>
      {row.isModification && isWaiting ? (
        <p className="text-sm text-ink-2">
          The previous version keeps running until this one is approved.
        </p>
      ) : null}
      {isWaiting ? null : <Decided item={item} nowMs={nowMs} onUndo={onUndo} />}
      {draft.isTaken ? (
        <Callout
          tone="warning"
          title={`${row.takenBy} is looking at this ad`}
          actions={
            <Button variant="secondary" size="sm" onPress={() => draft.setKnown(true)}>
              Decide anyway
            </Button>
          }
        >
          Please leave it to them, or ask them first.
        </Callout>
      ) : null}
      {isWaiting ? (
        <Verdicts draft={draft} />
      ) : row.state === 'approved' ? (
        <Button
          variant="danger"
          size="sm"
          className="self-start"
          onPress={() => draft.setVerdict(draft.verdict === 'deny' ? null : 'deny')}
          aria-expanded={draft.verdict === 'deny'}
        >
          Deny for cause …
        </Button>
      ) : null}
      {isWaiting || (draft.isForCause && draft.verdict === 'deny') ? (
        <VerdictFields draft={draft} isPending={isPending} error={error} onDecide={onDecide} />
      ) : null}
    </section>
  )
}

/** The verdict, and how long it can be undone. */
function Decided({
  item,
  nowMs,
  onUndo,
}: {
  item: ReviewItemView
  nowMs: number
  onUndo: () => void
}) {
  const { version, row } = item
  const leftMs = row.undoUntil === null ? 0 : Date.parse(row.undoUntil) - nowMs
  return (
    <div className="flex flex-col gap-3 text-sm">
      {version.denialClass ? (
        <p className="font-semibold">{DENIALS[version.denialClass].name}</p>
      ) : null}
      {version.decisionText ? (
        <p className="rounded-control bg-sand px-3.5 py-2.5 wrap-anywhere whitespace-pre-line">
          {version.decisionText}
        </p>
      ) : null}
      {row.undoUntil === null ? null : (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="text-ink-2">
            {leftMs > 0 ? `The email goes in ${formatDuration(leftMs)}.` : 'The email goes soon.'}
          </span>
          <Button variant="secondary" size="sm" onPress={onUndo}>
            Undo <Kbd>U</Kbd>
          </Button>
        </div>
      )}
    </div>
  )
}

const CHOICES: readonly {
  verdict: Verdict
  name: string
  key: string
  icon: ReactNode
  tone: ChoiceTone
}[] = [
  {
    verdict: 'approve',
    name: 'Approve',
    key: 'A',
    icon: <Check aria-hidden="true" />,
    tone: 'good',
  },
  {
    verdict: 'deny',
    name: 'Deny',
    key: 'D',
    icon: <X aria-hidden="true" />,
    tone: 'bad',
  },
  {
    verdict: 'ask_change',
    name: 'Ask',
    key: 'C',
    icon: <MessageCircle aria-hidden="true" />,
    tone: 'plain',
  },
]

function Verdicts({ draft }: { draft: VerdictDraft }) {
  return (
    <fieldset className="grid grid-cols-3 gap-2">
      <legend className="sr-only">Verdict</legend>
      {CHOICES.map(({ verdict, name, key, icon, tone }) => (
        <ChoiceButton
          key={verdict}
          tone={tone}
          icon={icon}
          note={<Kbd>{key}</Kbd>}
          isSelected={draft.verdict === verdict}
          isDisabled={draft.isTaken}
          onChange={() => draft.setVerdict(verdict)}
        >
          {name}
        </ChoiceButton>
      ))}
    </fieldset>
  )
}

const VERBS = { approve: 'Approve', deny: 'Deny', ask_change: 'Ask for a change' } as const

function VerdictFields({
  draft,
  isPending,
  error,
  onDecide,
}: {
  draft: VerdictDraft
  isPending: boolean
  error: string | null
  onDecide: () => void
}) {
  const [isAsked, setAsked] = useState(false)
  const { verdict, isForCause, alike, count } = draft
  const words = useRef<HTMLTextAreaElement>(null)
  // A change request begins with its text, a denial with its reason.
  useEffect(() => {
    if (verdict === 'ask_change') words.current?.focus()
  }, [verdict])
  if (verdict === null) return null
  const label = `${VERBS[verdict]}${count > 1 ? ` ${count}` : ''} and go on`
  return (
    <>
      {verdict === 'deny' ? (
        <Select
          label="Reason"
          options={REASONS}
          value={draft.denialClass}
          onChange={draft.chooseClass}
        />
      ) : null}
      {verdict === 'approve' ? null : (
        <TextArea
          ref={words}
          label="What the customer reads"
          value={draft.text}
          onChange={draft.setText}
          maxLength={MAX_REVIEW_TEXT_LENGTH}
          rows={5}
        />
      )}
      {alike.length > 0 ? (
        <Checkbox
          isSelected={draft.withAlike}
          onChange={draft.setWithAlike}
          note={<Kbd>S</Kbd>}
          description={alike.map(({ formatId }) => formatAdFormat(formatId)).join(', ')}
        >
          {alike.length === 1 ? 'Also the similar one' : `Also the ${alike.length} similar ones`}
        </Checkbox>
      ) : null}
      {error ? <Callout tone="error" title={error} /> : null}
      {draft.problem ? <Callout tone="error" title={draft.problem} /> : null}
      {isForCause ? (
        <>
          <Button
            variant="danger"
            onPress={() => {
              if (draft.demand()) setAsked(true)
            }}
          >
            Deny and stop it
          </Button>
          <ConfirmDialog
            isOpen={isAsked}
            onOpenChange={setAsked}
            title="Stop this ad now?"
            confirmLabel="Deny and stop it"
            tone="danger"
            isPending={isPending}
            onConfirm={() => {
              setAsked(false)
              onDecide()
            }}
          >
            It is approved. It stops running at once, and the customer is told why.
          </ConfirmDialog>
        </>
      ) : (
        <>
          <Button onPress={onDecide} isPending={isPending} isDisabled={draft.isTaken}>
            {label}
          </Button>
          <p className="text-center text-sm text-ink-2">
            Emailed in 10 minutes. Until then you can undo.
          </p>
        </>
      )}
    </>
  )
}
