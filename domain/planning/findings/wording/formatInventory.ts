import { topicsFor } from '#domain/catalogue/topic.ts'
import type { CampaignPlan } from '../../campaign/campaignPlan.ts'
import { MEDIA_WORDS, formatProducts } from './mediaWords.ts'
import { formatList } from '#domain/foundation/wording/formatList.ts'

/**
 * The inventory in words: "all topics, 212 websites", "Cooking and Travel, 14 websites", "46
 * screens".
 */
export function formatInventory(plan: CampaignPlan, productCount: number): string {
  const count = formatProducts(plan.mediaType, productCount)
  const chosen = formatTopic(plan)
  return chosen === '' ? count : `${chosen}, ${count}`
}

/** The chosen topics in words: "all topics", "Cooking and Travel", "12 of 27 topics", or empty for none. */
export function formatTopic({ mediaType, inventory }: CampaignPlan): string {
  const all = topicsFor(mediaType)
  const chosen = all.filter(({ id }) => inventory.topics.includes(id))
  const { topics } = MEDIA_WORDS[mediaType]
  if (chosen.length === 0) return ''
  if (chosen.length === all.length) return `all ${topics}`
  if (chosen.length > 3) return `${chosen.length} of ${all.length} ${topics}`
  return formatList(
    chosen.map(({ label }) => label),
    'and',
  )
}
