import type { SectionPages } from '../marketingPage.ts'
import { page as examples } from './best-campaign-examples.ts'
import { page as formats } from './adformats-specs.ts'
import { page as intro } from './101-strategy-intro.ts'
import { page as market } from './market.ts'
import { page as overview } from './overview.ts'
import { page as prices } from './price-budget-rates-cpm.ts'
import { page as prosAndCons } from './pros-cons-benefits-disadvantages.ts'
import { page as results } from './conversion-kpis.ts'
import { page as rules } from './tips-rules.ts'
import { page as smallBudgets } from './cheap-small-businesses.ts'
import { page as targeting } from './targeting.ts'
import { page as trends } from './trends.ts'

export const PAGES: SectionPages = {
  overview,
  '101-strategy-intro': intro,
  'price-budget-rates-cpm': prices,
  'cheap-small-businesses': smallBudgets,
  targeting,
  'adformats-specs': formats,
  market,
  trends,
  'tips-rules': rules,
  'conversion-kpis': results,
  'best-campaign-examples': examples,
  'pros-cons-benefits-disadvantages': prosAndCons,
}
