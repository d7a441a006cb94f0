import { useState } from 'react'
import { useSavedNote } from '#client/state/foundation/useSavedNote.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { DateField } from '#client/ui/DateField.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { TextArea } from '#client/ui/TextArea.tsx'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { useSellerZone, zoneNote } from './useSellerZone.ts'
import type { Attempt } from './useAttempt.ts'

/** The fields that an action needs, or that are empty. */
interface Missing {
  note: boolean
  day: boolean
}
const NOTHING_MISSING: Missing = { note: false, day: false }

interface NextStepsProps<Way extends string> {
  /** The ID of the lead or offer. */
  subject: string
  /** The planned step and its day. */
  planned: { nextStep: string; nextStepOn: string | null }
  maxNote: number
  /** Actions that can be taken at once. */
  verbs: readonly { label: string; isUsual: boolean; does: (note: string) => Promise<unknown> }[]
  onNote: (note: string) => Promise<unknown>
  /** Null if nothing can be planned. */
  onPlan: ((note: string, on: string) => Promise<unknown>) | null
  /** The possible outcomes; null if it cannot be closed. */
  end: {
    label: string
    verb: string
    ways: Readonly<Record<Way, string>>
    usual: Way
    does: (way: Way, note: string) => Promise<unknown>
  } | null
  onAttempt: Attempt
}

/**
 * The desk's next actions on a lead or an offer, each with a note: act now, plan a day, or close
 * it.
 */
export function NextSteps<Way extends string>({
  subject,
  planned: { nextStep, nextStepOn },
  maxNote,
  verbs,
  onNote,
  onPlan,
  end,
  onAttempt,
}: NextStepsProps<Way>) {
  const [note, setNote] = useSavedNote(`note ${subject}`)
  const [on, setOn] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const zone = useSellerZone()
  const [missing, setMissing] = useState<Missing>(NOTHING_MISSING)
  const text = note.trim()
  const run = async (call: () => Promise<unknown>) => {
    setPending(true)
    if (await onAttempt(call)) setNote('')
    setPending(false)
  }
  const needs = (needed: Missing): boolean => {
    const nowMissing = { note: needed.note && text === '', day: needed.day && on === null }
    setMissing(nowMissing)
    return nowMissing.note || nowMissing.day
  }
  return (
    <Card as="section" aria-label="What comes next" className="flex flex-col gap-4">
      <h3 className="text-subheading">What comes next</h3>
      {nextStepOn ? (
        <p className="wrap-anywhere">
          <strong>{formatDay(nextStepOn)}:</strong> {nextStep}
        </p>
      ) : null}
      <TextArea
        label="Note"
        rows={2}
        value={note}
        onChange={setNote}
        maxLength={maxNote}
        errorMessage={missing.note && text === '' ? 'Please write a note first.' : null}
      />
      <div className="flex flex-wrap items-end gap-3">
        {verbs.map(({ label, isUsual, does }) => (
          <Button
            key={label}
            variant={isUsual ? 'primary' : 'secondary'}
            isDisabled={isPending}
            onPress={() => void run(() => does(text))}
          >
            {label}
          </Button>
        ))}
        <Button
          variant="secondary"
          isDisabled={isPending}
          onPress={() => {
            if (!needs({ note: true, day: false })) void run(() => onNote(text))
          }}
        >
          Add the note
        </Button>
      </div>
      {onPlan ? (
        <div className="flex flex-wrap items-end gap-3 border-t border-line pt-4">
          <p className="min-h-5 w-full text-sm text-ink-2">{zoneNote(zone)}</p>
          <DateField
            label="Next step on"
            value={on}
            onChange={setOn}
            errorMessage={missing.day && on === null ? 'Please choose a day.' : null}
          />
          <Button
            variant="secondary"
            isDisabled={isPending}
            onPress={() => {
              if (!needs({ note: true, day: true }) && on !== null) void run(() => onPlan(text, on))
            }}
          >
            Plan the noted step
          </Button>
        </div>
      ) : null}
      {end ? (
        <EndStep
          end={end}
          isPending={isPending}
          onEnd={(way) => void run(() => end.does(way, text))}
        />
      ) : null}
    </Card>
  )
}

function EndStep<Way extends string>({
  end,
  isPending,
  onEnd,
}: {
  end: NonNullable<NextStepsProps<Way>['end']>
  isPending: boolean
  onEnd: (way: Way) => void
}) {
  const [way, setWay] = useState(end.usual)
  const ways = Object.keys(end.ways) as Way[]
  return (
    <div className="flex flex-wrap items-end gap-3 border-t border-line pt-4">
      <NativeSelect
        label={end.label}
        options={ways.map((id) => ({ id, label: end.ways[id] }))}
        value={way}
        onChange={setWay}
      />
      <Button variant="secondary" isDisabled={isPending} onPress={() => onEnd(way)}>
        {end.verb}
      </Button>
    </div>
  )
}
