import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import { OPTION } from './controlStyles.ts'

export interface ListOptionProps {
  id: string
  isChosen: boolean
  /** Whether the keys are at it. */
  isActive: boolean
  onChoose: () => void
  children: ReactNode
}

/** One of an open list. The focus and the keys stay with what opened the list. */
export function ListOption({ id, isChosen, isActive, onChoose, children }: ListOptionProps) {
  return (
    <li
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onClick={onChoose}
      className={classNames(OPTION, isChosen && 'font-semibold', isActive && 'bg-cobalt-soft')}
    >
      {children}
    </li>
  )
}
