import { ChevronDown } from 'lucide-react'
import { useId, useRef, type ReactNode, type Ref } from 'react'
import { classNames } from './classNames.ts'
import { CONTROL_BOX, FIELD, LABEL } from './controlStyles.ts'
import { FieldAlert } from './FieldAlert.tsx'
import { FloatingList } from './FloatingList.tsx'
import { ListOptions, type ListOptionsItem } from './ListOptions.tsx'
import { OptionalMark } from './OptionalMark.tsx'
import { useBlockedSubmit } from './useBlockedSubmit.ts'
import { useComboBox } from './useComboBox.ts'

const LIST_HEIGHT = 320

/** `also` are other search terms. */
export type ComboBoxItem = Omit<ListOptionsItem<string>, 'line'> & { also?: readonly string[] }

export interface ComboBoxProps {
  label: ReactNode
  errorMessage?: string | null | undefined
  isRequired?: boolean
  items: readonly ComboBoxItem[]
  /** Loads the same items with all their search terms, once the field is used. */
  loadWords?: () => Promise<readonly ComboBoxItem[]>
  value: string | null
  /**
   * null for an emptied field, or with `unknown` for text that matches no item: it stays, and the
   * field asks for a choice.
   */
  onChange: (id: string | null, unknown?: string) => void
  /** The message in the list if nothing was found. */
  emptyText?: string
  onBlur?: () => void
  name?: string
  autoComplete?: string
  /** Opens the list on focus. */
  opensOnFocus?: boolean
  className?: string
  ref?: Ref<HTMLInputElement>
}

/**
 * A text field with a list of choices, for long lists, light enough for a page's first view. Text
 * that matches one item selects it on blur; other text stays, and the field asks for a choice.
 */
export function ComboBox({
  label,
  errorMessage,
  isRequired,
  items,
  loadWords,
  value,
  onChange,
  emptyText = 'No match',
  onBlur,
  name,
  autoComplete,
  opensOnFocus = false,
  className,
  ref,
}: ComboBoxProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { typed, isAsking, isUnknown, isOpen, active, shown, choose, toggle, field } = useComboBox({
    items,
    loadWords,
    value,
    onChange,
    onBlur,
    opensOnFocus,
  })
  useBlockedSubmit(input, isUnknown)
  const problem = isAsking ? `${emptyText}. Please choose from the list.` : errorMessage
  const chosenLabel = items.find((item) => item.id === value)?.label ?? ''
  return (
    <div className={classNames(FIELD, className)}>
      <label id={`${id}-label`} htmlFor={id} className={LABEL}>
        {label}
        {isRequired === false ? <OptionalMark /> : null}
      </label>
      <div ref={box} className="relative">
        <input
          {...field}
          ref={(element) => {
            input.current = element
            if (typeof ref === 'function') ref(element)
            else if (ref) ref.current = element
          }}
          id={id}
          name={name}
          type="text"
          role="combobox"
          autoComplete={autoComplete}
          autoCorrect="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={shown[active] ? `${id}-${active}` : undefined}
          aria-required={isRequired}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          value={typed ?? chosenLabel}
          className={classNames(CONTROL_BOX, 'pr-11 pl-3.5', problem && 'border-red')}
        />
        <ListButton id={id} onToggle={toggle} />
      </div>
      {problem ? (
        <FieldAlert id={`${id}-error`} isQuiet={!isAsking}>
          {problem}
        </FieldAlert>
      ) : null}
      {isOpen ? (
        <FloatingList anchor={box} maxHeight={LIST_HEIGHT} className="w-(--anchor-width) min-w-56">
          {shown.length > 0 ? (
            <ListOptions
              id={id}
              aria-labelledby={`${id}-label`}
              items={shown}
              active={active}
              value={value}
              onChoose={choose}
            />
          ) : (
            <p id={`${id}-list`} className="px-4.5 py-4 text-sm text-ink-2">
              {emptyText}
            </p>
          )}
        </FloatingList>
      ) : null}
      <p aria-live="polite" className="sr-only">
        {isOpen && typed !== null ? foundWords(shown.length) : ''}
      </p>
    </div>
  )
}

/** Opens and closes the list of the field `id`, which keeps the focus. */
const ListButton = ({ id, onToggle }: { id: string; onToggle: () => void }) => (
  <button
    type="button"
    tabIndex={-1}
    aria-label="Show the list"
    aria-describedby={`${id}-label`}
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => {
      document.getElementById(id)?.focus()
      onToggle()
    }}
    className="absolute inset-y-1 right-1 flex w-10 items-center justify-center rounded-[7px] text-ink-2 hover:bg-sand"
  >
    <ChevronDown aria-hidden="true" className="size-4" />
  </button>
)

const foundWords = (count: number) =>
  count === 0 ? 'No match.' : `${count} ${count === 1 ? 'entry' : 'entries'} in the list.`
