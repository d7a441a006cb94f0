import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { maximumMessage, minimumMessage } from '#domain/foundation/forms/fieldMessages.ts'
import { formatNumber } from '#domain/foundation/forms/formatNumber.ts'
import { readNumber } from '#domain/foundation/forms/readNumber.ts'
import type { Currency } from '#domain/foundation/money/amount.ts'
import { pressEnd, watchPresses } from './pressEnd.ts'
import { isComposing } from './isComposing.ts'
import { UNREAD } from './unreadNumber.ts'
import { useBlockedSubmit } from './useBlockedSubmit.ts'

export interface NumberText {
  /** null is an empty field. */
  value: number | null
  onChange: (value: number | null) => void
  minValue?: number
  maxValue?: number
  /** By how much the arrow keys and the steppers change it. */
  step?: number
  /** The most decimals; whole numbers where it is missing. */
  maxDecimals?: number
  minDecimals?: number
  currency?: Currency
  /** Shown inside the box and read where it was typed: "%", "mi". */
  suffix?: string
  /** Reports each readable number while it is typed, for results beside the field. */
  isLive?: boolean
  /** What was typed before the field was loaded. */
  entered?: Entered
}

/** Text of a plain field that this one takes the place of, and what is selected in it if it has the focus. */
export interface Entered {
  text: string
  selection: [number | null, number | null] | null
  /** Whether it was ended by Enter. */
  isEnded: boolean
}

/** Text that was left with a problem. It stays until it is changed, or the value is changed from elsewhere. */
interface Kept {
  text: string
  /** The value after the text was reported; undefined until then. */
  value?: number | null
}

/**
 * The text of a number field. A number is reported when the field is left, on Enter, on the arrow keys, and at once when
 * the browser fills it in. Text that cannot be read stays with the reason and reports null; a number out of range stays
 * with the reason and is reported.
 */
export function useNumberText(field: NumberText) {
  const {
    value,
    onChange,
    minValue,
    maxValue,
    maxDecimals = 0,
    minDecimals,
    currency,
    suffix,
  } = field
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [kept, setKept] = useState<Kept | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const format = (some: number) =>
    formatNumber(some, {
      maxDecimals,
      ...(minDecimals === undefined ? {} : { minDecimals }),
      ...(currency ? { currency } : {}),
    })
  const read = (text: string) =>
    readNumber(text, {
      maxDecimals,
      ...(currency ? { currency } : {}),
      ...(suffix ? { unit: suffix } : {}),
    })
  const withUnit = (some: number) =>
    suffix ? `${format(some)}${suffix === '%' ? '' : ' '}${suffix}` : format(some)
  const rangeProblem = (some: number | null): string | null => {
    if (some === null) return null
    if (minValue !== undefined && some < minValue) return minimumMessage(withUnit(minValue))
    return maxValue !== undefined && some > maxValue ? maximumMessage(withUnit(maxValue)) : null
  }

  if (kept && kept.value === undefined) setKept({ ...kept, value })
  else if (kept && kept.value !== value) {
    setKept(null)
    setProblem(null)
  }
  useEffect(watchPresses, [])
  useBlockedSubmit(input, kept !== null)

  /** Reports the text; false where it has a problem. */
  const commit = (text: string | null): boolean => {
    if (text === null) return kept === null
    const { value: entered, problem: unread } = read(text)
    const isBelowZero = entered != null && entered < 0 && minValue !== undefined && minValue >= 0
    const problem = unread ?? rangeProblem(entered ?? null)
    setTyped(null)
    setKept(problem === null ? null : { text })
    // A reason that comes or goes must not move the button that is being pressed.
    void pressEnd().then(() => setProblem(problem))
    onChange(isBelowZero ? null : (entered ?? null))
    return problem === null
  }
  const type = (text: string): void => {
    setTyped(text)
    const { value: entered } = read(text)
    const isNew = entered != null && entered !== value && rangeProblem(entered) === null
    if (field.isLive && isNew) onChange(entered)
  }
  const stepBy = (direction: 1 | -1): void => {
    const { step = 1 } = field
    const from = (typed === null ? value : read(typed).value) ?? null
    const low = minValue ?? -Infinity
    const high = maxValue ?? Infinity
    const next = from === null ? Math.max(0, low) : from + direction * step
    setTyped(null)
    setKept(null)
    setProblem(null)
    onChange(Number(Math.min(high, Math.max(low, next)).toFixed(maxDecimals)))
  }

  const shownText = value === null ? '' : format(value)
  useEffect(() => {
    const { entered } = field
    if (!entered) return
    if (entered.selection) {
      input.current?.focus()
      input.current?.setSelectionRange(...entered.selection)
    }
    if (entered.selection && !entered.isEnded) type(entered.text)
    else if (entered.text !== shownText) commit(entered.text)
    // Once, in place of the plain field.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return {
    input,
    problem,
    stepBy,
    inputProps: {
      value: typed ?? kept?.text ?? shownText,
      inputMode: keyboardFor(maxDecimals, minValue),
      [UNREAD]: kept ? '' : undefined,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        const text = currentTarget.value
        // Nobody types where the focus is not: the browser fills in the form.
        if (currentTarget !== document.activeElement) {
          commit(text)
          return
        }
        type(text)
      },
      onBlur: () => void commit(typed),
      onKeyDown: (event: KeyboardEvent) => {
        if (isComposing(event)) return
        if (event.key === 'ArrowUp') stepBy(1)
        else if (event.key === 'ArrowDown') stepBy(-1)
        else if (event.key !== 'Enter' || commit(typed)) return
        event.preventDefault()
      },
    },
  }
}

/** The keyboard of a phone. Those of numbers alone have no minus sign on some. */
function keyboardFor(maxDecimals: number, minValue: number | undefined) {
  if (minValue === undefined || minValue < 0) return 'text' as const
  return maxDecimals > 0 ? ('decimal' as const) : ('numeric' as const)
}
