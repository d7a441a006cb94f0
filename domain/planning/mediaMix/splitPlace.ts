import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { assessPlan } from '../assessment/assessPlan.ts'
import { minBudgetMinor } from '../assessment/minBudget.ts'
import type { PlanReference } from '../assessment/planReference.ts'
import {
  ageShare,
  GENDER_SHARES,
  TARGETABLE_POPULATION_SHARE,
} from '../audience/ageDistribution.ts'
import type { CampaignPlan } from '../campaign/campaignPlan.ts'
import { passingParts, reachJoiner } from '../combined/combinedReach.ts'
import { boughtOf, type Bought } from '../forecast/forecast.ts'
import { priceSchedule } from '../pricing/priceSchedule.ts'

/** A medium in a budget split. Amounts are USD cents. */
export interface SplitMedium {
  mediaType: MediaType
  minBudgetMinor: number
  /** More cannot be spent. */
  maxBudgetMinor: number
  boughtAt: (budgetMinor: number) => Bought
  /** The share of its reach who only pass without living there: 0 except for billboards. */
  passingPart: number
}

/** The media of one place with inventory. */
export interface SplitPlace {
  /** Billboards come last. */
  media: SplitMedium[]
  /** Residents of the place who match the audience by age and gender, whatever they use. */
  residents: number
  /** People reached once, from the reach of each medium in the order of `media`. */
  join: (reaches: readonly number[]) => number
}

/** The limits and reach of one place's plans in different media. Ignores their own budgets. */
export function splitPlace(
  plans: readonly { plan: CampaignPlan; reference: PlanReference }[],
): SplitPlace {
  const known = plans.map(({ plan, reference }) => {
    const assessment = assessPlan(plan, reference)
    const schedule = priceSchedule(assessment)
    const boughtAt = (budgetMinor: number) =>
      boughtOf({ ...assessment, plan: { ...plan, budgetMinor } }, schedule)
    const least = minBudgetMinor(assessment)
    const medium = {
      mediaType: plan.mediaType,
      minBudgetMinor: least,
      maxBudgetMinor: schedule.maxBudgetMinor,
      boughtAt,
    }
    return { medium, line: { key: plan.mediaType, assessment, region: reference.region } }
  })
  const sold = known.filter(
    ({ medium }) =>
      medium.maxBudgetMinor >= medium.minBudgetMinor &&
      medium.boughtAt(medium.minBudgetMinor).reach > 0,
  )
  sold.sort(
    (a, b) => Number(isOnScreens(a.medium.mediaType)) - Number(isOnScreens(b.medium.mediaType)),
  )
  const [first] = sold
  const passing = passingParts(sold.map(({ line }) => line))
  return {
    media: sold.map(({ medium }, at) => ({ ...medium, passingPart: passing[at] ?? 0 })),
    residents: first ? matchingResidents(first.line.assessment) : 0,
    join: reachJoiner(sold.map(({ line }) => line)),
  }
}

function matchingResidents({ plan, region }: ReturnType<typeof assessPlan>): number {
  const { gender, ageFrom, ageTo } = plan.audience
  const share = GENDER_SHARES[gender] * ageShare(ageFrom, ageTo)
  return region.population * TARGETABLE_POPULATION_SHARE * share
}
