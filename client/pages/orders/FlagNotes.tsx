import { TriangleAlert } from 'lucide-react'
import { FLAG_ADVICE } from '#domain/order/lineFlags.ts'
import { WARNING_FLAGS, type WarningFlag } from '#domain/order/warningFlags.ts'
import { classNames } from '#client/ui/classNames.ts'

/** The warning flags of a campaign (spec §4), each with what to do about it. */
export function FlagNotes({
  flags,
  className,
}: {
  flags: readonly WarningFlag[]
  className?: string
}) {
  if (flags.length === 0) return null
  return (
    <ul className={classNames('flex flex-col gap-1 text-sm', className)}>
      {flags.map((flag) => (
        <li key={flag} className="flex gap-2">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-orange" />
          <span className="text-ink-2">
            <span className="font-semibold text-ink">{WARNING_FLAGS[flag]}.</span>{' '}
            {FLAG_ADVICE[flag]}
          </span>
        </li>
      ))}
    </ul>
  )
}
