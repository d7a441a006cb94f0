import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Heading } from 'react-aria-components/Heading'
import { classNames } from './classNames.ts'

export interface DisclosureProps {
  title: ReactNode
  /** Shown at the end of the line: a count, a summary. */
  note?: ReactNode
  children: ReactNode
  isOpen?: boolean
  defaultIsOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  level?: 2 | 3 | 4
  className?: string
}

/** A heading that opens and closes its content. */
export function Disclosure({
  title,
  note,
  children,
  isOpen,
  defaultIsOpen = false,
  onOpenChange,
  level = 3,
  className,
}: DisclosureProps) {
  return (
    <AriaDisclosure
      {...(isOpen === undefined ? {} : { isExpanded: isOpen })}
      {...(onOpenChange ? { onExpandedChange: onOpenChange } : {})}
      defaultExpanded={defaultIsOpen}
      className={classNames('group border-b border-line', className)}
    >
      <Heading level={level} className="font-sans text-base tracking-normal">
        <AriaButton
          slot="trigger"
          className="flex min-h-12 w-full items-center gap-3 rounded-[7px] py-2.5 text-left font-semibold"
        >
          <span className="min-w-0 flex-1">{title}</span>
          {note ? <span className="shrink-0 text-sm font-normal text-ink-2">{note}</span> : null}
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 text-ink-2 transition-transform group-expanded:rotate-180"
          />
        </AriaButton>
      </Heading>
      <DisclosurePanel className="group-expanded:pb-4">{children}</DisclosurePanel>
    </AriaDisclosure>
  )
}
