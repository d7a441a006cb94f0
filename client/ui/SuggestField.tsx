import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { classNames } from './classNames.ts'
import { CONTROL_BOX, LABEL } from './controlStyles.ts'
import { FieldAlert } from './FieldAlert.tsx'
import { isComposing } from './isComposing.ts'
import { afterPointerUp, trackPointer } from './afterPointerUp.ts'
import { UNREAD } from './unreadEntry.ts'
import { useBlockedSubmit } from './useBlockedSubmit.ts'

export interface Suggestion {
  id: string
  label: string
  /** Shown before the label. */
  mark?: ReactNode
  /** Shown at the end of the line. */
  note?: string
}

export interface SuggestFieldProps {
  label: string
  /** At the end of the label's line. */
  labelEnd?: ReactNode
  /** The chosen item, shown unless the field has typed text without a choice. */
  chosenLabel: string
  /** Called with the typed text; the response arrives in `suggestions`, null while it loads. */
  onQuery: (text: string) => void
  suggestions: readonly Suggestion[] | null
  /**
   * The suggestions belong to an earlier text: they stay visible, and Enter does not select them.
   */
  isSearching?: boolean
  onChoose: (id: string) => void
  placeholder?: string
  emptyText?: string
  /** Whether the request for the suggestions failed. */
  hasFailed?: boolean
  className?: string
}

const NOT_CHOSEN = 'Choose one of the suggestions, or clear the field.'
const FAILED = 'The search did not respond. Please try again.'

/**
 * A field with suggestions by the combobox pattern of WAI-ARIA, light enough for a page's first
 * view. Text without a choice stays on blur, and the field asks for one. In forms use ComboBox.
 * HTML has no element for its list, so it uses roles.
 */
export function SuggestField({
  label,
  labelEnd,
  chosenLabel,
  onQuery,
  suggestions,
  isSearching = false,
  onChoose,
  placeholder,
  emptyText = 'No match',
  hasFailed = false,
  className,
}: SuggestFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const text = useLeftText(input, chosenLabel)
  const { typed, active, setActive, isOpen, isUnread, stop } = text
  const alert = hasFailed ? FAILED : text.isAsking ? NOT_CHOSEN : null
  const options = suggestions ?? []
  const count = options.length

  // The list can extend below the window or behind a bar at its bottom, and be longer than its box.
  useEffect(() => {
    if (!isOpen) return
    for (const part of count > 0 ? ['list', active] : ['list'])
      document.getElementById(`${id}-${part}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, isOpen, active, count])

  const choose = (option: Suggestion | undefined) => {
    if (option) onChoose(option.id)
    stop()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || isComposing(event)) return
    if (event.key === 'Escape') stop()
    else if (event.key === 'Enter') {
      if (!isSearching && options[active]) choose(options[active])
    } else if (event.key === 'ArrowDown') setActive(Math.min(active + 1, options.length - 1))
    else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, 0))
    else return
    event.preventDefault()
  }

  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <div className="flex h-5 items-center justify-between gap-3">
        <label htmlFor={id} className={classNames(LABEL, 'leading-5')}>
          {label}
        </label>
        {labelEnd}
      </div>
      <div className="relative">
        <input
          ref={input}
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && options[active] ? `${id}-${active}` : undefined}
          aria-invalid={alert ? true : undefined}
          aria-describedby={alert ? `${id}-error` : undefined}
          {...{ [UNREAD]: isUnread ? '' : undefined }}
          placeholder={placeholder}
          value={typed ?? chosenLabel}
          onFocus={(event) => {
            event.currentTarget.select()
            text.comeBack()
          }}
          onChange={(event) => {
            text.type(event.currentTarget.value)
            onQuery(event.currentTarget.value)
          }}
          onKeyDown={onKeyDown}
          onBlur={text.leave}
          className={classNames(CONTROL_BOX, 'px-3.5 placeholder:text-ink-3')}
        />
        <SuggestionList
          {...{ id, label, options, active, onKeyDown }}
          isBusy={isSearching}
          isHidden={!isOpen || options.length === 0}
          onChoose={choose}
        />
        {isOpen && options.length === 0 && !hasFailed ? (
          <p
            aria-live="polite"
            className="absolute top-full z-45 mt-1.5 w-full min-w-64 rounded-control border border-line-2 bg-card px-4.5 py-4 text-sm text-ink-2"
          >
            {suggestions === null ? 'Searching…' : emptyText}
          </p>
        ) : null}
      </div>
      {alert ? <FieldAlert id={`${id}-error`}>{alert}</FieldAlert> : null}
    </div>
  )
}

/** Typed text, which stays with a question on blur without a choice; another choice clears both. */
function useLeftText(input: RefObject<HTMLInputElement | null>, chosenLabel: string) {
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const [isLeft, setLeft] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isTyped = typed !== null && typed.trim() !== ''
  const isOpen = isTyped && !isLeft
  const isUnread = isTyped && isLeft
  useEffect(trackPointer, [])
  useBlockedSubmit(input, isUnread)
  const [knownLabel, setKnownLabel] = useState(chosenLabel)
  if (knownLabel !== chosenLabel) {
    setKnownLabel(chosenLabel)
    // A choice made elsewhere replaces text that was left.
    if (isLeft) setTyped(null)
  }

  const stop = () => {
    setTyped(null)
    setActive(0)
    setLeft(false)
    setAsking(false)
  }
  const leave = () => {
    if (!isTyped) return stop()
    setLeft(true)
    // The question must not move the button that is being pressed.
    void afterPointerUp().then(() => setAsking(true))
  }
  const type = (text: string) => {
    setTyped(text)
    setActive(0)
    setAsking(false)
  }
  return {
    typed,
    active,
    setActive,
    isOpen,
    isUnread,
    isAsking: isAsking && isTyped,
    type,
    comeBack: () => setLeft(false),
    leave,
    stop,
  }
}

function SuggestionList({
  id,
  label,
  options,
  active,
  isBusy,
  isHidden,
  onChoose,
  onKeyDown,
}: {
  id: string
  label: string
  options: readonly Suggestion[]
  active: number
  isBusy: boolean
  isHidden: boolean
  onChoose: (option: Suggestion) => void
  onKeyDown: (event: KeyboardEvent) => void
}) {
  return (
    <ul
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      aria-busy={isBusy}
      hidden={isHidden}
      className="absolute top-full z-45 mt-1.5 max-h-80 w-full min-w-64 overflow-auto rounded-control border border-line-2 bg-card p-1.5"
    >
      {options.map((option, index) => (
        <li
          key={option.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // The press must not move the focus from the field before it is a choice.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
          onKeyDown={onKeyDown}
          className={classNames(
            'flex min-h-11 items-center justify-between gap-3 rounded-[7px] px-3 py-2 hover:bg-cobalt-soft',
            index === active && 'bg-cobalt-soft',
          )}
        >
          <span className="flex min-w-0 flex-1 items-center gap-2">
            {option.mark}
            <span className="truncate">{option.label}</span>
          </span>
          {option.note ? <span className="shrink-0 text-sm text-ink-2">{option.note}</span> : null}
        </li>
      ))}
    </ul>
  )
}
