import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { MadeChoice, MakeGoodChoice } from '#domain/orders/order/changes/makeGood.ts'
import type { PlayPage } from '#domain/reporting/plays/playLog.ts'
import type { ReportQueryText } from '#domain/reporting/figures/period.ts'
import type { ExportKind } from '#domain/reporting/sharing/exportRows.ts'
import type {
  ReportNews,
  ReportReach,
  ReportShare,
  ReportView,
} from '#domain/reporting/report/reportView.types.ts'
import type { LineComparisons } from '#domain/reporting/creativeTest/comparison.ts'
import type { ReportPlaces } from '#domain/reporting/figures/reportPlaces.ts'
import type { MailRhythm, ReportMails } from '#domain/reporting/sharing/mailRhythm.ts'
import type { TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import type { ShareDays } from '#domain/reporting/sharing/shareTerms.ts'
import { REPORT_SHARE_HEADER } from '#domain/foundation/headerNames.ts'
import {
  answerOf,
  api,
  mailedAccessHeaders,
  sessionHeaders,
} from '#client/api/foundation/apiClient.ts'
import { saveFile } from '#client/api/foundation/saveFile.ts'

/** A report, its range of days, and the key of the shared link that opened it. */
export interface ReportKey {
  id: string
  query: ReportQueryText
  share: string | null
}

const opened = (share: string | null) => ({
  headers: {
    ...sessionHeaders(),
    ...mailedAccessHeaders(),
    ...(share === null ? {} : { [REPORT_SHARE_HEADER]: share }),
  },
})

const report = api.reports[':id']
const asked = ({ id, query }: ReportKey) => ({ param: { id }, query })

/** A report. Raises order_not_found, as all calls here do for readers without access. */
export const loadReport = (key: ReportKey): Promise<ReportView> =>
  answerOf<ReportView>(report.$get(asked(key), opened(key.share)))

/** The figures of a report that change while it is open. Raises ProductError. */
export const loadReportNews = (key: ReportKey): Promise<ReportNews> =>
  answerOf<ReportNews>(report.news.$get(asked(key), opened(key.share)))

/** Planned reach of a report's campaign; null for several campaigns. Raises ProductError. */
export async function loadReportReach({ id, share }: ReportKey): Promise<ReportReach | null> {
  const answer = report.reach.$get({ param: { id } }, opened(share))
  return (await answerOf<{ reportReach: ReportReach | null }>(answer)).reportReach
}

/** The places of a report's events. */
export const loadReportPlaces = ({ id, share }: ReportKey): Promise<ReportPlaces> =>
  answerOf<ReportPlaces>(report.places.$get({ param: { id } }, opened(share)))

/** Filters of the play log. */
export interface PlayFilter {
  screen?: string
  creative?: string
  find?: string
  before?: string
}

/** The play log of a billboard campaign, newest first. */
export const loadPlays = (key: ReportKey, filter: PlayFilter): Promise<PlayPage> =>
  answerOf<PlayPage>(
    report.plays.$get(
      { param: { id: key.id }, query: { ...key.query, ...filter } },
      opened(key.share),
    ),
  )

/** Downloads the plays of a campaign as a file. Raises ProductError. */
export async function downloadPlays(key: ReportKey, filter: PlayFilter): Promise<void> {
  const query = { ...key.query, ...filter }
  const asked = report.plays.file.$get({ param: { id: key.id }, query }, opened(key.share))
  await saveAnswer(await asked, 'plays.csv')
}

/** Saves the time zone of the account's reports. Raises ProductError. */
export const chooseReportZone = (zone: TimeZoneId): Promise<{ chosen: boolean }> =>
  answerOf(api.account['report-zone'].$put({ json: { zone } }))

/** Downloads a report as a file. Raises ProductError with the reason when the file doesn't arrive. */
export async function downloadReport(key: ReportKey, kind: ExportKind): Promise<void> {
  const { id, query, share } = key
  const answer = report.files[':kind'].$get({ param: { id, kind }, query }, opened(share))
  await saveAnswer(await answer, `report.${kind}`)
}

interface FileAnswer {
  ok: boolean
  headers: Headers
  json: () => Promise<unknown>
  blob: () => Promise<Blob>
}

async function saveAnswer(answer: FileAnswer, otherwise: string): Promise<void> {
  if (!answer.ok) {
    await answerOf<unknown>(Promise.resolve({ ok: false, json: async () => await answer.json() }))
    throw new ProductError('unavailable')
  }
  const name = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1]
  saveFile(name ?? otherwise, await answer.blob())
}

