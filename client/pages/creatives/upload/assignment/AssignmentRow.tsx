import { useState } from 'react'
import type { AssignedCreative } from '#domain/creatives/assignment/formatAssignments.ts'
import type { Flight } from '#domain/creatives/assignment/schedule.ts'
import { formatSchedule } from '#domain/creatives/assignment/formatSchedule.ts'
import { weightSchema } from '#domain/creatives/review/creativeEditSchema.ts'
import { Button } from '#client/ui/Button.tsx'
import { NumberField } from '#client/ui/NumberField.tsx'
import { LetterMark } from './LetterMark.tsx'
import { formatPercent } from './formatPercent.ts'

/** The mode that the row edits. */
export type AssignmentMode = 'weights' | 'hours' | 'dates'

export interface AssignmentRowProps {
  creative: AssignedCreative
  flight: Flight
  /** 0 to 1; null for a creative without a share. */
  share: number | null
  mode: AssignmentMode | null
  isOpen: boolean
  onWeight: (weight: number) => void
  onOpen: () => void
}

/** A creative with its weight and share, or with its schedule. */
export function AssignmentRow({
  creative,
  flight,
  share,
  mode,
  isOpen,
  onWeight,
  onOpen,
}: AssignmentRowProps) {
  const { letter, title, standing, schedule } = creative
  const when = formatSchedule(schedule, flight)
  const notRunning = { running: null, waiting: 'In review', out: 'Needs you first' }[standing]
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)_auto_3rem]">
      <LetterMark letter={letter} className="self-start" />
      <div className="min-w-0">
        <p className="text-sm font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm text-ink-2">{notRunning ? `${when}. ${notRunning}` : when}</p>
      </div>
      <div className="max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2 max-sm:justify-self-end">
        {isOpen && mode === 'weights' ? (
          <WeightField creative={creative} onWeight={onWeight} />
        ) : null}
        {isOpen && (mode === 'hours' || mode === 'dates') ? (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Set ${mode} of ${letter}, ${title}`}
            onPress={onOpen}
          >
            Set {mode}
          </Button>
        ) : null}
      </div>
      {mode === null ? null : (
        <p className="w-12 text-right font-bold tabular-nums max-sm:col-start-3 max-sm:row-start-1">
          <span className="sr-only">Share </span>
          {share === null ? '–' : formatPercent(share)}
        </p>
      )}
    </li>
  )
}

interface WeightFieldProps {
  creative: AssignedCreative
  onWeight: (weight: number) => void
}

/** The frequency weight; an invalid one is reported and not saved. */
function WeightField({ creative: { letter, title, weight }, onWeight }: WeightFieldProps) {
  const [refused, setRefused] = useState<{ weight: number | null; message: string } | null>(null)
  const change = (next: number | null): void => {
    const parsed = weightSchema.safeParse(next)
    if (parsed.success) {
      setRefused(null)
      if (parsed.data !== weight) onWeight(parsed.data)
    } else {
      const message = parsed.error.issues[0]?.message ?? 'Weight must be a number'
      setRefused({ weight: next, message })
    }
  }
  return (
    <NumberField
      label={`Weight of ${letter}, ${title}`}
      isLabelHidden
      hasSteppers
      minValue={1}
      maxValue={100}
      value={refused ? refused.weight : weight}
      onChange={change}
      errorMessage={refused?.message}
      className="w-40"
    />
  )
}
