import { useEffect, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './classNames.ts'
import { OPTION } from './controlStyles.ts'

export interface ListOptionsItem<Id extends string> {
  id: Id
  label: string
  /** Its line in the list; without one its label. */
  line?: ReactNode
}

export interface ListOptionsProps<Id extends string> extends Omit<
  ComponentProps<'ul'>,
  'id' | 'role' | 'className' | 'children'
> {
  /** Id of the element that opened the list: the list is `{id}-list`, an option `{id}-{index}`. */
  id: string
  items: readonly ListOptionsItem<Id>[]
  /** The active option of the keyboard; -1 for none. */
  active: number
  value: string | null
  onChoose: (id: Id) => void
}

/**
 * The options of an open list. The active one is scrolled into view; a list opens at the selected
 * one.
 */
export function ListOptions<Id extends string>({
  id,
  items,
  active,
  value,
  onChoose,
  ...list
}: ListOptionsProps<Id>) {
  const shownAt = active >= 0 ? active : items.findIndex((item) => item.id === value)
  useEffect(() => {
    document.getElementById(`${id}-${shownAt}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, shownAt])
  return (
    <ul
      {...list}
      id={`${id}-list`}
      role="listbox"
      className="min-h-0 overflow-auto overscroll-contain p-1.5 outline-none"
    >
      {items.map((item, index) => (
        <li
          key={item.id}
          id={`${id}-${index}`}
          role="option"
          // The focus and the keys stay with the element that opened the list.
          tabIndex={-1}
          aria-selected={item.id === value}
          onClick={() => onChoose(item.id)}
          className={classNames(
            OPTION,
            item.id === value && 'font-semibold',
            index === active && 'bg-cobalt-soft',
          )}
        >
          {item.line ?? <span className="min-w-0 flex-1 truncate">{item.label}</span>}
        </li>
      ))}
    </ul>
  )
}
