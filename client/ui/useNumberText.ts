import {
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { maximumMessage, minimumMessage } from '#domain/foundation/forms/fieldMessages.ts'
import { formatNumber } from '#domain/foundation/forms/formatNumber.ts'
import { readNumber } from '#domain/foundation/forms/readNumber.ts'
import type { Currency } from '#domain/foundation/money/amount.ts'
import { afterPointerUp, trackPointer } from './afterPointerUp.ts'
import { isComposing } from './isComposing.ts'
import { UNREAD } from './unreadEntry.ts'
import { useBlockedSubmit } from './useBlockedSubmit.ts'

export interface NumberText {
  /** null for an empty field. */
  value: number | null
  onChange: (value: number | null) => void
  minValue?: number
  maxValue?: number
  /** Step of the arrow keys and the steppers. */
  step?: number
  /** Maximum number of decimals; whole numbers by default. */
  maxDecimals?: number
  minDecimals?: number
  currency?: Currency
  /** Shown inside the box and accepted in typed text: "%", "mi". */
  suffix?: string
  /** Reports each valid number while it is typed, for results next to the field. */
  isLive?: boolean
  /** Text typed before the field was loaded. */
  entered?: Entered
}

/** Text of a plain field that this one replaces, and its selection if it has the focus. */
export interface Entered {
  text: string
  selection: [number | null, number | null] | null
  /** Whether Enter completed it. */
  isEnded: boolean
}

/** Text that was left with a problem. It stays until the text or the value changes. */
interface Kept {
  text: string
  /** The value after the text was reported; undefined before. */
  value?: number | null
}

/**
 * The text of a number field. A number is reported on blur, on Enter, on the arrow keys, and at
 * once when the browser fills it in. Invalid text stays with the reason and reports null; a number
 * out of range stays with the reason and is reported.
 */
export function useNumberText(field: NumberText) {
  const { value, onChange, minValue, maxDecimals = 0 } = field
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const { kept, setKept, problem, setProblem } = useKeptText(value)
  const { format, read, rangeProblem, check } = numberRules(field)

  useEffect(trackPointer, [])
  useBlockedSubmit(input, kept !== null)

  /** Reports the text; false if it has a problem. */
  const commit = (text: string | null): boolean => {
    if (text === null) return kept === null
    const { reported, problem } = check(text)
    setTyped(null)
    setKept(problem === null ? null : { text })
    // A message that appears or disappears must not move the button that is being pressed.
    void afterPointerUp().then(() => setProblem(problem))
    onChange(reported)
    return problem === null
  }
  const type = (text: string): void => {
    setTyped(text)
    const { value: entered } = read(text)
    const isNew = entered != null && entered !== value && rangeProblem(entered) === null
    if (field.isLive && isNew) onChange(entered)
  }
  const stepBy = (direction: 1 | -1): void => {
    const from = (typed === null ? value : read(typed).value) ?? null
    setTyped(null)
    setKept(null)
    setProblem(null)
    onChange(steppedValue(field, from, direction))
  }

  const shownText = value === null ? '' : format(value)
  useEntered(field.entered, input, (text, isTyping) => {
    if (isTyping) type(text)
    else if (text !== shownText) commit(text)
  })

  return {
    input,
    problem,
    stepBy,
    inputProps: {
      value: typed ?? kept?.text ?? shownText,
      inputMode: keyboardFor(maxDecimals, minValue),
      [UNREAD]: kept ? '' : undefined,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        // Input without focus is the browser's autofill.
        if (currentTarget === document.activeElement) type(currentTarget.value)
        else commit(currentTarget.value)
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

/** Text that was left with a problem, until the field's value changes elsewhere. */
function useKeptText(value: number | null) {
  const [kept, setKept] = useState<Kept | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  if (kept && kept.value === undefined) setKept({ ...kept, value })
  else if (kept && kept.value !== value) {
    setKept(null)
    setProblem(null)
  }
  return { kept, setKept, problem, setProblem }
}

/** The value one step up or down, in the field's range. */
function steppedValue(
  { step = 1, minValue, maxValue, maxDecimals = 0 }: NumberText,
  from: number | null,
  direction: 1 | -1,
): number {
  const low = minValue ?? -Infinity
  const high = maxValue ?? Infinity
  const next = from === null ? Math.max(0, low) : from + direction * step
  return Number(Math.min(high, Math.max(low, next)).toFixed(maxDecimals))
}

/** How a field parses and formats its number, and its message for one out of range. */
function numberRules({
  minValue,
  maxValue,
  maxDecimals = 0,
  minDecimals,
  currency,
  suffix,
}: NumberText) {
  const inCurrency = currency ? { currency } : {}
  const decimals = minDecimals === undefined ? {} : { minDecimals }
  const format = (some: number) => formatNumber(some, { maxDecimals, ...decimals, ...inCurrency })
  const read = (text: string) =>
    readNumber(text, { maxDecimals, ...inCurrency, ...(suffix ? { unit: suffix } : {}) })
  const withUnit = (some: number) =>
    suffix ? `${format(some)}${suffix === '%' ? '' : ' '}${suffix}` : format(some)
  const rangeProblem = (some: number | null): string | null => {
    if (some === null) return null
    if (minValue !== undefined && some < minValue) return minimumMessage(withUnit(minValue))
    return maxValue !== undefined && some > maxValue ? maximumMessage(withUnit(maxValue)) : null
  }
  /** The value that a text reports on blur, and its problem. */
  const check = (text: string) => {
    const { value: entered = null, problem } = read(text)
    const isBelowZero = entered !== null && entered < 0 && minValue !== undefined && minValue >= 0
    return { reported: isBelowZero ? null : entered, problem: problem ?? rangeProblem(entered) }
  }
  return { format, read, rangeProblem, check }
}

/** Carries over, once, the text typed in the plain field before this one was loaded. */
function useEntered(
  entered: Entered | undefined,
  input: RefObject<HTMLInputElement | null>,
  enter: (text: string, isTyping: boolean) => void,
): void {
  useEffect(() => {
    if (!entered) return
    if (entered.selection) {
      input.current?.focus()
      input.current?.setSelectionRange(...entered.selection)
    }
    enter(entered.text, entered.selection !== null && !entered.isEnded)
    // Once, in place of the plain field.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}

/** The phone's keyboard; some numeric ones have no minus sign. */
function keyboardFor(maxDecimals: number, minValue: number | undefined) {
  if (minValue === undefined || minValue < 0) return 'text' as const
  return maxDecimals > 0 ? ('decimal' as const) : ('numeric' as const)
}
