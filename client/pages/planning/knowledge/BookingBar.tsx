import { useRef } from 'react'
import type { SectionFrame } from '#content/pages/sectionFrame.ts'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { useBottomBar } from '#client/ui/useBottomBar.ts'

/** Keeps the link to the booking page visible on a phone. */
export function BookingBar({ page }: { page: SectionFrame }) {
  const bar = useRef<HTMLDivElement>(null)
  useBottomBar(bar)
  return (
    <div
      ref={bar}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-4 border-t border-line-2 bg-card px-5 py-2.5 lg:hidden print:hidden"
    >
      <p className="text-sm font-semibold">From {page.section.least}</p>
      <LinkButton size="sm" to={page.section.planPath}>
        {page.section.planTitle}
      </LinkButton>
    </div>
  )
}
