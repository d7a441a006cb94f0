import type { Forecast, SpreadReason } from '../../forecast/forecast.types.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { formatList } from '#domain/foundation/wording/formatList.ts'
import { MEDIA_WORDS, formatProducts } from './mediaWords.ts'
import {
  formatQuantity,
  formatRounded,
  formatCount,
} from '#domain/foundation/wording/numberWords.ts'

type RangeFacts = Pick<
  Forecast,
  'impressions' | 'avails' | 'spreadReasons' | 'measuredCampaigns' | 'reachable' | 'productCount'
>

/**
 * The expected range, whether it is measured or modeled, why it is wide, and whether it uses most
 * of the available inventory; empty if nothing is bought.
 */
export function rangeSentence(
  forecast: RangeFacts,
  { mediaType, days }: { mediaType: MediaType; days: number },
): string {
  const { impressions, avails, spreadReasons, measuredCampaigns, reachable, productCount } =
    forecast
  const { low, mid, high } = impressions
  if (mid === 0) return ''
  const words: Record<SpreadReason, string> = {
    audience: `${formatRounded(reachable)} people`,
    products: formatProducts(mediaType, productCount),
    days: formatQuantity(days, 'day', 'days'),
  }
  const range = `${formatRounded(low)} to ${formatRounded(high)} ${MEDIA_WORDS[mediaType].impressions}`
  if (measuredCampaigns !== null)
    return `Expect ${range}: 9 of 10 of our last ${formatCount(measuredCampaigns)} campaigns like this ended in this range of their forecast.`
  const below = percentOff(low, mid)
  // The inventory may limit the upper end.
  const percent = below === percentOff(high, mid) ? ` (±${below}%)` : ''
  const reasons = spreadReasons.map((reason) => words[reason])
  const why = reasons.length > 0 ? [`Only ${formatList(reasons, 'and')}, so it may vary more.`] : []
  const most = low === avails.low ? ['This is most of what’s available.'] : []
  return [`Expect ${range}${percent}, by our model.`, ...why, ...most].join(' ')
}

/** The distance of an end of the range from the forecast, in whole percent, at least one. */
const percentOff = (end: number, mid: number): number =>
  Math.max(1, Math.round((Math.abs(end - mid) / mid) * 100))

/** The number of people who pass the screens of a plan, as opposed to residents. */
export function passingSentence({
  reachable,
  regionPopulation,
}: Pick<Forecast, 'reachable' | 'regionPopulation'>): string {
  const people = `About ${formatRounded(reachable)} different people pass these screens in this time`
  return `${people}, wherever they live; ${formatRounded(regionPopulation)} live in the region.`
}
