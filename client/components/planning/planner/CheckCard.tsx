import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox } from 'react-aria-components/Checkbox'
import { classNames } from '#client/ui/classNames.ts'

interface CheckCardProps {
  title: string
  description: string
  isSelected: boolean
  isDisabled?: boolean
  onChange: (isSelected: boolean) => void
  /** A picture above the text. */
  children: ReactNode
}

/** A card that is selected or not. */
export function CheckCard({ title, description, children, ...state }: CheckCardProps) {
  const { isSelected } = state
  return (
    <Checkbox
      {...state}
      className="flex h-full flex-col gap-3 rounded-control border border-line-2 bg-card p-3 transition-colors hovered:border-ink-3 disabled:border-dashed disabled:opacity-70 selected:border-cobalt selected:bg-cobalt-soft"
    >
      {children}
      <span className="flex items-start gap-3">
        <span
          aria-hidden="true"
          className={classNames(
            'mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-[5px] border text-white',
            isSelected ? 'border-cobalt bg-cobalt' : 'border-ink-3 bg-card',
          )}
        >
          {isSelected ? <Check className="size-3.5" strokeWidth={3} /> : null}
        </span>
        <span className="flex min-w-0 flex-col gap-0.5">
          <span className="font-semibold">{title}</span>
          <span className="text-sm text-ink-2">{description}</span>
        </span>
      </span>
    </Checkbox>
  )
}
