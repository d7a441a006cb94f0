import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { classNames } from './classNames.ts'

const HOLD_MS = 400
const REPEAT_MS = 60

interface StepperButtonProps {
  /** "Increase" or "Decrease". */
  label: string
  /** The element that names the field. */
  labelledBy: string
  isDisabled: boolean
  onStep: () => void
  className?: string
  children: ReactNode
}

/**
 * One step more or less, repeated while held. The arrow keys of the field do the same, so it is not
 * a Tab stop.
 */
export function StepperButton({
  label,
  labelledBy,
  isDisabled,
  onStep,
  className,
  children,
}: StepperButtonProps) {
  const id = `${labelledBy}-${label}`
  const step = useRef(onStep)
  useEffect(() => {
    step.current = onStep
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasRepeated = useRef(false)
  const repeat = () => {
    hasRepeated.current = true
    step.current()
    timer.current = setTimeout(repeat, REPEAT_MS)
  }
  const stop = () => clearTimeout(timer.current)
  useEffect(() => {
    if (isDisabled) clearTimeout(timer.current)
  }, [isDisabled])
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <button
      type="button"
      id={id}
      tabIndex={-1}
      aria-label={label}
      aria-labelledby={`${id} ${labelledBy}`}
      disabled={isDisabled}
      onPointerDown={() => {
        hasRepeated.current = false
        timer.current = setTimeout(repeat, HOLD_MS)
      }}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onClick={() => {
        if (!hasRepeated.current) onStep()
        hasRepeated.current = false
      }}
      className={classNames(
        'flex w-11 shrink-0 touch-manipulation items-center justify-center text-ink-2 hovered:bg-sand disabled:text-line-2',
        className,
      )}
    >
      {children}
    </button>
  )
}
