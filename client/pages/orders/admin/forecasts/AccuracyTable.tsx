import { type Column, DataTable } from '#client/ui/DataTable.tsx'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaTypes.ts'
import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import type { MarketAccuracy } from '#domain/orders/admin/forecastAccuracy.ts'
import { LEAST_CAMPAIGNS } from '#domain/planning/measured/measuredBand.ts'
import { formatChange } from './formatChange.ts'

const COLUMNS: readonly Column<MarketAccuracy>[] = [
  { id: 'medium', header: 'Medium', cell: ({ mediaType }) => MEDIA_TYPE_NAMES[mediaType] },
  { id: 'market', header: 'Market', cell: ({ market }) => market || 'All markets' },
  {
    id: 'campaigns',
    header: 'Campaigns',
    isNumeric: true,
    cell: ({ campaigns }) => formatCount(campaigns),
  },
  {
    id: 'bias',
    header: 'Bias (median)',
    isNumeric: true,
    cell: ({ band }) => (band ? formatChange(band.bias) : '–'),
  },
  {
    id: 'spread',
    header: '9 of 10 between',
    isNumeric: true,
    cell: ({ band }) =>
      band ? `${formatChange(band.low - 1)} and ${formatChange(band.high - 1)}` : '–',
  },
  {
    id: 'shown',
    header: 'The planner shows',
    cell: ({ band, campaigns }) =>
      band ? 'The measured range' : `Our model; ${LEAST_CAMPAIGNS - campaigns} to go`,
  },
]

/** Bias and spread of the forecasts of each medium and measured market. */
export const AccuracyTable = ({ rows }: { rows: readonly MarketAccuracy[] }) => (
  <DataTable
    caption="Bias and spread by medium and market"
    columns={COLUMNS}
    rows={rows}
    keyOf={({ mediaType, market }) => `${mediaType} ${market}`}
  />
)
