import { assessPlan } from '#domain/planning/assessment/assessPlan.ts'
import { regionWords } from '#domain/planning/outlook/wording/regionWords.ts'
import { scarceChoices } from '#domain/planning/outlook/scarceChoices.ts'
import type { ReportOutlook } from '#domain/reporting/report/reportView.types.ts'
import { hasFrequencyCap } from '#domain/foundation/media/mediaTraits.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { loadPlanReference } from '#worker/operations/planning/loadPlanReference.ts'
import { openReport, type ReportAccess } from './openReport.ts'

/**
 * What the plan of a campaign says about its reach and its limits, worked out anew on its region; null for an order of
 * several, whose people cannot be added up. Raises order_not_found.
 */
export async function readReportOutlook(
  context: OperationContext,
  { id, access }: { id: string; access: ReportAccess },
): Promise<ReportOutlook | null> {
  const { lines } = await openReport(context, id, access)
  const [only] = lines
  if (!only || lines.length > 1) return null
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
    limits: scarceChoices(assessment, reference),
  }
}
