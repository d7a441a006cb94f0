import { useState } from 'react'
import { classNames } from '#client/ui/classNames.ts'
import { SearchField } from '#client/ui/SearchField.tsx'
import { MAX_SEARCH_LENGTH } from '#domain/foundation/search/searchText.ts'

interface QueueSearchProps {
  /** What is searched, also shown in the empty field. */
  label: string
  /** What was asked last. */
  value: string
  /** How wide it is where there is room; as the field of most lists if left out. */
  className?: string
  onAsk: (value: string) => void
}

/** The search of a desk's queue: asks with Enter, and for everything when it is cleared. */
export function QueueSearch({ label, value, className = 'w-84', onAsk }: QueueSearchProps) {
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
      maxLength={MAX_SEARCH_LENGTH}
      className={classNames(className, 'max-sm:w-full')}
    />
  )
}
