import { env } from 'cloudflare:workers'

async function columnsOf(table: string): Promise<string[]> {
  const { results } = await env.DB.prepare('select name from pragma_table_info(?)')
    .bind(table)
    .all<{ name: string }>()
  return results.map(({ name }) => name)
}

/**
 * Copies the only row of a table, or the one that matches a condition, this many times. Each copy
 * gets other values in some columns, by its number `nr`.
 */
export async function copyRow(
  table: string,
  count: number,
  other: Record<string, string>,
  where = 'true',
) {
  const columns = await columnsOf(table)
  const values = columns.map((name) => other[name] ?? name)
  await env.DB.prepare(
    `with recursive n(nr) as (select 1 union all select nr + 1 from n where nr < ?)
      insert into ${table} (${columns.join(', ')}) select ${values.join(', ')} from (select * from ${table} where ${where}) join n`,
  )
    .bind(count)
    .run()
}
