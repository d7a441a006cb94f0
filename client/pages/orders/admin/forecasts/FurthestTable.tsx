import { Link } from 'react-router'
import { type Column, DataTable } from '#client/ui/DataTable.tsx'
import { FINGER_LINK } from '#client/pages/foundation/admin/fingerLink.ts'
import { sitePath } from '#content/sitePaths.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaTypes.ts'
import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import type { FarCampaign } from '#domain/orders/admin/forecastAccuracy.ts'
import { formatChange } from './formatChange.ts'

const LINK = `font-semibold whitespace-nowrap text-cobalt underline-offset-3 hover:underline ${FINGER_LINK}`

const COLUMNS: readonly Column<FarCampaign>[] = [
  {
    id: 'order',
    header: 'Order',
    cell: ({ orderId, orderNumber }) => (
      <Link to={sitePath('adminOrder', { id: orderId })} className={LINK}>
        AMD-{orderNumber}
      </Link>
    ),
  },
  { id: 'campaign', header: 'Campaign', cell: ({ name }) => name },
  { id: 'medium', header: 'Medium', cell: ({ mediaType }) => MEDIA_TYPE_NAMES[mediaType] },
  { id: 'market', header: 'Market', cell: ({ market }) => market },
  {
    id: 'forecast',
    header: 'Forecast',
    isNumeric: true,
    cell: ({ forecast }) => formatCount(forecast),
  },
  {
    id: 'delivered',
    header: 'Delivered',
    isNumeric: true,
    cell: ({ delivered }) => formatCount(delivered),
  },
  {
    id: 'difference',
    header: 'Difference',
    isNumeric: true,
    cell: ({ delivered, forecast }) => formatChange(delivered / forecast - 1),
  },
  {
    id: 'ended',
    header: 'Ended',
    className: 'whitespace-nowrap',
    cell: ({ endedAt }) => formatDay(endedAt.slice(0, 10)),
  },
]

/** The campaigns with the largest forecast errors, with links to their orders. */
export const FurthestTable = ({ campaigns }: { campaigns: readonly FarCampaign[] }) => (
  <DataTable
    caption="Campaigns furthest from their forecast"
    columns={COLUMNS}
    rows={campaigns}
    keyOf={({ lineId }) => lineId}
    className="mt-4"
  />
)
