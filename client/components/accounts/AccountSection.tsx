import type { ReactNode } from 'react'
import { Card } from '#client/ui/Card.tsx'

/** A section of an account or team page: its subject at the left, its controls at the right. */
export function AccountSection({
  id,
  title,
  intro,
  children,
}: {
  id: string
  title: string
  intro?: ReactNode
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 border-t border-line pt-8 lg:grid-cols-[18rem_1fr] lg:gap-10"
    >
      <div className="flex min-w-0 flex-col gap-2 wrap-anywhere">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        {intro ? <p className="max-w-prose text-sm text-ink-2">{intro}</p> : null}
      </div>
      <Card className="min-w-0">{children}</Card>
    </section>
  )
}
