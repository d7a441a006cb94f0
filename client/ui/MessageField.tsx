import { useState, type KeyboardEvent, type Ref } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { classNames } from './classNames.ts'
import { CONTROL_BOX } from './controlStyles.ts'
import { isComposing } from './isComposing.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

export interface MessageFieldProps {
  /** For screen readers; the place and the placeholder say it to others. */
  label: string
  placeholder?: string
  value: string
  onChange: (value: string) => void
  /** Enter sends; Shift+Enter begins a new line. */
  onSend: () => void
  onEscape?: () => void
  onBlur?: () => void
  maxLength?: number
  className?: string
  ref?: Ref<HTMLTextAreaElement>
}

/** Where a message is written; it grows with the text. */
export function MessageField({
  label,
  placeholder,
  value,
  onChange,
  onSend,
  onEscape,
  onBlur,
  maxLength,
  className,
  ref,
}: MessageFieldProps) {
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Escape') onEscape?.()
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    onSend()
  }
  const [isCut, setCut] = useState(false)
  const change = (next: string) => {
    const fits = maxLength === undefined || next.length <= maxLength
    setCut(!fits)
    onChange(fits ? next : firstCharacters(next, maxLength))
  }
  return (
    <AriaTextField
      aria-label={label}
      value={value}
      onChange={change}
      {...(onBlur ? { onBlur } : {})}
      className={classNames('min-w-0', className)}
    >
      <AriaTextArea
        {...(ref ? { ref } : {})}
        {...(placeholder === undefined ? {} : { placeholder })}
        rows={1}
        onKeyDown={press}
        className={classNames(
          CONTROL_BOX,
          'block field-sizing-content h-auto max-h-48 min-h-12 resize-none px-3.5 py-2.5 placeholder:text-ink-3',
        )}
      />
      {/* The place for it is there before, so that it is read out. */}
      <p aria-live="polite" className="text-sm text-orange not-empty:pt-1.5">
        {isCut
          ? `Messages can have ${maxLength?.toLocaleString('en-US')} characters. The rest was cut off.`
          : ''}
      </p>
    </AriaTextField>
  )
}
