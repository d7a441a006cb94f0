import type { Forecast, SpreadReason } from '../forecast/forecast.types.ts'
import type { MediaType } from '../media/mediaType.ts'
import { listWords } from './listWords.ts'
import { productsWords } from './mediaWords.ts'
import { countWords, roundedWords } from './numberWords.ts'

type RangeFacts = Pick<
  Forecast,
  'impressions' | 'avails' | 'spreadReasons' | 'reachable' | 'productCount'
>

/** One sentence on how far delivery may stray from the forecast, and why; none where nothing is bought. */
export function rangeSentence(
  forecast: RangeFacts,
  { mediaType, days }: { mediaType: MediaType; days: number },
): string {
  const { impressions, avails, spreadReasons, reachable, productCount } = forecast
  const { low, mid } = impressions
  if (mid === 0) return ''
  const words: Record<SpreadReason, string> = {
    audience: `${roundedWords(reachable)} people can see it`,
    products: `${productsWords(mediaType, productCount)} ${productCount === 1 ? 'carries' : 'carry'} it`,
    days: `it runs ${countWords(days, 'day', 'days')}`,
  }
  const reasons = spreadReasons.map((reason) => words[reason])
  const only = reasons.length > 0 ? [`only ${listWords(reasons, 'and')}`] : []
  const most = low === avails.low ? ['it takes most of what there is'] : []
  const percent = Math.max(1, Math.round(((mid - low) / mid) * 100))
  const why = [...only, ...most].join('; ')
  return `May differ by about ${percent}%${why === '' ? ', as every forecast does' : `: ${why}`}.`
}

/** Whom the screens of a plan meet: who passes them, which is not who lives there. */
export function passingSentence({
  reachable,
  regionPopulation,
}: Pick<Forecast, 'reachable' | 'regionPopulation'>): string {
  const people = `About ${roundedWords(reachable)} different people pass these screens in this time`
  return `${people}, wherever they live; ${roundedWords(regionPopulation)} live in the region.`
}
