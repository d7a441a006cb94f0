import { sql } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import type { VersionRow } from './creatives.ts'

/** Facts about queued versions beyond their own rows. */
export interface QueueFacts {
  /** The buyer replied to an earlier verdict about this version. */
  isAnswered: boolean
  /** An approved version of the same creative keeps running. */
  isModification: boolean
  /** For a version in review: the others with the same file, or of the same advertiser. */
  similarCount: number
  takenByName: string | null
}

/** Facts about queued versions beyond their own rows, by id. */
export async function listQueueFacts(
  db: Database,
  versions: readonly Pick<VersionRow, 'id' | 'state'>[],
): Promise<Map<string, QueueFacts>> {
  const waiting = versions.filter(({ state }) => state === 'in_review').map(({ id }) => id)
  const [rows, similar] = await Promise.all([
    listOwnFacts(
      db,
      versions.map(({ id }) => id),
    ),
    countSimilar(db, waiting),
  ])
  return new Map(
    rows.map(({ id, answered, modification, name }) => [
      id,
      {
        isAnswered: answered === 1,
        isModification: modification === 1,
        similarCount: similar.get(id) ?? 0,
        takenByName: name,
      },
    ]),
  )
}

const listOwnFacts = async (db: Database, versionIds: readonly string[]) =>
  await db.all<{ id: string; answered: number; modification: number; name: string | null }>(sql`
    select v.id,
      exists (select 1 from creative_notes n
        where n.creative_id = v.creative_id and n.version_id = v.id and n.kind = 'answered') as answered,
      exists (select 1 from creative_versions a
        where a.creative_id = v.creative_id and +a.state = 'approved') as modification,
      (select trim(first_name || ' ' || last_name) from accounts where id = v.taken_by) as name
    from creative_versions v
    where v.id in (select value from json_each(${JSON.stringify(versionIds)}))`)

/** For versions in review, the number of others in review with the same file or advertiser, each counted once. */
async function countSimilar(
  db: Database,
  versionIds: readonly string[],
): Promise<Map<string, number>> {
  if (versionIds.length === 0) return new Map()
  const rows = await db.all<{ id: string; similar: number }>(sql`
    with waiting as (
      select s.id, s.sha256, json_extract(o.advertiser, '$.name') as advertiser
      from creative_versions s join creatives c on c.id = s.creative_id join orders o on o.id = s.order_id
      where s.state = 'in_review' and c.removed_at is null),
    alike as (
      select id, count(*) over (partition by sha256) + count(*) over (partition by advertiser)
        - count(*) over (partition by sha256, advertiser) - 1 as similar
      from waiting)
    select id, similar from alike
    where id in (select value from json_each(${JSON.stringify(versionIds)}))`)
  return new Map(rows.map(({ id, similar }) => [id, similar]))
}