/** Chooses a coupon or more days for a campaign that fell short. Raises make_good_closed. */
export const makeGoodCall = (id: string, choice: MakeGoodChoice): Promise<MadeChoice> =>
  answerOf<MadeChoice>(report['make-good'].$post({ param: { id }, json: { choice } }, opened(null)))

const comparisons = report.comparisons
const comparison = comparisons[':comparisonId']

/** Running and possible comparisons of a campaign's creatives. Raises order_not_found. */
export const loadComparisons = (id: string, share: string | null): Promise<LineComparisons> =>
  answerOf<LineComparisons>(comparisons.$get({ param: { id } }, opened(share)))

/** Compares the creatives of a shape with equal shares. Raises too_few_to_compare. */
export const startComparison = (id: string, formatIds: string[]): Promise<LineComparisons> =>
  answerOf<LineComparisons>(comparisons.$post({ param: { id }, json: { formatIds } }, opened(null)))

/** Ends a comparison. Raises comparison_not_found. */
export const stopComparison = (id: string, comparisonId: string): Promise<LineComparisons> =>
  answerOf<LineComparisons>(comparison.$delete({ param: { id, comparisonId } }, opened(null)))

/** Runs only one creative of a comparison. Raises comparison_not_found. */
export const chooseCreative = (
  id: string,
  comparisonId: string,
  creativeId: string,
): Promise<LineComparisons> =>
  answerOf<LineComparisons>(
    comparison.choice.$post({ param: { id, comparisonId }, json: { creativeId } }, opened(null)),
  )

const mails = report.mails

/** The mail schedules of a report with their recipients. Raises ProductError. */
export const loadReportMails = (id: string): Promise<ReportMails> =>
  answerOf<ReportMails>(mails.$get({ param: { id } }, opened(null)))

/** Adds a mail schedule of a report. Raises too_many_report_mails. */
export async function makeReportMail(
  id: string,
  json: { rhythm: MailRhythm; zone: TimeZoneId },
): Promise<void> {
  await answerOf<unknown>(mails.$post({ param: { id }, json }, opened(null)))
}

/** Ends a schedule. Raises ProductError. */
export const endReportMail = (id: string, key: string): Promise<null> =>
  answerOfNothing(mails[':mailKey'].$delete({ param: { id, mailKey: key } }, opened(null)))

/** Ends a schedule by its mailed unsubscribe link. Raises ProductError. */
export const stopReportMails = (key: string): Promise<null> =>
  answerOfNothing(
    api['report-mails'][':mailKey'].stop.$post({ param: { mailKey: key } }, opened(null)),
  )

/** Resolves for a response without content. Raises its error otherwise. */
const answerOfNothing = (
  answer: Promise<{ ok: boolean; json: () => Promise<unknown> }>,
): Promise<null> =>
  answerOf<null>(
    answer.then((given) => ({
      ok: given.ok,
      json: async () => (given.ok ? null : ((await given.json()) as null)),
    })),
  )

const shares = report.shares

/** The active links of a report. Raises ProductError. */
export async function loadShares(id: string): Promise<ReportShare[]> {
  const answer = shares.$get({ param: { id } }, opened(null))
  return (await answerOf<{ shares: ReportShare[] }>(answer)).shares
}

/** Creates a link to a report. Raises too_many_shares. */
export async function makeShareCall(id: string, days: ShareDays): Promise<ReportShare> {
  const answer = shares.$post({ param: { id }, json: { days } }, opened(null))
  return (await answerOf<{ share: ReportShare }>(answer)).share
}

/** Withdraws a link. Raises ProductError. */
export async function withdrawShareCall(id: string, key: string): Promise<void> {
  await answerOfNothing(shares[':key'].$delete({ param: { id, key } }, opened(null)))
}
