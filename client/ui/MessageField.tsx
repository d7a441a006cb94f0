import type { KeyboardEvent, Ref } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { classNames } from './classNames.ts'
import { CONTROL_BOX } from './controlStyles.ts'
import { isComposing } from './isComposing.ts'

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
  return (
    <AriaTextField
      aria-label={label}
      value={value}
      onChange={onChange}
      {...(onBlur ? { onBlur } : {})}
      {...(maxLength === undefined ? {} : { maxLength })}
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
    </AriaTextField>
  )
}
