import { loadReportPlaces, type ReportKey } from '#client/api/reporting/reportCalls.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'

/**
 * The positions of a report's places and screens. Loaded once, as they do not change with the
 * figures.
 */
export const useReportPlaces = ({ id, share }: ReportKey) =>
  useLoaded(`${id} ${share ?? ''}`, () => loadReportPlaces({ id, share, query: {} })).value
