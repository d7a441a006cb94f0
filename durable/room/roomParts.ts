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

/** What a room's parts need of the object that they are in. */
interface RoomObject {
  storage: DurableObjectStorage
  ports: () => DurablePorts
  desk: () => Desk
  connections: () => AdminConnection[]
  send: (to: readonly AdminConnection[], name: string, payload: unknown) => void
  /** Says that an admin may not be here, and closes the socket. */
  closeSocket: (socket: AdminConnection) => void
  waitUntil: (promise: Promise<unknown>) => void
}

export type RoomParts = ReturnType<typeof roomParts>

/** Puts a room together: each part has a table of its own, and knows of others only what it uses. */
export function roomParts(object: RoomObject) {
  const { storage, ports, desk, waitUntil } = object
  const { sql } = storage
  const onFailure = (error: unknown) => {
    ports().log('warn', 'room could not reach', { object: 'AdminRoom', message: reasonOf(error) })
  }
  const unreadable = (table: string) => () =>
    ports().log('error', 'stored value not readable', { object: 'AdminRoom', table })
  const asOne = <Result>(act: () => Result): Result => {
    try {
      return storage.transactionSync(act)
    } catch (error) {
      facts.reload()
      throw error
    }
  }
  const visitor = (sessionId: string) => ports().visitor(sessionId)
  const room = (each: Desk) => ports().room(each)

  const facts = new FactTable<RoomFact>(sql)
  const table = new ConversationTable(sql, unreadable('conversations'))
  const lines = new LineTable(sql, facts)
  const mailTable = new MailTable(sql, unreadable('mails'))
  const forwarding = new ForwardingTable(sql)
  const readyAnswers = new ReadyAnswerTable(sql)
  const alarm = new RoomAlarm(storage)

  const sockets = new AdminSockets({
    connections: object.connections,
    send: object.send,
    closeSocket: object.closeSocket,
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
  const onChange = () => summaries.changed()
  const conversations = new Conversations({
    table,
    lines,
    mails: mailTable,
    sockets,
    cartFactsOf: (visitors) => ports().cartFactsOf(visitors),
    onChange,
    onFailure,
  })
  const mails = new RoomMails({
    mails: mailTable,
    table,
    facts,
    desk,
    isStaffed: () => sockets.isStaffed(),
    staffedUntilMs: () => staff.staffedUntilMs(),
    send: (mail) => ports().mailDesk(mail),
    // Why it failed may name the address: that stays out of the log.
    onFailure: () => ports().log('warn', 'chat mail not sent', { object: 'AdminRoom' }),
  })
  const wakeForMails = () => {
    const dueMs = mailTable.nextDueMs()
    if (dueMs !== null) alarm.wakeAt(dueMs, Date.now())
  }
  /** A visitor waits and nobody is here. */
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
  const onDelivered = (line: StoredLine, isOnline: boolean) => {
    conversations.tellLine(line)
    if (!mails.noteAnswered(line, isOnline, Date.now())) return wakeForMails()
    // Kept first; an alarm stands behind the attempt to send it.
    alarm.wakeSoon(Date.now())
    waitUntil(mails.run(Date.now()))
  }
  const delivery = new Delivery({ lines, visitor, onDelivered, onFailure })
  /** An alarm stands behind the attempt: should the object end now, the message goes out all the same. */
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
