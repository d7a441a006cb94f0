import { homeOf } from '#database/deliveries.ts'
import { listServedSlots } from '#database/queries/delivery/deliveryBook.ts'
import { listReportedScreens } from '#database/queries/delivery/deliveryReport.ts'
import { listScreenPlays } from '#database/queries/delivery/screenPlays.ts'
import { CSV_START, csvLine } from '#domain/foundation/export/csvCell.ts'
import { periodHours } from '#domain/reporting/figures/period.ts'
import {
  loopPosition,
  newestPlays,
  playCursor,
  type PlayPage,
  type PlayQuery,
  type PlayRow,
  PLAYS_A_PAGE,
  readPlayCursor,
  type ScreenPlay,
} from '#domain/reporting/plays/playLog.ts'
import { hourStart } from '#domain/reporting/figures/zoneClock.ts'
import { countsPlays } from '#domain/foundation/media/mediaTraits.ts'
import { nearDeliveriesOf } from '#worker/adapters/delivery/deliveryHomes.ts'
import { rowStream } from '#worker/adapters/rowStream.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { type CampaignLine, openReport, type ReportAccess } from './openReport.ts'
import { rowNames } from './rowNames.ts'

interface PlayRequest {
  id: string
  query: PlayQuery
  access: ReportAccess
}

/** Individual plays of a report's billboard campaigns, newest first. Raises order_not_found. */
export async function readPlays(
  context: OperationContext,
  request: PlayRequest,
): Promise<PlayPage> {
  const log = await openLog(context, request)
  const before = readPlayCursor(request.query.before)
  const found = await log.list({ before, limit: PLAYS_A_PAGE + 1 })
  const plays = found.slice(0, PLAYS_A_PAGE)
  const last = plays.at(-1)
  return {
    plays: await log.rowsOf(plays),
    next: last && found.length > PLAYS_A_PAGE ? playCursor(last) : null,
  }
}

const PLAYS_AT_ONCE = 1_000

/** All plays of the log as a file, streamed in batches. Raises order_not_found before the first byte. */
export async function exportPlays(
  context: OperationContext,
  request: PlayRequest,
): Promise<{ name: string; body: ReadableStream<Uint8Array> }> {
  const log = await openLog(context, request)
  const name = `plays-${log.orderNumber}-${context.now.toISOString().slice(0, 10)}.csv`
  return { name, body: rowStream(CSV_START + csvLine(HEADINGS), fileRows(log)) }
}

const HEADINGS = [
  'Time (UTC)',
  'Campaign',
  'Screen',
  'Creative',
  'Position',
  'Loop slots',
  'Seconds',
  'Proof',
]

async function* fileRows(log: PlayLog): AsyncGenerator<string> {
  let before: { atMs: number; playId: string } | undefined
  for (;;) {
    const plays = await log.list({ before, limit: PLAYS_AT_ONCE })
    before = plays.at(-1)
    if (!before) return
    const rows = await log.rowsOf(plays)
    yield rows.map((row) => csvLine(cellsOf(row))).join('')
  }
}

const cellsOf = (row: PlayRow) => [
  row.at,
  row.campaign,
  row.screen,
  row.creative,
  row.position ?? '',
  row.loopSlots ?? '',
  row.slotSeconds ?? '',
  row.playId,
]

interface LogPage {
  before: { atMs: number; playId: string } | undefined
  limit: number
}

interface PlayLog {
  orderNumber: number
  list: (page: LogPage) => Promise<ScreenPlay[]>
  rowsOf: (plays: readonly ScreenPlay[]) => Promise<PlayRow[]>
}

async function openLog(
  context: OperationContext,
  { id, query, access }: PlayRequest,
): Promise<PlayLog> {
  const { db } = context
  const report = await openReport(context, id, access)
  const lines = report.lines.filter(({ mediaType }) => countsPlays(mediaType))
  const { number: orderNumber } = report.stored.order
  const { from, to } = periodHours(query)
  const slots = await listServedSlots(
    db,
    lines.map(({ id }) => id),
    '',
  )
  const deliveries = await nearDeliveriesOf(context)
  const ofLine = async (lineId: string, page: LogPage) =>
    await listScreenPlays(homeOf(deliveries, lineId), {
      lineId,
      fromMs: hourStart(from).getTime(),
      toMs: hourStart(to).getTime(),
      screenId: query.screen,
      versionId: query.creative,
      playId: query.find || undefined,
      ...page,
    })
  return {
    orderNumber,
    list: async (page) =>
      newestPlays(await Promise.all(lines.map(({ id }) => ofLine(id, page))), page.limit),
    rowsOf: (plays) => playRows(context, { lines, slots, plays }),
  }
}

async function playRows(
  context: OperationContext,
  {
    lines,
    slots,
    plays,
  }: {
    lines: readonly CampaignLine[]
    slots: Awaited<ReturnType<typeof listServedSlots>>
    plays: readonly ScreenPlay[]
  },
): Promise<PlayRow[]> {
  const named = plays.map(({ screenId, versionId }) => ({
    productId: screenId,
    versionId,
    formatId: '',
    place: '',
  }))
  const screenIds = [...new Set(plays.map(({ screenId }) => screenId))]
  const [nameOf, screens] = await Promise.all([
    rowNames(context, named),
    listReportedScreens(context.db, screenIds),
  ])
  return plays.map((play) => {
    const screen = screens.find(({ id }) => id === play.screenId)
    const line = lines.find(({ id }) => id === play.lineId)
    return {
      playId: play.playId,
      at: new Date(play.atMs).toISOString(),
      screenId: play.screenId,
      screen: nameOf('publisher', play.screenId).name,
      campaign: line?.name ?? '',
      versionId: play.versionId,
      creative: nameOf('creative', play.versionId).name,
      position: line ? loopPosition(slots, play, line.plan.runtime.timeZone) : null,
      loopSlots: screen?.loopSlots ?? null,
      slotSeconds: screen?.slotSeconds ?? null,
    }
  })
}
