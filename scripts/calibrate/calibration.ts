import type { PlanRegion } from '#domain/foundation/geo/planRegion.ts'
import { MEDIA_TYPE_NAMES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { forecastMarket } from '#domain/planning/measured/forecastMarket.ts'
import { LEAST_CAMPAIGNS, measuredBand } from '#domain/planning/measured/measuredBand.ts'

/** A campaign that ran to its end as booked. */
export interface RanCampaign {
  orderNumber: number
  lineId: string
  name: string
  mediaType: MediaType
  /** JSON. */
  region: string
  forecast: number
  delivered: number
}

/**
 * Campaigns that ended as booked, with their saved forecast and their delivery: not stopped, paused,
 * changed or extended.
 */
export const RAN_CAMPAIGNS_SQL = `
  SELECT o.number AS orderNumber, l.id AS lineId, l.name AS name, l.media_type AS mediaType,
    json_extract(l.plan, '$.region') AS region, json_extract(l.impressions, '$.mid') AS forecast,
    l.delivered_impressions AS delivered
  FROM order_lines l JOIN orders o ON o.id = l.order_id
  WHERE l.type = 'campaign' AND l.state IN ('ended', 'fell_short') AND l.stopped_at IS NULL
    AND l.extension IS NULL AND l.agreed IS NULL AND l.pauses IS NULL AND json_extract(l.impressions, '$.mid') > 0
  ORDER BY o.number, l.position`

const WORST = 20

const ratioOf = ({ delivered, forecast }: RanCampaign) => delivered / forecast

const marketOf = ({ region }: RanCampaign): string =>
  forecastMarket(JSON.parse(region) as PlanRegion)

const percent = (part: number) => `${part >= 0 ? '+' : ''}${(part * 100).toFixed(1)}%`

/** The report: bias and band of forecasts by medium and by market, and the 20 campaigns with the largest error. */
export function formatCalibration(campaigns: readonly RanCampaign[]): string {
  if (campaigns.length === 0) return 'No campaign has ended yet, so nothing can be compared.'
  const groups = new Map<string, RanCampaign[]>([['All campaigns', [...campaigns]]])
  const put = (key: string, campaign: RanCampaign) =>
    groups.set(key, [...(groups.get(key) ?? []), campaign])
  for (const campaign of campaigns) put(MEDIA_TYPE_NAMES[campaign.mediaType], campaign)
  for (const campaign of campaigns)
    put(`${MEDIA_TYPE_NAMES[campaign.mediaType]}, ${marketOf(campaign)}`, campaign)
  const worst = campaigns
    .toSorted((a, b) => Math.abs(ratioOf(b) - 1) - Math.abs(ratioOf(a) - 1))
    .slice(0, WORST)
  return [
    'Delivered impressions against the forecast saved with each order:',
    ...[...groups].map(([name, own]) => `  ${name}: ${bandWords(own)}`),
    '',
    'Furthest from their forecast:',
    ...worst.map(
      (one) =>
        `  AMD-${one.orderNumber} ${one.lineId} "${one.name}": ${one.delivered.toLocaleString('en-US')} of ${one.forecast.toLocaleString('en-US')} (${percent(ratioOf(one) - 1)})`,
    ),
  ].join('\n')
}

function bandWords(campaigns: readonly RanCampaign[]): string {
  const count = `${campaigns.length} ${campaigns.length === 1 ? 'campaign' : 'campaigns'}`
  const band = measuredBand(campaigns.map(ratioOf))
  if (!band) return `${count}, a band needs ${LEAST_CAMPAIGNS}`
  return `${count}, median ${percent(band.bias)}, 90% between ${percent(band.low - 1)} and ${percent(band.high - 1)}`
}
