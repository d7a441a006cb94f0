import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { readRoles } from '#domain/accounts/roleSet.ts'
import { formatRole } from '#domain/accounts/roleNames.ts'
import type { AuditedFacts, DeskAuditView } from '#domain/foundation/admin/deskAudit.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { formatRecordedState } from '#domain/orders/order/line/formatRecord.ts'

/** Facts whose value is clear without a name. */
const NAMELESS = new Set(['line', 'state', 'name', 'agency', 'currency', 'code'])
const FACT_NAMES: Record<string, string> = {
  startDate: 'from',
  endDate: 'until',
}

/** "min spend USD" of `min_spend_usd`. */
const spelled = (name: string): string =>
  name.replaceAll('_', ' ').replaceAll(/\b(?:usd|cpm)\b/g, (word) => word.toUpperCase())

function valueWords(name: string, value: AuditedFacts[string]): string {
  if (value === null || value === '') return 'none'
  const text = String(value)
  if (name === 'role') return formatRole(readRoles(text))
  if (name === 'state') return formatRecordedState(text).toLowerCase()
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDay(text)
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? formatInstant(text) : text
}

/** The facts as text; a single fact needs no name. */
function formatFacts(facts: AuditedFacts): string {
  const entries = Object.entries(facts)
  return entries
    .map(([name, value]) => {
      const words = valueWords(name, value)
      return entries.length === 1 || NAMELESS.has(name)
        ? words
        : `${FACT_NAMES[name] ?? spelled(name)} ${words}`
    })
    .join(', ')
}

/** The values before and after a change; those of the object if it was created or deleted. */
export const formatAuditChange = ({
  before,
  after,
}: Pick<DeskAuditView, 'before' | 'after'>): string =>
  [before, after].flatMap((facts) => (facts === null ? [] : [formatFacts(facts)])).join(' → ')
