import { and, desc, eq, gte, lt, max, sql } from 'drizzle-orm'
import type { ScreenPlay } from '#domain/reporting/plays/playLog.ts'
import type { Database } from '#database/connection.ts'
import { screenPlays } from '#database/schema/delivery/screenPlays.ts'

/** The statement that adds plays to the log; existing ones stay unchanged. */
export const insertScreenPlays = (db: Database, plays: readonly ScreenPlay[]) =>
  db.run(sql`
    insert or ignore into screen_plays (line_id, at_ms, play_id, screen_id, version_id)
    select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4
    from json_each(${JSON.stringify(
      plays.map(({ lineId, atMs, playId, screenId, versionId }) => [
        lineId,
        atMs,
        playId,
        screenId,
        versionId,
      ]),
    )})`)

/** Plays of a line in a period, the newest first; optionally of one screen, version or play. */
export async function listScreenPlays(
  db: Database,
  query: {
    lineId: string
    fromMs: number
    toMs: number
    screenId?: string | undefined
    versionId?: string | undefined
    playId?: string | undefined
    before?: { atMs: number; playId: string } | undefined
    limit: number
  },
): Promise<ScreenPlay[]> {
  const { lineId, atMs, playId, screenId, versionId } = screenPlays
  const { before } = query
  return await db
    .select()
    .from(screenPlays)
    .where(
      and(
        eq(lineId, query.lineId),
        gte(atMs, query.fromMs),
        lt(atMs, query.toMs),
        query.screenId === undefined ? undefined : eq(screenId, query.screenId),
        query.versionId === undefined ? undefined : eq(versionId, query.versionId),
        query.playId === undefined ? undefined : eq(playId, query.playId),
        before === undefined
          ? undefined
          : sql`(${atMs}, ${playId}) < (${before.atMs}, ${before.playId})`,
      ),
    )
    .orderBy(desc(atMs), desc(playId))
    .limit(query.limit)
}

/** The last play of a line on each screen since an instant. */
export async function lastScreenPlays(
  db: Database,
  line: string,
  sinceMs: number,
): Promise<Map<string, number>> {
  const { lineId, atMs, screenId } = screenPlays
  const rows = await db
    .select({ screenId, lastMs: max(atMs) })
    .from(screenPlays)
    .where(and(eq(lineId, line), gte(atMs, sinceMs)))
    .groupBy(screenId)
  return new Map(rows.map((row) => [row.screenId, row.lastMs ?? 0]))
}

/** Deletes plays from before an instant, at most `limit`; returns how many. */
export async function deleteScreenPlays(
  db: Database,
  beforeMs: number,
  limit: number,
): Promise<number> {
  const result = await db.run(sql`
    delete from screen_plays where rowid in
      (select rowid from screen_plays where at_ms < ${beforeMs} limit ${limit})`)
  return result.meta.changes
}
