import { useState } from 'react'
import { classNames } from '#client/ui/classNames.ts'
import { SearchField } from '#client/ui/SearchField.tsx'
import { MAX_SEARCH_LENGTH } from '#domain/foundation/search/searchLength.ts'

interface QueueSearchProps {
  /** What the search covers, also shown in the empty field. */
  label: string
  /** The last submitted search. */
  value: string
  /** Width where there is room; that of most lists if omitted. */
  className?: string
  onAsk: (value: string) => void
}

/** The search of a desk's queue: submits on Enter, and lists everything when cleared. */
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
