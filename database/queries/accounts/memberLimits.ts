import { eq, sql, type SQL } from 'drizzle-orm'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { memberIncreases } from '#database/schema/accounts/memberIncreases.ts'
import type { LimitMonth } from '#domain/accounts/team/limitMonth.ts'
import type { Currency } from '#domain/foundation/money/money.ts'

/** The value of a dollar in the currency of the team `t`, in millionths. */
const perUsdMicros = (
  today: string,
): SQL => sql`coalesce((select r.per_usd_micros from currency_rates r
  where r.currency = t.currency and r.as_of_date <= ${today}
  order by r.as_of_date desc limit 1), 1000000)`

/** The increases of campaigns that member `m` agreed to in a month, with tax, in the currency of team `t`. */
const increased = ({ from, today }: LimitMonth): SQL => sql`(
  select coalesce(sum(case when o.currency = t.currency
    then json_extract(a.extra, '$.amounts.totalMinor')
    else cast(round((json_extract(a.extra, '$.extraUsdMinor') + json_extract(a.extra, '$.taxUsdMinor'))
      * ${perUsdMicros(today)} / 1000000.0) as integer) end), 0)
  from member_increases i join order_amendments a on a.id = i.amendment_id
  join orders o on o.id = a.order_id
  where i.account_id = m.account_id and i.at >= ${from} and o.team_id = m.team_id
    and a.state in ('awaiting_payment', 'in_force') and o.state <> 'cancelled')`

/**
 * The sum that member `m` of team `t` has ordered in a month, with tax, in the team's currency, increases of campaigns
 * included. Canceled orders and withdrawn changes count nothing.
 */
const spent = (month: LimitMonth): SQL => sql`(${ordered(month)} + ${increased(month)})`

const ordered = ({ from, today }: LimitMonth): SQL => sql`(
  select coalesce(sum(case when o.currency = t.currency then o.total_minor
    else cast(round(o.total_usd_minor * ${perUsdMicros(today)} / 1000000.0) as integer) end), 0)
  from orders o where o.account_id = m.account_id and o.created_at >= ${from}
    and o.team_id = m.team_id and o.state <> 'cancelled')`

const ofAccount = (accountId: string): SQL => sql`team_members m
  join teams t on t.id = m.team_id
  where m.account_id = ${accountId} and m.role <> 'owner' and m.monthly_limit_minor is not null`

/**
 * Fails its batch by a constraint where a member's orders now exceed the monthly limit: two concurrent orders cannot
 * both pass it. Comes after the order, or after the increase of a campaign.
 */
export const refuseBeyondMemberLimit = (
  db: Database,
  accountId: string,
  month: LimitMonth,
): Statement =>
  db.run(sql`insert into order_approvals (id)
    select 'beyond' from ${ofAccount(accountId)} and ${spent(month)} > m.monthly_limit_minor`)

/** Records who agreed to a paid increase of a campaign, where `condition` holds. Comes before the limit's check. */
export const insertMemberIncrease = (
  db: Database,
  { amendmentId, accountId, at }: typeof memberIncreases.$inferInsert,
  condition: SQL,
): Statement =>
  db.run(sql`insert into member_increases (amendment_id, account_id, at)
    select ${amendmentId}, ${accountId}, ${at} where ${condition}`)

/** Deletes the records of an account's increases. */
export async function deleteMemberIncreases(db: Database, accountId: string): Promise<void> {
  await db.delete(memberIncreases).where(eq(memberIncreases.accountId, accountId))
}

/** The error message of a batch that `refuseBeyondMemberLimit` fails. */
export const BEYOND_MEMBER_LIMIT = 'order_approvals.team_id'

/** A member's limit and the rest of it; null without a limit. */
export async function monthlyLimitOf(
  db: Database,
  accountId: string,
  month: LimitMonth,
): Promise<{
  limitMinor: number
  spentMinor: number
  currency: Currency
  perUsdMicros: number
} | null> {
  const row = await db.get<
    { limitMinor: number; spentMinor: number; currency: Currency; perUsdMicros: number } | undefined
  >(sql`select m.monthly_limit_minor as limitMinor, ${spent(month)} as spentMinor, t.currency as currency,
      ${perUsdMicros(month.today)} as perUsdMicros
    from ${ofAccount(accountId)}`)
  return row ?? null
}
