import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import type { DurablePorts } from '../ports/durablePorts.types.ts'
import { FactTable } from '../sql/FactTable.ts'
import type { AdminConnection } from './adminConnection.ts'
import { AdminSockets } from './AdminSockets.ts'
import { Answers } from './Answers.ts'
import { Conversations } from './Conversations.ts'
import { ConversationTable } from './ConversationTable.ts'
import { Delivery } from './Delivery.ts'
import { DeskSummaries } from './DeskSummaries.ts'
import { ForwardingTable } from './ForwardingTable.ts'
import { HandOver } from './HandOver.ts'
import { LineTable, type StoredLine } from './LineTable.ts'
import { MailTable } from './MailTable.ts'
import { NoteArchive } from './NoteArchive.ts'
import { ReadyAnswerTable } from './ReadyAnswerTable.ts'
import type { RoomFact } from '../ports/room.types.ts'
import { type Expiry, RoomAlarm } from './RoomAlarm.ts'
import { RoomMails } from './RoomMails.ts'
import { Staff } from './Staff.ts'

/** The dependencies of a room's parts on their object. */
interface RoomObject {
  storage: DurableObjectStorage
  ports: () => DurablePorts
  desk: () => Desk
  connections: () => AdminConnection[]
  send: (to: readonly AdminConnection[], name: string, payload: unknown) => void
  /** Informs an admin that they have no access, and closes the socket. */
  closeSocket: (socket: AdminConnection) => void
  waitUntil: (promise: Promise<unknown>) => void
}

export type RoomParts = ReturnType<typeof roomParts>

/** Assembles a room: each part has its own table, and gets only the parts that it uses. */
export function roomParts(object: RoomObject) {
  const { ports } = object
  const onFailure = (error: unknown) => {
    ports().log('warn', 'room could not reach', { object: 'AdminRoom', message: reasonOf(error) })
  }
  const visitor = (sessionId: string) => ports().visitor(sessionId)
  const room = (each: Desk) => ports().room(each)

  const stored = roomTables(object)
  const { table, lines, mailTable, forwarding, readyAnswers, alarm, asOne } = stored
  const attended = attendedParts(object, stored, { visitor, room, onFailure })
  const { sockets, summaries, staff, mails, onUnattended } = attended
  const { conversations, delivery, deliver, answers, handOver, noteArchive } = messageParts(
    object,
    stored,
    attended,
    { visitor, room, onFailure },
  )
  const dropOld = (before: Expiry) => {
    table.closeOld(before.open)
    lines.dropOfClosed(before.closed)
    table.dropOld(before)
    forwarding.dropOld(before.closed)
    mailTable.dropOld(before.mails)
  }
  return {
    alarm,
    answers,
    conversations,
    delivery,
    forwarding,
    handOver,
    lines,
    mails,
    noteArchive,
    readyAnswers,
    sockets,
    staff,
    summaries,
    table,
    asOne,
    deliver,
    dropOld,
    nextMailMs: () => mailTable.nextDueMs(),
    onFailure,
    onUnattended,
  }
}

/** Stubs of the other objects that the room's parts call. */
interface Reach {
  visitor: (sessionId: string) => ReturnType<DurablePorts['visitor']>
  room: (each: Desk) => ReturnType<DurablePorts['room']>
  onFailure: (error: unknown) => void
}

/** The room's tables, alarm and transactions. */
function roomTables({ storage, ports }: RoomObject) {
  const { sql } = storage
  const unreadable = (table: string) => () =>
    ports().log('error', 'stored value not readable', { object: 'AdminRoom', table })
  const facts = new FactTable<RoomFact>(sql)
  const asOne = <Result>(act: () => Result): Result => {
    try {
      return storage.transactionSync(act)
    } catch (error) {
      facts.reload()
      throw error
    }
  }
  return {
    facts,
    table: new ConversationTable(sql, unreadable('conversations')),
    lines: new LineTable(sql, facts),
    mailTable: new MailTable(sql, unreadable('mails')),
    forwarding: new ForwardingTable(sql),
    readyAnswers: new ReadyAnswerTable(sql),
    alarm: new RoomAlarm(storage),
    asOne,
  }
}

