import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '#client/ui/classNames.ts'

/** The page of one document, such as an order or invoice, with a link back to its list. */
export function DocumentFrame({
  back,
  className,
  children,
}: {
  /** Null without a list to return to. */
  back: { to: string; label: string } | null
  className?: string
  children: ReactNode
}) {
  return (
    <div className={classNames('page-width pt-6 pb-24 lg:pt-8 print:p-0', className)}>
      {back ? (
        <Link
          to={back.to}
          className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-ink-2 hover:text-ink print:hidden"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {back.label}
        </Link>
      ) : null}
      {children}
    </div>
  )
}
