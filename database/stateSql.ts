import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import {
  LINE_STATES,
  lineTransitions,
  orderStatesAllowing,
  type LineEvent,
  type LineState,
  type OrderLineType,
} from '#domain/orders/order/line/lineState.ts'
import {
  ORDER_STATES,
  orderTransitions,
  type OrderEvent,
  type OrderState,
} from '#domain/orders/order/orderState.ts'
import { lineStanding } from '#domain/orders/admin/orderBoard.ts'
import { legendStatus } from '#domain/orders/order/line/statusLegend.ts'

/** A value of a closed list of the domain, inlined in the statement: it can bind only 100. */
const word = (text: OrderState | LineState | OrderLineType) => `'${text}'`

/** A list of states for `in`. */
export const stateList = (states: readonly (OrderState | LineState)[]): SQL =>
  sql.raw(`(${states.map(word).join(', ')})`)

/** Whether ORDER_TRANSITIONS allows an event for an order in this state. */
export const orderAllows = (event: OrderEvent, state: SQLWrapper): SQL =>
  sql`${state} in ${stateList(orderTransitions(event).map(({ from }) => from))}`

/** The state of an order after an event. */
export function orderStateAfterSql(event: OrderEvent, state: SQLWrapper): SQL<OrderState> {
  const cases = orderTransitions(event).map(({ from, to }) => `when ${word(from)} then ${word(to)}`)
  return sql`case ${state} ${sql.raw(cases.join(' '))} end`
}

/** The columns with the states of a line and its order. */
export interface LineColumns {
  type: SQLWrapper
  state: SQLWrapper
  orderState: SQLWrapper
}

/** Whether a line's transition table allows an event in the current states of the line and its order. */
export function lineAllows(event: LineEvent, { type, state, orderState }: LineColumns): SQL {
  const moves = lineTransitions(event)
  const types = [...new Set(moves.map((move) => move.type))].map((one) => {
    const from = moves.filter((move) => move.type === one).map((move) => move.from)
    return sql`(${type} = ${sql.raw(word(one))} and ${state} in ${stateList(from)})`
  })
  return sql`(${sql.join(types, sql` or `)}) and ${orderState} in ${stateList(orderStatesAllowing(event))}`
}

/** The state of a line after an event. */
export function lineStateAfterSql(
  event: LineEvent,
  { type, state }: Pick<LineColumns, 'type' | 'state'>,
): SQL<LineState> {
  const cases = lineTransitions(event).map(
    (move) =>
      sql`when ${type} = ${sql.raw(word(move.type))} and ${state} = ${sql.raw(word(move.from))} then ${sql.raw(word(move.to))}`,
  )
  return sql`case ${sql.join(cases, sql` `)} end`
}

/** `legendStatus` over the columns `state` and `order_state`. */
export const legendStatusSql = (): SQL => wordOfStates(legendStatus)

/** `lineStanding` over the columns `state` and `order_state`. */
export const standingSql = (): SQL => wordOfStates(lineStanding)

/** An expression that maps each pair of states to a value of the domain. */
function wordOfStates(wordOf: (line: { state: LineState; orderState: OrderState }) => string): SQL {
  const rules = ORDER_STATES.map((orderState) => {
    const words = LINE_STATES.map((state) => wordOf({ state, orderState }))
    return { orderState, rule: lineWordSql(words) }
  })
  const cases = [...new Set(rules.map(({ rule }) => rule))].map((rule) => {
    const orderStates = rules.filter((one) => one.rule === rule).map(({ orderState }) => orderState)
    return `when order_state in (${orderStates.map(word).join(', ')}) then ${rule}`
  })
  return sql.raw(`case ${cases.join(' ')} end`)
}

/** The value for each of LINE_STATES, in their order. */
function lineWordSql(words: readonly string[]): string {
  const cases = [...new Set(words)].map((one) => {
    const states = LINE_STATES.filter((_, at) => words[at] === one)
    return `when state in (${states.map(word).join(', ')}) then '${one}'`
  })
  return `case ${cases.join(' ')} end`
}
