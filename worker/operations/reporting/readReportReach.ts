import { assessPlan } from '#domain/planning/assessment/assessPlan.ts'
import { combinedReach, type ReachedLine } from '#domain/planning/combined/combinedReach.ts'
import { reachWith } from '#domain/planning/forecast/forecast.ts'
import { formatRegion } from '#domain/planning/findings/wording/formatRegion.ts'
import { scarceChoices } from '#domain/planning/findings/scarceChoices.ts'
import type { ReportReach } from '#domain/reporting/report/reportView.types.ts'
import { hasFrequencyCap } from '#domain/foundation/media/mediaTraits.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { loadPlanReference } from '#worker/operations/planning/loadPlanReference.ts'
import { openReport, type CampaignLine, type ReportAccess } from './openReport.ts'

/**
 * Reach and limits of a report's plans, recomputed for their regions. Several campaigns have deduplicated reach by
 * their deliveries, and no limits. Raises order_not_found.
 */
export async function readReportReach(
  context: OperationContext,
  { id, access }: { id: string; access: ReportAccess },
): Promise<ReportReach | null> {
  const { lines } = await openReport(context, id, access)
  const [only] = lines
  if (!only) return null
  if (lines.length > 1) return await reachOfSeveral(context, lines)
  const { plan } = only
  const reference = await loadPlanReference(context, plan)
  const assessment = assessPlan(plan, reference)
  return {
    region: formatRegion(plan.region, reference.region),
    reach: {
      mediaType: plan.mediaType,
      audience: assessment.reachable,
      activeDays: assessment.usage.activeDays,
      frequencyCapPerDay: hasFrequencyCap(plan.mediaType) ? plan.frequencyCapPerDay : null,
    },
    people: { country: plan.region.country, audience: assessment.audience },
    together: null,
    limits: scarceChoices(assessment, reference),
  }
}

async function reachOfSeveral(
  context: OperationContext,
  lines: readonly CampaignLine[],
): Promise<ReportReach> {
  const delivered: ReachedLine[] = []
  for (const { id: key, plan, deliveredImpressions: impressions } of lines) {
    const reference = await loadPlanReference(context, plan)
    const assessment = assessPlan(plan, reference)
    const reach = reachWith(impressions, assessment)
    delivered.push({ key, assessment, region: reference.region, reach, impressions })
  }
  const impressions = delivered.reduce((sum, line) => sum + line.impressions, 0)
  const { people } = combinedReach(delivered)
  return { region: '', reach: null, people: null, together: { people, impressions }, limits: [] }
}
