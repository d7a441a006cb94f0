import { loadReportPlaces, type ReportKey } from '#client/api/reporting/reportCalls.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'

/** Where a report's places and screens are. Asked for once: things do not move while the figures do. */
export const useReportPlaces = ({ id, share }: ReportKey) =>
  useLoaded(`${id} ${share ?? ''}`, () => loadReportPlaces({ id, share, query: {} })).value
