import { createContext, useContext, useId, useMemo, type ReactNode } from 'react'
import { FieldErrorContext } from 'react-aria-components/FieldError'
import { LabelContext } from 'react-aria-components/Label'
import { TextContext } from 'react-aria-components/Text'
import { classNames } from './classNames.ts'
import { FIELD } from './controlStyles.ts'
import { FieldLabel, FieldNotes, type FieldText } from './FieldParts.tsx'

export interface RadioGroupProps<Value extends string> extends FieldText {
  value: Value | null
  onChange: (value: Value) => void
  /** Radio or RadioCard elements. */
  children: ReactNode
  className?: string
  /** Classes of the options' container: a column by default. */
  listClassName?: string
}

interface GroupState {
  name: string
  value: string | null
  isInvalid: boolean
  choose: (value: string) => void
}

const GroupContext = createContext<GroupState | null>(null)

/** One of a few visible options, with the browser's own radio buttons, which add no page weight. */
export function RadioGroup<Value extends string>({
  label,
  description,
  errorMessage,
  isRequired,
  value,
  onChange,
  children,
  className,
  listClassName = 'flex flex-col',
}: RadioGroupProps<Value>) {
  const name = useId()
  const isInvalid = Boolean(errorMessage)
  const ids = { label: `${name}-label`, description: `${name}-about`, error: `${name}-error` }
  const notes = [description ? ids.description : '', errorMessage ? ids.error : '']
  const group = {
    name,
    value,
    isInvalid,
    choose: (chosen: string) => onChange(chosen as Value),
  }
  return (
    <div
      role="radiogroup"
      aria-labelledby={ids.label}
      aria-describedby={notes.filter(Boolean).join(' ') || undefined}
      aria-required={isRequired || undefined}
      aria-invalid={isInvalid || undefined}
      className={classNames(FIELD, className)}
    >
      <LabelContext value={{ id: ids.label, elementType: 'span' }}>
        <FieldLabel label={label} isRequired={isRequired} />
      </LabelContext>
      <div className={listClassName}>
        <GroupContext value={group}>{children}</GroupContext>
      </div>
      <NotesOf ids={ids} isInvalid={isInvalid}>
        <FieldNotes description={description} errorMessage={errorMessage} />
      </NotesOf>
    </div>
  )
}

interface NotesOfProps {
  ids: { description: string; error: string }
  isInvalid: boolean
  children: ReactNode
}

function NotesOf({ ids, isInvalid, children }: NotesOfProps) {
  const slots = { description: { id: ids.description }, errorMessage: { id: ids.error } }
  const validity = useMemo(
    () => ({ isInvalid, validationErrors: [], validationDetails: {} as ValidityState }),
    [isInvalid],
  )
  return (
    <TextContext value={{ slots }}>
      <FieldErrorContext value={validity}>{children}</FieldErrorContext>
    </TextContext>
  )
}

const FOCUS =
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-cobalt'

interface RadioProps {
  value: string
  children: ReactNode
  isDisabled?: boolean
  className?: string
}

export function Radio({ value, children, isDisabled = false, className }: RadioProps) {
  return (
    <label
      className={classNames(
        'group relative flex min-h-10 items-center gap-3 rounded-[7px] py-1.5 has-disabled:text-ink-3 max-sm:min-h-11',
        FOCUS,
        className,
      )}
    >
      <RadioInput value={value} isDisabled={isDisabled} />
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  )
}

export interface RadioCardProps {
  value: string
  title: ReactNode
  description?: ReactNode
  icon?: ReactNode
  /** Shown at the end: a price. */
  note?: ReactNode
  isDisabled?: boolean
  className?: string
}

/** A radio with room for an explanation. */
export function RadioCard({
  value,
  title,
  description,
  icon,
  note,
  isDisabled = false,
  className,
}: RadioCardProps) {
  return (
    <label
      className={classNames(
        'group relative flex items-start gap-3 rounded-control border border-line-2 bg-card p-4 transition-colors',
        'hover:border-ink-3 has-checked:border-cobalt has-checked:bg-cobalt-soft has-disabled:border-line-2 has-disabled:bg-sand has-disabled:text-ink-3',
        FOCUS,
        className,
      )}
    >
      <RadioInput value={value} isDisabled={isDisabled} />
      {icon}
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="font-semibold">{title}</span>
        {description ? <span className="text-sm text-ink-2">{description}</span> : null}
      </span>
      {note ? <span className="shrink-0 text-sm font-semibold">{note}</span> : null}
    </label>
  )
}

/** The browser's radio button, visually hidden, and the dot that represents it. */
function RadioInput({ value, isDisabled }: { value: string; isDisabled: boolean }) {
  const group = useContext(GroupContext)
  if (!group) throw new Error('A radio button needs a RadioGroup around it.')
  return (
    <>
      <input
        type="radio"
        name={group.name}
        value={value}
        checked={value === group.value}
        disabled={isDisabled}
        onChange={() => group.choose(value)}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className={classNames(
          'mt-0.5 size-5 shrink-0 rounded-full border bg-card transition-all',
          group.isInvalid ? 'border-red' : 'border-ink-3 group-hover:border-ink',
          'peer-checked:border-[6px] peer-checked:border-cobalt peer-disabled:border-line-2',
        )}
      />
    </>
  )
}
