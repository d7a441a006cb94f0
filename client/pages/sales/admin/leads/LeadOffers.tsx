import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { Card } from '#client/ui/Card.tsx'
import type { LeadView } from '#domain/sales/lead/leadView.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { FINGER_LINK } from '#client/pages/foundation/admin/fingerLink.ts'

/** The offers of a lead, and their outcome. */
export function LeadOffers({ offers }: Pick<LeadView, 'offers'>) {
  if (offers.length === 0) return null
  return (
    <Card as="section" aria-label="Offers">
      <h3 className="text-subheading">Offers</h3>
      <ul className="mt-2 flex flex-col gap-2 text-sm">
        {offers.map(({ id, number, stateName, totalMinor }) => (
          <li key={id} className="flex flex-wrap gap-x-3">
            <Link
              to={`${sitePath('offers')}?offer=${id}`}
              className={`font-semibold text-cobalt underline underline-offset-3 ${FINGER_LINK}`}
            >
              {number}
            </Link>
            <span className="tabular-nums">{formatUsd(totalMinor)} with tax</span>
            <span className="text-ink-2">{stateName}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
