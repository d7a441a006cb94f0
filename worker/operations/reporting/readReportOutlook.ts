import { assessPlan } from '#domain/planning/assessment/assessPlan.ts'
import { combinedReach, type ReachedLine } from '#domain/planning/combined/combinedReach.ts'
import { reachWith } from '#domain/planning/forecast/forecast.ts'
import { regionWords } from '#domain/planning/outlook/wording/regionWords.ts'
import { scarceChoices } from '#domain/planning/outlook/scarceChoices.ts'
import type { ReportOutlook } from '#domain/reporting/report/reportView.types.ts'
import { hasFrequencyCap } from '#domain/foundation/media/mediaTraits.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { loadPlanReference } from '#worker/operations/planning/loadPlanReference.ts'
import { openReport, type CampaignLine, type ReportAccess } from './openReport.ts'

/**
 * What the plans of a report say about its reach and its limits, worked out anew on their regions. Several campaigns
 * have people reached once, by what they have delivered, and no limits. Raises order_not_found.
 */
export async function readReportOutlook(
  context: OperationContext,
  { id, access }: { id: string; access: ReportAccess },
): Promise<ReportOutlook | null> {
  const { lines } = await openReport(context, id, access)
  const [only] = lines
  if (!only) return null
  if (lines.length > 1) return await outlookOfSeveral(context, lines)
  const { plan } = only
  const reference = await loadPlanReference(context, plan)
  const assessment = assessPlan(plan, reference)
  return {
    region: regionWords(plan.region, reference.region),
    reach: {
      mediaType: plan.mediaType,
      audience: assessment.reachable,
      activeDays: assessment.usage.activeDays,
      frequencyCapPerDay: hasFrequencyCap(plan.mediaType) ? plan.frequencyCapPerDay : null,
    },
    together: null,
    limits: scarceChoices(assessment, reference),
  }
}

async function outlookOfSeveral(
  context: OperationContext,
  lines: readonly CampaignLine[],
): Promise<ReportOutlook> {
  const delivered: ReachedLine[] = []
  for (const { id: key, plan, deliveredImpressions: impressions } of lines) {
    const reference = await loadPlanReference(context, plan)
    const assessment = assessPlan(plan, reference)
    const reach = reachWith(impressions, assessment)
    delivered.push({ key, assessment, region: reference.region, reach, impressions })
  }
  const impressions = delivered.reduce((sum, line) => sum + line.impressions, 0)
  const { people } = combinedReach(delivered)
  return { region: '', reach: null, together: { people, impressions }, limits: [] }
}
