import { type ReadyAnswer, type Colleague, newerConversation } from './deskConversation.ts'
import type { Desk } from './desk.ts'
import type { DeskConversation, DeskLine, DeskSummary } from './deskConversation.ts'
import type { DeskJoined, DeskServerEvent, DeskServerPayload } from './deskEvents.ts'

/** A line of the desk that the room does not have yet. */
export interface OutgoingLine {
  id: string
  sessionId: string
  kind: 'desk' | 'note'
  text: string
  timestamp: string
  /** Replies even if a colleague has the conversation. */
  force: boolean
  /** Why the room refused it; null while it is being sent. */
  problem: { code: string; message: string } | null
}

/** The people typing in a conversation. */
export interface DeskTyping {
  isVisitor: boolean
  /** Names of colleagues. */
  colleagues: readonly string[]
}

/** The state of a desk's room on an admin's screen. */
export interface DeskState {
  connection: 'connecting' | 'live' | 'lost' | 'no_access'
  conversations: ReadonlyMap<string, DeskConversation>
  /** For opened conversations. */
  lines: ReadonlyMap<string, readonly DeskLine[]>
  /** In the order of writing. */
  outgoing: readonly OutgoingLine[]
  typing: ReadonlyMap<string, DeskTyping>
  colleagues: readonly Colleague[]
  readyAnswers: readonly ReadyAnswer[]
  /** The states of the other desks. */
  desks: ReadonlyMap<Desk, DeskSummary>
  /** Visitors' sessions before a login, each with its next one. */
  renamed: ReadonlyMap<string, string>
  /** The visitor's latest line in the open conversation, to be announced. */
  news: { sessionId: string; line: DeskLine } | null
}

/** The initial state of a desk, with unsent lines from an earlier page. */
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

/** The current room. Opened conversations stay until they are opened again. */
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

/** The connection was lost; known data stays on the screen. */
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

/** A conversation with all the lines that it was opened with. */
export function withOpened(
  state: DeskState,
  conversation: DeskConversation,
  lines: readonly DeskLine[],
): DeskState {
  const { sessionId } = conversation
  // Lines that arrived during the request come after it.
  const known = state.lines.get(sessionId) ?? []
  const merged = lines.reduce(withLineIn, known)
  const next = withConversation(state, conversation)
  return settled({ ...next, lines: put(next.lines, sessionId, merged) }, merged)
}

/** Lines by their number, each once; a later state of a line replaces an earlier one. */
function withLineIn(lines: readonly DeskLine[], line: DeskLine): readonly DeskLine[] {
  const at = lines.findIndex(({ id }) => id === line.id)
  if (at !== -1) {
    // A message keeps the number that the visitor's session assigned.
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

/** Somebody started or stopped typing in a conversation. */
export const withTypingAtDesk = (
  state: DeskState,
  typing: DeskServerPayload<'desk:typing'>,
): DeskState => ({ ...state, typing: changedTyping(state.typing, typing) })

/** Moved to another desk, or deleted. Its drafts and unsent lines stay. */
export const withoutConversation = (state: DeskState, sessionId: string): DeskState => ({
  ...state,
  conversations: without(state.conversations, sessionId),
  lines: without(state.lines, sessionId),
  typing: without(state.typing, sessionId),
})

/** A visitor has another session after a login: the conversation and its unsent lines move there. */
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

/** An event of the room. */
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

/** A line that the room has, or that was discarded. */
export const withoutOutgoingLine = (state: DeskState, id: string): DeskState => ({
  ...state,
  outgoing: state.outgoing.filter((line) => line.id !== id),
})

/** The next line to send: one after the other, so that they arrive in order. */
export const nextOutgoing = ({ outgoing }: DeskState): OutgoingLine | undefined =>
  outgoing.find(({ problem }) => problem === null)

/** The delivery state of a desk's message. */
export function deliveryOf(
  line: Pick<DeskLine, 'seq'>,
  { seenSeq }: Pick<DeskConversation, 'seenSeq'>,
): 'sent' | 'delivered' {
  return line.seq !== null && line.seq <= seenSeq ? 'delivered' : 'sent'
}

/** Unread messages of visitors, here and at the other desks. */
export const unreadAtDesks = ({ conversations, desks }: DeskState): number =>
  [...conversations.values(), ...desks.values()].reduce((sum, { unread }) => sum + unread, 0)

/** The number of visitors waiting at a desk; null while unknown. */
export function waitingAt(state: DeskState, desk: Desk, own: Desk): number | null {
  if (desk !== own) return state.desks.get(desk)?.waiting ?? null
  if (state.connection === 'connecting') return null
  return [...state.conversations.values()].filter(
    (each) => each.state === 'open' && each.unread > 0,
  ).length
}
