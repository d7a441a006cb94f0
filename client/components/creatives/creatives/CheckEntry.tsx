import { CircleCheck, Info, Loader, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const ICONS = {
  good: <CircleCheck aria-hidden="true" className="text-green" />,
  advice: <Info aria-hidden="true" className="text-cobalt" />,
  warning: <TriangleAlert aria-hidden="true" className="text-orange" />,
  open: <Loader aria-hidden="true" className="text-ink-3" />,
} as const

/** One check with its result. */
export function CheckEntry({
  kind,
  title,
  children,
}: {
  kind: keyof typeof ICONS
  title: string
  children: ReactNode
}) {
  return (
    <li className="flex gap-3 py-2.5 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0">
      {ICONS[kind]}
      <div className="min-w-0 wrap-anywhere">
        <p className="text-sm font-semibold">{title}</p>
        <p className="text-sm text-ink-2">{children}</p>
      </div>
    </li>
  )
}
