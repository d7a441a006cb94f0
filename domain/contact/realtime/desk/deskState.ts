import { type ReadyAnswer, type Colleague, newerConversation } from './deskConversation.ts'
import type { Desk } from './desk.ts'
import type { DeskConversation, DeskLine, DeskSummary } from './deskConversation.ts'
import type { DeskJoined, DeskServerEvent, DeskServerPayload } from './deskEvents.ts'

/** A line that the desk wrote and the room does not have yet. */
export interface OutgoingLine {
  id: string
  sessionId: string
  kind: 'desk' | 'note'
  text: string
  timestamp: string
  /** Answers although a colleague has the conversation. */
  force: boolean
  /** Why the room refused it; null while it is on its way. */
  problem: { code: string; message: string } | null
}

/** Who types in a conversation. */
export interface DeskTyping {
  isVisitor: boolean
  /** Names of colleagues. */
  colleagues: readonly string[]
}

/** A desk's room as an admin's screen knows it. */
export interface DeskState {
  connection: 'connecting' | 'live' | 'lost' | 'no_access'
  conversations: ReadonlyMap<string, DeskConversation>
  /** Of the conversations that were opened. */
  lines: ReadonlyMap<string, readonly DeskLine[]>
  /** In the order they were written. */
  outgoing: readonly OutgoingLine[]
  typing: ReadonlyMap<string, DeskTyping>
  colleagues: readonly Colleague[]
  readyAnswers: readonly ReadyAnswer[]
  /** How it stands at the other desks. */
  desks: ReadonlyMap<Desk, DeskSummary>
  /** Sessions that visitors had before a login, each with the one after it. */
  renamed: ReadonlyMap<string, string>
  /** The last line of a visitor that came while one looks, to be announced. */
  news: { sessionId: string; line: DeskLine } | null
}

/** A desk before its room is reached, with what an earlier page left unsent. */
export const newDeskState = (outgoing: readonly OutgoingLine[] = []): DeskState => ({
  connection: 'connecting',
  conversations: new Map(),
  lines: new Map(),
  outgoing,
  typing: new Map(),
  colleagues: [],
  readyAnswers: [],
  desks: new Map(),
  renamed: new Map(),
  news: null,
})

const NOBODY_TYPES: DeskTyping = { isVisitor: false, colleagues: [] }

const put = <Value>(map: ReadonlyMap<string, Value>, key: string, value: Value) =>
  new Map(map).set(key, value)

function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  if (!map.has(key)) return map
  const next = new Map(map)
  next.delete(key)
  return next
}

/** The room as it is. What was opened stays until it is opened anew. */
export function withJoined(state: DeskState, joined: DeskJoined): DeskState {
  const opened = [...state.conversations].filter(([sessionId]) => state.lines.has(sessionId))
  const conversations = new Map(opened)
  for (const conversation of joined.conversations) {
    conversations.set(conversation.sessionId, conversation)
  }
  const { colleagues, readyAnswers } = joined
  const next = { ...state, conversations, colleagues, readyAnswers, typing: new Map() }
  return joined.desks.reduce(withSummary, { ...next, connection: 'live' })
}

const withSummary = (state: DeskState, summary: DeskSummary): DeskState => ({
  ...state,
  desks: new Map(state.desks).set(summary.desk, summary),
})

/** The connection was lost; what is known stays on the screen. */
export const withoutConnection = (state: DeskState): DeskState =>
  state.connection === 'live' ? { ...state, connection: 'lost', typing: new Map() } : state

/** Further conversations that the room has listed. */
export const withListed = (state: DeskState, listed: readonly DeskConversation[]): DeskState =>
  listed.reduce(withConversation, state)

function withConversation(state: DeskState, arrived: DeskConversation): DeskState {
  const { sessionId } = arrived
  const newer = newerConversation(state.conversations.get(sessionId), arrived)
  return { ...state, conversations: put(state.conversations, sessionId, newer) }
}

/** A conversation with all its lines, as it was opened. */
export function withOpened(
  state: DeskState,
  conversation: DeskConversation,
  lines: readonly DeskLine[],
): DeskState {
  const { sessionId } = conversation
  // What came while the answer was on its way stands behind it.
  const known = state.lines.get(sessionId) ?? []
  const merged = lines.reduce(withLineIn, known)
  const next = withConversation(state, conversation)
  return settled({ ...next, lines: put(next.lines, sessionId, merged) }, merged)
}

/** Lines by their number, each once; a later state of a line replaces an earlier one. */
function withLineIn(lines: readonly DeskLine[], line: DeskLine): readonly DeskLine[] {
  const at = lines.findIndex(({ id }) => id === line.id)
  if (at !== -1) {
    // Once the visitor's session has a message it keeps its number.
    return lines[at]?.seq === null ? lines.with(at, line) : lines
  }
  const after = lines.findLastIndex(({ n }) => n < line.n)
  return lines.toSpliced(after + 1, 0, line)
}

function settled(state: DeskState, lines: readonly DeskLine[]): DeskState {
  const kept = new Set(lines.map(({ id }) => id))
  if (!state.outgoing.some(({ id }) => kept.has(id))) return state
  return { ...state, outgoing: state.outgoing.filter(({ id }) => !kept.has(id)) }
}

