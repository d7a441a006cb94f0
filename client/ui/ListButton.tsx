import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { FloatingList } from './FloatingList.tsx'
import { ListOptions } from './ListOptions.tsx'
import { createTypeahead } from './typeahead.ts'
import { isComposing } from './isComposing.ts'

const PAGE = 5

export interface ListButtonItem<Id extends string> {
  id: Id
  /** The text that typing matches. */
  label: string
  /** The line of the list. */
  line: ReactNode
}

export interface ListButtonProps<Id extends string> {
  /** Names the list for screen readers. */
  label: string
  /** Its text alternative: the list's name and the choice. */
  buttonLabel: string
  items: readonly ListButtonItem<Id>[]
  value: Id
  onChange: (id: Id) => void
  /** Maximum height of the list in pixels. */
  maxHeight: number
  listClassName?: string
  className?: string
  /** The content of the button. */
  children: ReactNode
}

/**
 * A button that shows the choice and opens a list, by the listbox pattern of WAI-ARIA, light enough
 * for a page's first view.
 */
export function ListButton<Id extends string>({
  label,
  buttonLabel,
  items,
  value,
  onChange,
  maxHeight,
  listClassName,
  className,
  children,
}: ListButtonProps<Id>) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={buttonLabel}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        // The press closes the list; otherwise losing the focus would, and the press would open it
        // again.
        onMouseDown={(event) => isOpen && event.preventDefault()}
        onClick={() => (isOpen ? close() : setOpen(true))}
        onKeyDown={(event) => {
          if (isComposing(event) || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
          event.preventDefault()
          setOpen(true)
        }}
        className={className}
      >
        {children}
      </button>
      {isOpen ? (
        <FloatingList anchor={button} maxHeight={maxHeight + 2} className={listClassName}>
          <OpenList
            label={label}
            items={items}
            value={value}
            maxHeight={maxHeight}
            onChoose={(id) => {
              if (id !== value) onChange(id)
              close()
            }}
            onClose={close}
            onLeave={() => setOpen(false)}
          />
        </FloatingList>
      ) : null}
    </>
  )
}

interface OpenListProps<Id extends string> extends Pick<
  ListButtonProps<Id>,
  'label' | 'items' | 'value' | 'maxHeight'
> {
  onChoose: (id: Id) => void
  onClose: () => void
  onLeave: () => void
}

function OpenList<Id extends string>({
  label,
  items,
  value,
  maxHeight,
  onChoose,
  onClose,
  onLeave,
}: OpenListProps<Id>) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      items.findIndex((item) => item.id === value),
    ),
  )
  const [typeahead] = useState(createTypeahead)
  useEffect(() => list.current?.focus({ preventScroll: true }), [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return
    const last = items.length - 1
    const goTo = (at: number) => setActive(Math.max(0, Math.min(last, at)))
    const isLetter =
      event.key.length === 1 && (event.key !== ' ' || typeahead.isGoingOn(event.timeStamp))
    if (isLetter) {
      const labels = items.map((item) => item.label)
      const found = typeahead.find(labels, event.key, active, event.timeStamp)
      if (found >= 0) goTo(found)
    } else if (event.key === 'ArrowDown') goTo(active + 1)
    else if (event.key === 'ArrowUp') goTo(active - 1)
    else if (event.key === 'PageDown') goTo(active + PAGE)
    else if (event.key === 'PageUp') goTo(active - PAGE)
    else if (event.key === 'Home') goTo(0)
    else if (event.key === 'End') goTo(last)
    else if (event.key === 'Enter' || event.key === ' ') {
      const item = items[active]
      if (item) onChoose(item.id)
    } else if (event.key === 'Escape') {
      onClose()
      event.stopPropagation()
    } else if (event.key === 'Tab') {
      // Moves on from the button rather than from the end of the page's top layer.
      onClose()
      return
    } else return
    event.preventDefault()
  }

  return (
    <ListOptions
      ref={list}
      id={id}
      aria-label={label}
      aria-activedescendant={`${id}-${active}`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onBlur={onLeave}
      style={{ maxHeight }}
      items={items}
      active={active}
      value={value}
      onChoose={onChoose}
    />
  )
}
