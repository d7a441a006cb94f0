import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { notifyNavMenu } from '#client/state/realtime/navMenu.ts'
import { classNames } from '#client/ui/classNames.ts'

export interface NavMenuProps {
  label: string
  isCurrent: boolean
  /** The links; `close` is called when one is followed. */
  children: (close: () => void) => ReactNode
  className?: string
  /** Which edge of the button the links keep to. */
  align?: 'start' | 'end'
}

/** A button of the navigation that shows links under it. Escape, a click elsewhere and leaving it by Tab close it. */
export function NavMenu({ label, isCurrent, children, className, align = 'start' }: NavMenuProps) {
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
    const typed = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
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
    <li ref={item} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
        className={classNames(
          'flex min-h-11 items-center gap-1.5 rounded-[7px] px-2 hover:text-cobalt',
          isCurrent && 'underline decoration-2 underline-offset-8',
        )}
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-4 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div
        id={panelId}
        hidden={!isOpen}
        // Keeps the focus inside on a press between the links, also where links take none (Safari).
        tabIndex={-1}
        className={classNames(
          'absolute top-full z-40 mt-2 rounded-card border border-line-2 bg-card p-2 outline-none',
          align === 'end' ? 'right-0' : 'left-0',
          className,
        )}
      >
        {children(close)}
      </div>
    </li>
  )
}
