import type { ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { classNames } from './classNames.ts'

const TONES = {
  good: 'text-green selected:border-green selected:bg-green-soft',
  bad: 'text-red selected:border-red selected:bg-red-soft',
  plain: 'text-ink selected:border-ink selected:bg-sand',
} as const
export type ChoiceTone = keyof typeof TONES

/** One of a few large buttons that stay pressed, such as a verdict. */
export function ChoiceButton({
  children,
  icon,
  note,
  tone,
  isSelected,
  isDisabled = false,
  onChange,
}: {
  children: ReactNode
  icon: ReactNode
  /** Below the text: its keyboard shortcut. */
  note?: ReactNode
  tone: ChoiceTone
  isSelected: boolean
  isDisabled?: boolean
  onChange: (isSelected: boolean) => void
}) {
  return (
    <ToggleButton
      isSelected={isSelected}
      isDisabled={isDisabled}
      onChange={onChange}
      className={classNames(
        'flex min-h-16 flex-col items-center justify-center gap-1.5 rounded-control border border-line-2 bg-card px-2 py-2 text-sm font-semibold transition-colors [&_svg]:size-4.5',
        'hovered:border-ink-3 disabled:border-line disabled:bg-sand disabled:text-ink-3',
        TONES[tone],
      )}
    >
      <span className="flex items-center gap-1.5">
        {icon}
        {children}
      </span>
      {note}
    </ToggleButton>
  )
}
