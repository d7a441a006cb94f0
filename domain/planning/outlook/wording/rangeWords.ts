import type { Forecast, SpreadReason } from '../../forecast/forecast.types.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { listWords } from '#domain/foundation/wording/listWords.ts'
import { MEDIA_WORDS, productsWords } from './mediaWords.ts'
import { countWords, roundedWords } from '#domain/foundation/wording/numberWords.ts'

type RangeFacts = Pick<
  Forecast,
  'impressions' | 'avails' | 'spreadReasons' | 'reachable' | 'productCount'
>

/** The range to expect, why it is wide, and whether it takes most of what is for sale; empty where nothing is bought. */
export function rangeSentence(
  forecast: RangeFacts,
  { mediaType, days }: { mediaType: MediaType; days: number },
): string {
  const { impressions, avails, spreadReasons, reachable, productCount } = forecast
  const { low, mid, high } = impressions
  if (mid === 0) return ''
  const words: Record<SpreadReason, string> = {
    audience: `${roundedWords(reachable)} people`,
    products: productsWords(mediaType, productCount),
    days: countWords(days, 'day', 'days'),
  }
  const below = percentOff(low, mid)
  // What is for sale may cap the upper end.
  const percent = below === percentOff(high, mid) ? ` (±${below}%)` : ''
  const range = `${roundedWords(low)} to ${roundedWords(high)} ${MEDIA_WORDS[mediaType].impressions}`
  const reasons = spreadReasons.map((reason) => words[reason])
  const why = reasons.length > 0 ? [`Only ${listWords(reasons, 'and')}, so it may vary more.`] : []
  const most = low === avails.low ? ['This is most of what’s available.'] : []
  return [`Expect ${range}${percent}.`, ...why, ...most].join(' ')
}

/** How far an end of the range is from the forecast, in whole percent and at least one. */
const percentOff = (end: number, mid: number): number =>
  Math.max(1, Math.round((Math.abs(end - mid) / mid) * 100))

/** How many people pass the screens of a plan, who are not those that live there. */
export function passingSentence({
  reachable,
  regionPopulation,
}: Pick<Forecast, 'reachable' | 'regionPopulation'>): string {
  const people = `About ${roundedWords(reachable)} different people pass these screens in this time`
  return `${people}, wherever they live; ${roundedWords(regionPopulation)} live in the region.`
}
