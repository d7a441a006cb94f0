import type { ReactNode } from 'react'
import { Card } from '#client/ui/Card.tsx'

/** The sheet of the login layout: a title, an explanation and a form. */
export function LoginSheet({
  title,
  intro,
  children,
  foot,
}: {
  title: string
  intro?: ReactNode
  children?: ReactNode
  /** Links below the sheet. */
  foot?: ReactNode
}) {
  return (
    <>
      <Card as="section" className="flex flex-col gap-5 sm:p-8">
        <div className="flex flex-col gap-2">
          <h1 className="text-section">{title}</h1>
          {intro ? <p className="text-ink-2">{intro}</p> : null}
        </div>
        {children}
      </Card>
      {foot ? (
        <div className="mt-5 flex flex-col items-center gap-1 text-center text-ink-2">{foot}</div>
      ) : null}
    </>
  )
}

export const TEXT_LINK =
  'inline-flex min-h-10 items-center max-sm:min-h-11 font-semibold text-cobalt underline underline-offset-4 hover:text-cobalt-dark'
