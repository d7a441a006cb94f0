import { formatDecimal } from '#domain/foundation/wording/decimalWords.ts'
import { useRef, useState } from 'react'
import { BoxedInput } from './BoxedInput.tsx'
import { isComposing } from './isComposing.ts'
import type { NumberField, NumberFieldProps } from './NumberField.tsx'
import type { Entered } from './useNumberText.ts'

interface Loaded {
  NumberField: typeof NumberField
  entered: Entered
}

/**
 * A live NumberField that adds no page weight until it is used. It carries over text typed before
 * it loads.
 */
export function LateNumberField(props: NumberFieldProps) {
  const { label, value, currency, maxDecimals = 0, isLabelHidden = false, suffix } = props
  const plain = useRef<HTMLInputElement>(null)
  /** Enter was pressed last, so the text is complete. */
  const isEnded = useRef(false)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const load = async (): Promise<void> => {
    const { NumberField } = await import('./NumberField.tsx')
    const input = plain.current
    if (!input) return
    const hasFocus = input === document.activeElement
    const selection: Entered['selection'] = [input.selectionStart, input.selectionEnd]
    setLoaded({
      NumberField,
      entered: {
        text: input.value,
        selection: hasFocus ? selection : null,
        isEnded: isEnded.current,
      },
    })
  }
  if (loaded) return <loaded.NumberField {...props} isLive entered={loaded.entered} />
  const text = value === null ? '' : `${currency ? '$' : ''}${formatDecimal(value, maxDecimals)}`
  return (
    <BoxedInput
      // A changed value resets the text.
      key={text}
      ref={plain}
      label={label}
      isLabelHidden={isLabelHidden}
      {...(suffix ? { suffix } : {})}
      {...(props.className ? { className: props.className } : {})}
      role="spinbutton"
      autoComplete="off"
      defaultValue={text}
      onFocus={() => void load()}
      onInput={() => void load()}
      onKeyDown={(event) => {
        isEnded.current = event.key === 'Enter' && !isComposing(event)
      }}
    />
  )
}
