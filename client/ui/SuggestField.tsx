import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from './classNames.ts'
import { CONTROL_BOX, LABEL } from './controlStyles.ts'
import { FieldAlert } from './FieldAlert.tsx'
import { isComposing } from './isComposing.ts'

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
  /** What is chosen; shown whenever nobody types. */
  chosenLabel: string
  /** Called with what is typed; the answer comes back as `suggestions`, null while it is on its way. */
  onQuery: (text: string) => void
  suggestions: readonly Suggestion[] | null
  /** The suggestions are those of an earlier text: they stay in sight, and Enter takes none of them. */
  isSearching?: boolean
  onChoose: (id: string) => void
  placeholder?: string
  emptyText?: string
  errorMessage?: string | null
  className?: string
}

/** A field with suggestions by the combobox pattern of WAI-ARIA, light enough for a page's first view. In forms use ComboBox. HTML has no element for its list, so it has roles. */
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
  errorMessage = null,
  className,
}: SuggestFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const isOpen = typed !== null && typed.trim() !== ''
  const options = suggestions ?? []
  const count = options.length

  // The list can end below the window or behind what stands at its foot, and be longer than its box.
  useEffect(() => {
    if (!isOpen) return
    for (const part of count > 0 ? ['list', active] : ['list'])
      document.getElementById(`${id}-${part}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, isOpen, active, count])

  const stop = () => {
    setTyped(null)
    setActive(0)
  }
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
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={errorMessage ? `${id}-error` : undefined}
          placeholder={placeholder}
          value={typed ?? chosenLabel}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setActive(0)
            onQuery(event.currentTarget.value)
          }}
          onKeyDown={onKeyDown}
          onBlur={stop}
          className={classNames(CONTROL_BOX, 'px-3.5 placeholder:text-ink-3')}
        />
        <ul
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          aria-busy={isSearching}
          hidden={!isOpen || options.length === 0}
          className="absolute top-full z-45 mt-1.5 max-h-80 w-full min-w-64 overflow-auto rounded-control border border-line-2 bg-card p-1.5"
        >
          {options.map((option, index) => (
            <li
              key={option.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // The press must not take the focus from the field before it is a choice.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
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
              {option.note ? (
                <span className="shrink-0 text-sm text-ink-2">{option.note}</span>
              ) : null}
            </li>
          ))}
        </ul>
        {isOpen && options.length === 0 && !errorMessage ? (
          <p
            aria-live="polite"
            className="absolute top-full z-45 mt-1.5 w-full min-w-64 rounded-control border border-line-2 bg-card px-4.5 py-4 text-sm text-ink-2"
          >
            {suggestions === null ? 'Searching…' : emptyText}
          </p>
        ) : null}
      </div>
      {errorMessage ? <FieldAlert id={`${id}-error`}>{errorMessage}</FieldAlert> : null}
    </div>
  )
}