/** A line that the room has. */
export function withLine(state: DeskState, sessionId: string, line: DeskLine): DeskState {
  const next = settled(state, [line])
  const known = next.lines.get(sessionId)
  const isNews = line.kind === 'visitor' && !known?.some(({ id }) => id === line.id)
  return {
    ...next,
    lines: known ? put(next.lines, sessionId, withLineIn(known, line)) : next.lines,
    news: isNews ? { sessionId, line } : next.news,
    typing: stopTyping(next.typing, sessionId, line.kind === 'visitor' ? null : line.senderName),
  }
}

const stopTyping = (typing: DeskState['typing'], sessionId: string, name: string | null) =>
  changedTyping(typing, { sessionId, name, isTyping: false })

function changedTyping(
  typing: DeskState['typing'],
  { sessionId, name, isTyping }: DeskServerPayload<'desk:typing'>,
): DeskState['typing'] {
  const known = typing.get(sessionId) ?? NOBODY_TYPES
  const others = known.colleagues.filter((each) => each !== name)
  const next: DeskTyping =
    name === null
      ? { ...known, isVisitor: isTyping }
      : { ...known, colleagues: isTyping ? [...others, name] : others }
  return next.isVisitor || next.colleagues.length > 0
    ? put(typing, sessionId, next)
    : without(typing, sessionId)
}

/** Somebody began to type in a conversation, or stopped. */
export const withTypingAtDesk = (
  state: DeskState,
  typing: DeskServerPayload<'desk:typing'>,
): DeskState => ({ ...state, typing: changedTyping(state.typing, typing) })

/** Handed to another desk, or deleted. What was written for it and not sent yet is kept. */
export const withoutConversation = (state: DeskState, sessionId: string): DeskState => ({
  ...state,
  conversations: without(state.conversations, sessionId),
  lines: without(state.lines, sessionId),
  typing: without(state.typing, sessionId),
})

/** A visitor has another session since a login: what is known of the conversation, and written for it, goes along. */
export function withRenamed(
  state: DeskState,
  { sessionId: from, conversation }: DeskServerPayload<'desk:renamed'>,
): DeskState {
  const to = conversation.sessionId
  const lines = state.lines.get(from)
  const outgoing = state.outgoing.map((line) =>
    line.sessionId === from ? { ...line, sessionId: to } : line,
  )
  const next = withConversation(withoutConversation(state, from), conversation)
  return {
    ...next,
    outgoing,
    lines: lines ? put(next.lines, to, lines) : next.lines,
    renamed: put(next.renamed, from, to),
  }
}

/** What the room told. */
export function withDeskEvent(state: DeskState, event: DeskServerEvent): DeskState {
  switch (event.name) {
    case 'desk:conversation':
      return withConversation(state, event.payload)
    case 'desk:line':
      return withLine(
        event.payload.conversation ? withConversation(state, event.payload.conversation) : state,
        event.payload.sessionId,
        event.payload.line,
      )
    case 'desk:summary':
      return withSummary(state, event.payload)
    case 'desk:typing':
      return withTypingAtDesk(state, event.payload)
    case 'desk:colleagues':
      return { ...state, colleagues: event.payload }
    case 'desk:ready-answers':
      return { ...state, readyAnswers: event.payload }
    case 'desk:renamed':
      return withRenamed(state, event.payload)
    case 'desk:removed':
      return withoutConversation(state, event.payload.sessionId)
    case 'realtime:error':
      return event.payload.code === 'no_access' ? { ...state, connection: 'no_access' } : state
    default:
      return event satisfies never
  }
}

/** A line that was just written. */
export const withOutgoingLine = (state: DeskState, line: OutgoingLine): DeskState => ({
  ...state,
  outgoing: [...state.outgoing.filter(({ id }) => id !== line.id), line],
})

/** The room refused a line. */
export const withRefusedLine = (
  state: DeskState,
  id: string,
  problem: NonNullable<OutgoingLine['problem']>,
): DeskState => ({
  ...state,
  outgoing: state.outgoing.map((line) => (line.id === id ? { ...line, problem } : line)),
})

/** A line that the room has, or that was given up. */
export const withoutOutgoingLine = (state: DeskState, id: string): DeskState => ({
  ...state,
  outgoing: state.outgoing.filter((line) => line.id !== id),
})

/** The first line that is to be sent: one after the other, so that they arrive in order. */
export const nextOutgoing = ({ outgoing }: DeskState): OutgoingLine | undefined =>
  outgoing.find(({ problem }) => problem === null)

/** How far a message of the desk has come. */
export function deliveryOf(
  line: Pick<DeskLine, 'seq'>,
  { seenSeq }: Pick<DeskConversation, 'seenSeq'>,
): 'sent' | 'delivered' {
  return line.seq !== null && line.seq <= seenSeq ? 'delivered' : 'sent'
}

/** Messages of visitors that nobody has read, here and at the other desks. */
export const unreadAtDesks = ({ conversations, desks }: DeskState): number =>
  [...conversations.values(), ...desks.values()].reduce((sum, { unread }) => sum + unread, 0)

/** How many visitors wait for an answer at a desk; null while that is not known. */
export function waitingAt(state: DeskState, desk: Desk, own: Desk): number | null {
  if (desk !== own) return state.desks.get(desk)?.waiting ?? null
  if (state.connection === 'connecting') return null
  return [...state.conversations.values()].filter(
    (each) => each.state === 'open' && each.unread > 0,
  ).length
}
