import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { useState, type KeyboardEvent, type Ref } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { classNames } from './classNames.ts'
import { CONTROL_BOX } from './controlStyles.ts'
import { isComposing } from './isComposing.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

export interface MessageFieldProps {
  /** For screen readers; sighted users have the placeholder and the context. */
  label: string
  placeholder?: string
  value: string
  onChange: (value: string) => void
  /** Enter sends; Shift+Enter starts a new line. */
  onSend: () => void
  onEscape?: () => void
  onBlur?: () => void
  maxLength?: number
  className?: string
  ref?: Ref<HTMLTextAreaElement>
}

/** A message's input, which grows with the text. */
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
      {/* Its element exists in advance, so that it is announced. */}
      <p aria-live="polite" className="text-sm text-orange not-empty:pt-1.5">
        {isCut
          ? `Messages can have ${formatCount(maxLength ?? 0)} characters. The rest was cut off.`
          : ''}
      </p>
    </AriaTextField>
  )
}
