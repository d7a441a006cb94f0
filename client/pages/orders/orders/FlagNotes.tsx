import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { takesCreatives } from '#domain/orders/order/line/creativeEvent.ts'
import type { OfferedRights } from '#domain/accounts/team/teamRole.ts'
import type { LineState, OrderLineType } from '#domain/orders/order/line/lineState.ts'
import { flagAdvice } from '#domain/orders/order/line/lineFlags.ts'
import { WARNING_FLAGS, type WarningFlag } from '#domain/orders/order/line/warningFlags.ts'
import { classNames } from '#client/ui/classNames.ts'

/** Labels of the upload link, by the flag that shows it. */
const UPLOAD_LINKS: Partial<Record<WarningFlag, string>> = {
  no_creatives: 'Upload creatives',
  no_approved_creatives: 'Open creatives',
}

interface FlaggedLine {
  lineId: string
  name: string
  type: OrderLineType
  state: LineState
  rights: OfferedRights
}

interface PayLink {
  to: string
  label: string
}

/** The warning flags of a campaign (Orders 3), each with advice. */
export function FlagNotes({
  flags,
  pay,
  line,
  className,
}: {
  flags: readonly WarningFlag[]
  /** The link to the payment; null without one. */
  pay: PayLink | null
  line: FlaggedLine
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
            {flagAdvice(flag, line)}
            <WayOn flag={flag} pay={pay} line={line} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The link that resolves a flag. */
function WayOn({ flag, pay, line }: { flag: WarningFlag; pay: PayLink | null; line: FlaggedLine }) {
  const uploadLabel =
    takesCreatives(line) && line.rights.uploadCreatives ? UPLOAD_LINKS[flag] : undefined
  const link =
    flag === 'not_paid'
      ? pay
      : uploadLabel && { to: sitePath('upload', { id: line.lineId }), label: uploadLabel }
  if (!link) return null
  return (
    <>
      {' '}
      <Link
        to={link.to}
        className="font-semibold whitespace-nowrap text-cobalt underline underline-offset-3"
        {...(uploadLabel ? { 'aria-label': `${uploadLabel}: ${line.name}` } : {})}
      >
        {link.label}
      </Link>
    </>
  )
}
