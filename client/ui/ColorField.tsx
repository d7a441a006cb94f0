import { useId, useState } from 'react'
import { CONTROL_BOX, LABEL } from './controlStyles.ts'
import { classNames } from './classNames.ts'

export interface ColorFieldProps {
  label: string
  /** #rrggbb. */
  value: string
  /** Called only with a complete #rrggbb; incomplete text stays in the field. */
  onChange: (value: string) => void
  /** The problem with the present color. */
  errorMessage?: string | undefined
  className?: string
}

const HEX = /^#?([0-9a-f]{6})$/i

/** A color, by the browser's own picker or typed as #rrggbb. */
export function ColorField({ label, value, onChange, errorMessage, className }: ColorFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && !HEX.test(typed.trim())
  const message = isWrong ? 'Please enter a color such as #1A2B3C.' : errorMessage
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      <div className="relative">
        <input
          type="color"
          aria-label={`${label}, color picker`}
          value={value}
          onChange={(event) => {
            setTyped(null)
            onChange(event.target.value)
          }}
          className="absolute inset-y-0 left-0 h-12 w-13 cursor-pointer rounded-l-control border border-line-2 bg-transparent p-1.5"
        />
        <input
          id={id}
          type="text"
          spellCheck={false}
          autoComplete="off"
          maxLength={7}
          value={typed ?? value.toUpperCase()}
          aria-invalid={message !== undefined}
          aria-describedby={message === undefined ? undefined : `${id}-note`}
          onChange={(event) => {
            const text = event.target.value
            setTyped(text)
            const [, digits] = HEX.exec(text.trim()) ?? []
            if (digits) onChange(`#${digits.toLowerCase()}`)
          }}
          onBlur={() => setTyped(null)}
          className={classNames(
            CONTROL_BOX,
            'pr-3 pl-16 tabular-nums',
            message === undefined ? '' : 'border-red',
          )}
        />
      </div>
      {message === undefined ? null : (
        <p id={`${id}-note`} className="text-sm font-medium text-red">
          {message}
        </p>
      )}
    </div>
  )
}
