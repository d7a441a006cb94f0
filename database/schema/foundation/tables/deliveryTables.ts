import { ROWS_KEPT_DAYS } from '#domain/delivery/counting/hourFile.ts'
import { PLAYS_KEPT_DAYS } from '#domain/reporting/plays/playLog.ts'
import { factsOf } from './tableFact.ts'

/**
 * Tables of the delivery databases (`DELIVERY_DB_0` on), all of them together. Bytes are measured on the demo data. A
 * new table must be here, or a test fails.
 */
export const DELIVERY_TABLES = factsOf({
  delivery_archived_lines: [
    'order',
    2,
    80,
    'always',
    'none',
    'Last day of a line that is in a file',
  ],
  delivery_closed_days: ['campaign day', 60, 190, 'always', 'none', 'Daily figures of a line'],
  delivery_closed_hours: ['campaign day', 48, 130, 'always', 'none', 'Hourly figures of a line'],
  delivery_closed_lines: ['order', 2, 100, 'always', 'none', 'Last closed day of a line'],
  delivery_hours: [
    'campaign day',
    237,
    160,
    ROWS_KEPT_DAYS + 1,
    'none',
    'Counted events of an hour',
  ],
  delivery_late_hours: [
    'campaign day',
    0.01,
    160,
    'expires',
    'none',
    'Counted events that came after their file',
  ],
  delivery_totals: ['order', 2, 140, 'order', 'none', 'Counted events of a line'],
  screen_plays: ['campaign day', 90, 150, PLAYS_KEPT_DAYS, 'none', 'Single play of a billboard'],
})
