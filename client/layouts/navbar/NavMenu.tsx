import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { notifyNavMenu } from '#client/state/contact/navMenu.ts'
import { classNames } from '#client/ui/classNames.ts'
import { isComposing } from '#client/ui/isComposing.ts'

export interface NavMenuProps {
  label: string
  /** The full text of a label that may be truncated. */
  title?: string
  isCurrent: boolean
  /** The links; `close` is called when one is followed. */
  children: (close: () => void, isOpen: boolean) => ReactNode
  /** The button has the focus or the pointer: preload the links' data. */
  onNear?: () => void
  className?: string
  /** The edge of the button that the links align with; wide: the full width below the header. */
  align?: 'start' | 'end' | 'wide'
}

const PANEL =
  'absolute top-full z-40 border-line-2 bg-card outline-none noscript:group-hover/menu:block noscript:group-focus-within/menu:block'
const PLACES = {
  start: 'left-0 mt-2 rounded-card border p-2',
  end: 'right-0 mt-2 rounded-card border p-2',
  wide: 'inset-x-0 max-h-[calc(100dvh-4.5rem)] overflow-auto border-b',
}

/**
 * A button of the navigation that shows links under it. Escape, a click elsewhere and leaving it by Tab close it. Where
 * no script runs, the pointer and the focus open it.
 */
export function NavMenu({
  label,
  title,
  isCurrent,
  children,
  onNear,
  className,
  align = 'start',
}: NavMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const close = () => setOpen(false)

  useEffect(() => {
    notifyNavMenu(panelId, isOpen)
    return () => notifyNavMenu(panelId, false)
  }, [panelId, isOpen])
  useEffect(() => {
    const element = item.current
    if (!element || !isOpen) return
    const left = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setOpen(false)
    }
    const pressed = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && element.contains(target))) setOpen(false)
    }
    const typed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return
      setOpen(false)
      button.current?.focus()
    }
    element.addEventListener('focusout', left)
    element.addEventListener('keydown', typed)
    document.addEventListener('pointerdown', pressed)
    return () => {
      element.removeEventListener('focusout', left)
      element.removeEventListener('keydown', typed)
      document.removeEventListener('pointerdown', pressed)
    }
  }, [isOpen])

  return (
    <li ref={item} className={classNames('group/menu', align !== 'wide' && 'relative')}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        title={title}
        onClick={() => setOpen(!isOpen)}
        onFocus={onNear}
        onPointerEnter={onNear}
        className={classNames(
          'flex min-h-11 items-center gap-1.5 rounded-[7px] px-2 hover:text-cobalt',
          isCurrent && 'underline decoration-2 underline-offset-8',
        )}
      >
        {/* A name can be too long for the header; the menu shows it in full. */}
        <span className="max-w-36 truncate">{label}</span>
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-4 shrink-0 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div
        id={panelId}
        // Keeps the focus inside on a click between the links, since Safari does not focus links.
        tabIndex={-1}
        className={classNames(PANEL, PLACES[align], !isOpen && 'hidden', className)}
      >
        {children(close, isOpen)}
      </div>
    </li>
  )
}
