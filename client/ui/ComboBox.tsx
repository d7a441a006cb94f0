import { ChevronDown } from 'lucide-react'
import { useRef, type FormEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { classNames } from './classNames.ts'
import { CONTROL_BOX, FIELD, FLOATING, OPTION } from './controlStyles.ts'
import { FieldLabel, FieldNotes, type FieldText } from './FieldParts.tsx'
import { Spinner } from './Spinner.tsx'
import { typedChoice } from './typedChoice.ts'

export interface ComboBoxItem {
  id: string
  label: string
  description?: string
  icon?: ReactNode
  isDisabled?: boolean
}

export interface ComboBoxProps extends FieldText {
  items: readonly ComboBoxItem[]
  value: string | null
  onChange: (id: string | null) => void
  /** With both set, `items` are the answer to what was typed (asked of the server) and are not filtered here. */
  inputValue?: string
  onInputChange?: (text: string) => void
  isLoading?: boolean
  /** Said in the list when nothing was found. */
  emptyText?: string
  placeholder?: string
  onBlur?: () => void
  name?: string
  autoComplete?: string
  isDisabled?: boolean
  /** Opens the list as soon as the field has the focus. */
  opensOnFocus?: boolean
  className?: string
  ref?: Ref<HTMLInputElement>
}

/**
 * A field that is typed in and chosen from: long lists, or items asked of the server. Of a list that is here, what was
 * typed is taken when the person moves on, and what a browser fills in at once.
 */
export function ComboBox({
  label,
  description,
  errorMessage,
  isRequired,
  items,
  inputValue,
  onInputChange,
  isLoading = false,
  emptyText = 'Nothing found',
  placeholder,
  opensOnFocus = false,
  autoComplete,
  className,
  ref,
  ...props
}: ComboBoxProps) {
  const asked = inputValue !== undefined && onInputChange !== undefined
  const { take, forget, heard } = useTyped(items, props)
  return (
    <AriaComboBox
      {...props}
      {...(asked ? { items, inputValue, onInputChange } : { defaultItems: items })}
      allowsEmptyCollection
      menuTrigger={opensOnFocus ? 'focus' : 'input'}
      isRequired={isRequired ?? false}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      onChange={(id) => {
        forget()
        props.onChange(id === null ? null : String(id))
      }}
      onBlur={() => {
        if (!asked) take()
        props.onBlur?.()
      }}
      className={classNames(FIELD, className)}
    >
      <FieldLabel label={label} isRequired={isRequired} />
      <div className="relative" {...(asked ? {} : heard)}>
        <Input
          {...(ref ? { ref } : {})}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(autoComplete === undefined ? {} : { autoComplete })}
          // What is typed takes the place of what was chosen.
          onFocus={(event) => event.currentTarget.select()}
          className={classNames(CONTROL_BOX, 'pr-11 pl-3.5 placeholder:text-ink-3')}
        />
        <AriaButton className="absolute inset-y-1 right-1 flex w-10 items-center justify-center rounded-[7px] text-ink-2 hovered:bg-sand">
          {isLoading ? (
            <Spinner label="Searching" className="scale-75" />
          ) : (
            <ChevronDown aria-hidden="true" className="size-4" />
          )}
        </AriaButton>
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <AriaPopover offset={6} className={classNames(FLOATING, 'w-(--trigger-width) min-w-56')}>
        <ListBox<ComboBoxItem>
          className="max-h-80 overflow-auto p-1.5 outline-none"
          renderEmptyState={() => (
            <p className="px-3 py-2.5 text-sm text-ink-2">{isLoading ? 'Searching…' : emptyText}</p>
          )}
        >
          {(item) => <Option item={item} />}
        </ListBox>
      </AriaPopover>
    </AriaComboBox>
  )
}

/** Keeps what was typed since the last choice, and takes the item it means. `heard` hears the input before the list does. */
function useTyped(
  items: readonly ComboBoxItem[],
  { value, onChange }: Pick<ComboBoxProps, 'value' | 'onChange'>,
) {
  const text = useRef('')
  const forget = () => {
    text.current = ''
  }
  const take = () => {
    const id = typedChoice(items, text.current)
    forget()
    if (id !== null && id !== value) onChange(id)
  }
  const heard = {
    onInputCapture: ({ target }: FormEvent) => {
      if (!(target instanceof HTMLInputElement)) return
      text.current = target.value
      // Nobody types where the focus is not: the browser fills in the form.
      if (target !== document.activeElement) take()
    },
    onKeyDownCapture: ({ key, target }: KeyboardEvent) => {
      const isPointedAt =
        target instanceof HTMLElement && target.getAttribute('aria-activedescendant')
      if (key === 'Escape') forget()
      else if ((key === 'Enter' || key === 'Tab') && !isPointedAt) take()
    },
  }
  return { take, forget, heard }
}

function Option({ item }: { item: ComboBoxItem }) {
  return (
    <ListBoxItem
      id={item.id}
      textValue={item.label}
      isDisabled={item.isDisabled ?? false}
      className={classNames(OPTION, 'selected:font-semibold')}
    >
      {item.icon}
      <Text slot="label" className="min-w-0 flex-1 truncate">
        {item.label}
      </Text>
      {item.description ? (
        <Text slot="description" className="shrink-0 text-sm font-normal text-ink-2">
          {item.description}
        </Text>
      ) : null}
    </ListBoxItem>
  )
}