/** The admins at the desk, the updates to other desks, and the mails while the desk is unstaffed. */
function attendedParts(
  { connections, send, closeSocket, ports, desk, waitUntil }: RoomObject,
  { facts, table, mailTable, alarm }: ReturnType<typeof roomTables>,
  { visitor, room, onFailure }: Reach,
) {
  const sockets = new AdminSockets({
    connections,
    send,
    closeSocket,
    onClosed: (socket) => staff.noteGone(socket),
  })
  const summaries = new DeskSummaries({
    table,
    facts,
    desk,
    room,
    onNews: (summary) => sockets.tellAll('desk:summary', summary),
    onFailure,
    waitUntil,
  })
  const mails = new RoomMails({
    mails: mailTable,
    table,
    facts,
    desk,
    isStaffed: () => sockets.isStaffed(),
    staffedUntilMs: () => staff.staffedUntilMs(),
    send: (mail) => ports().mailDesk(mail),
    // The error message may contain the address, which must not be logged.
    onFailure: () => ports().log('warn', 'chat mail not sent', { object: 'AdminRoom' }),
  })
  const wakeForMails = () => {
    const dueMs = mailTable.nextDueMs()
    if (dueMs !== null) alarm.wakeAt(dueMs, Date.now())
  }
  /** A visitor waits at an unstaffed desk. */
  const onUnattended = (sessionId: string) => {
    mails.noteWaiting({ sessionId, text: table.byId(sessionId)?.lastText ?? '' }, Date.now())
    wakeForMails()
  }
  const staff: Staff = new Staff({
    facts,
    table,
    sockets,
    visitor,
    mayAnswerChats: (logins) => ports().mayAnswerChats(logins),
    onUnattended,
    onFailure,
    waitUntil,
  })
  const onChange = () => summaries.changed()
  return { sockets, summaries, staff, mails, onChange, onUnattended, wakeForMails }
}

/** Conversations, and the messages from the desk to visitors and to other desks. */
function messageParts(
  { ports, desk, waitUntil }: RoomObject,
  { table, lines, mailTable, forwarding, alarm, asOne }: ReturnType<typeof roomTables>,
  { sockets, mails, onChange, wakeForMails }: ReturnType<typeof attendedParts>,
  { visitor, room, onFailure }: Reach,
) {
  const conversations = new Conversations({
    table,
    lines,
    mails: mailTable,
    sockets,
    cartFactsOf: (visitors) => ports().cartFactsOf(visitors),
    onChange,
    onFailure,
  })
  const onDelivered = (line: StoredLine, isOnline: boolean) => {
    conversations.tellLine(line)
    if (!mails.noteAnswered(line, isOnline, Date.now())) return wakeForMails()
    // Stored first; an alarm backs the attempt to send it.
    alarm.wakeSoon(Date.now())
    waitUntil(mails.run(Date.now()))
  }
  const delivery = new Delivery({ lines, visitor, onDelivered, onFailure })
  /** An alarm backs the attempt: if the object ends now, the message still goes out. */
  const deliver = () => {
    alarm.wakeSoon(Date.now())
    waitUntil(delivery.run())
  }
  const answers = new Answers({
    table,
    lines,
    sockets,
    conversations,
    visitor,
    onAnswered: deliver,
    onNoted: () => alarm.wakeSoon(Date.now()),
    asOne,
  })
  const handOver = new HandOver({
    table,
    lines,
    mails: mailTable,
    forwarding,
    sockets,
    conversations,
    desk,
    room,
    visitor,
    onChange,
    asOne,
  })
  const noteArchive = new NoteArchive({
    lines,
    table,
    desk,
    keep: (rows) => ports().archiveMessages(rows),
  })
  return { conversations, delivery, deliver, answers, handOver, noteArchive }
}
