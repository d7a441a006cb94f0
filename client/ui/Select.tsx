import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { Text } from 'react-aria-components/Text'
import { classNames } from './classNames.ts'
import { CONTROL_BOX, FIELD, FLOATING, OPTION } from './controlStyles.ts'
import { FieldLabel, FieldNotes, type FieldText } from './FieldParts.tsx'

export interface SelectOption<Id extends string = string> {
  id: Id
  label: string
  /** A second line in the list. */
  description?: string
  /** An icon before the label. */
  icon?: ReactNode
  isDisabled?: boolean
}

export interface SelectProps<Id extends string> extends FieldText {
  options: readonly SelectOption<Id>[]
  value: Id | null
  onChange: (value: Id) => void
  onBlur?: () => void
  placeholder?: string
  name?: string
  autoComplete?: string
  isDisabled?: boolean
  className?: string
}

/** One option of a short list. For long lists use ComboBox. */
export function Select<Id extends string>({
  label,
  description,
  errorMessage,
  isRequired,
  options,
  value,
  onChange,
  placeholder = 'Please choose',
  className,
  ...props
}: SelectProps<Id>) {
  const selected = options.find((option) => option.id === value)
  return (
    <AriaSelect
      {...props}
      value={value}
      onChange={(next) => {
        if (next !== null) onChange(next as Id)
      }}
      placeholder={placeholder}
      isRequired={isRequired ?? false}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={classNames(FIELD, className)}
    >
      <FieldLabel label={label} isRequired={isRequired} />
      <AriaButton
        className={classNames(
          CONTROL_BOX,
          'flex items-center gap-2.5 px-3.5 text-left',
          errorMessage && 'border-red',
        )}
      >
        <SelectValue className="flex min-w-0 flex-1 items-center gap-2.5 placeholder-shown:text-ink-3">
          {({ isPlaceholder, defaultChildren }) =>
            isPlaceholder || !selected ? (
              defaultChildren
            ) : (
              <>
                {selected.icon}
                <span className="truncate">{selected.label}</span>
              </>
            )
          }
        </SelectValue>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-2" />
      </AriaButton>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <AriaPopover offset={6} className={classNames(FLOATING, 'w-(--trigger-width) min-w-48')}>
        <ListBox items={options} className="max-h-80 overflow-auto p-1.5 outline-none">
          {(option) => <Option option={option} />}
        </ListBox>
      </AriaPopover>
    </AriaSelect>
  )
}

function Option({ option }: { option: SelectOption }) {
  return (
    <ListBoxItem
      id={option.id}
      textValue={option.label}
      isDisabled={option.isDisabled ?? false}
      className={OPTION}
    >
      {({ isSelected }) => (
        <>
          {option.icon}
          <span className="min-w-0 flex-1">
            <Text slot="label" className="block truncate">
              {option.label}
            </Text>
            {option.description ? (
              <Text slot="description" className="block text-sm text-ink-2">
                {option.description}
              </Text>
            ) : null}
          </span>
          {isSelected ? <Check aria-hidden="true" className="size-4 shrink-0 text-cobalt" /> : null}
        </>
      )}
    </ListBoxItem>
  )
}
