import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'

export type CalloutTone = 'info' | 'warning' | 'error' | 'success'

const TONES = {
  info: { Icon: Info, box: 'border-cobalt/30 bg-cobalt-soft', icon: 'text-cobalt' },
  warning: { Icon: TriangleAlert, box: 'border-amber bg-amber-soft', icon: 'text-orange' },
  error: { Icon: CircleAlert, box: 'border-red/35 bg-red-soft', icon: 'text-red' },
  success: { Icon: CircleCheck, box: 'border-green/30 bg-green-soft', icon: 'text-green' },
} as const satisfies Record<CalloutTone, unknown>

export interface CalloutProps {
  tone?: CalloutTone
  title?: ReactNode
  children?: ReactNode
  /** Buttons below the text. */
  actions?: ReactNode
  /** Announces it to screen readers when it appears; the default for errors. */
  isLive?: boolean
  className?: string
}

/** A message about the content around it. */
export function Callout({
  tone = 'info',
  title,
  children,
  actions,
  isLive = tone === 'error',
  className,
}: CalloutProps) {
  const { Icon, box, icon } = TONES[tone]
  return (
    <div
      {...(isLive ? { role: tone === 'error' ? 'alert' : 'status' } : {})}
      className={classNames('flex gap-3 rounded-control border p-4 text-ink', box, className)}
    >
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-5 shrink-0', icon)} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className="text-sm text-ink-2">{children}</div> : null}
        {actions ? <div className="mt-2 flex flex-wrap gap-2">{actions}</div> : null}
      </div>
    </div>
  )
}
