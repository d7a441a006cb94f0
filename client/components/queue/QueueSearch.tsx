import { useState } from 'react'
import { SearchField } from '#client/ui/SearchField.tsx'

interface QueueSearchProps {
  /** What is searched, also shown in the empty field. */
  label: string
  /** What was asked last. */
  value: string
  onAsk: (value: string) => void
}

/** The search of a desk's queue: asks with Enter, and for everything when it is cleared. */
export function QueueSearch({ label, value, onAsk }: QueueSearchProps) {
  const [text, setText] = useState(value)
  return (
    <SearchField
      label={label}
      isLabelHidden
      placeholder={label}
      value={text}
      onChange={setText}
      onSubmit={() => onAsk(text.trim())}
      onClear={() => onAsk('')}
      maxLength={100}
      className="w-84 max-sm:w-full"
    />
  )
}
