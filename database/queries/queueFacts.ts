import { sql } from 'drizzle-orm'
import type { Database } from '../connection.ts'

/** What of versions in the queue is known besides themselves. */
export interface QueueFacts {
  /** The buyer answered a former verdict about this version. */
  isAnswered: boolean
  /** An approved version of the same creative goes on running. */
  isModification: boolean
  /** Of a version in review: the others with the same file, or of the same advertiser. */
  similarCount: number
  takenByName: string | null
}

/** What of versions in the queue is known besides themselves, by their ids. */
export async function listQueueFacts(
  db: Database,
  versionIds: readonly string[],
): Promise<Map<string, QueueFacts>> {
  const rows = await db.all<{
    id: string
    answered: number
    modification: number
    similar: number
    name: string | null
  }>(sql`
    with waiting as materialized (
      select s.id, s.sha256, json_extract(o.advertiser, '$.name') as advertiser
      from creative_versions s join creatives c on c.id = s.creative_id join orders o on o.id = s.order_id
      where s.state = 'in_review' and c.removed_at is null)
    select v.id,
      exists (select 1 from creative_notes n
        where n.creative_id = v.creative_id and n.version_id = v.id and n.kind = 'answered') as answered,
      exists (select 1 from creative_versions a
        where a.creative_id = v.creative_id and +a.state = 'approved') as modification,
      case v.state when 'in_review' then (select count(*) from waiting s where s.id <> v.id
        and (s.sha256 = v.sha256 or s.advertiser = w.advertiser)) else 0 end as similar,
      (select trim(first_name || ' ' || last_name) from accounts where id = v.taken_by) as name
    from creative_versions v left join waiting w on w.id = v.id
    where v.id in (select value from json_each(${JSON.stringify(versionIds)}))`)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        isAnswered: row.answered === 1,
        isModification: row.modification === 1,
        similarCount: row.similar,
        takenByName: row.name,
      },
    ]),
  )
}
