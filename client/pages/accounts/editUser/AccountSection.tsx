import type { ReactNode } from 'react'
import { Card } from '#client/ui/Card.tsx'

/** A part of the account page: what it is about at the left, what can be done at the right. */
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
      <div className="flex flex-col gap-2">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        {intro ? <p className="max-w-prose text-sm text-ink-2">{intro}</p> : null}
      </div>
      <Card className="min-w-0">{children}</Card>
    </section>
  )
}
