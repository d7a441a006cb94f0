import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import type { DurablePorts } from '../ports/durablePorts.types.ts'
import type { FactRow } from '../sql/FactRow.ts'
import { DeskLink } from './DeskLink.ts'
import { LazyTable, TableNames } from '../sql/LazyTable.ts'
import { LoggedEventTable } from './LoggedEventTable.ts'
import { MessageTable } from './MessageTable.ts'
import { OutboxTable } from './OutboxTable.ts'
import { SeenIdTable } from './SeenIdTable.ts'
import { SessionEnding } from './SessionEnding.ts'
import { SessionUsage } from './SessionUsage.ts'
import type { VisitorConnection, VisitorFact } from '../ports/visitor.types.ts'
import { VisitorAlarm } from './VisitorAlarm.ts'
import { VisitorArchive } from './VisitorArchive.ts'
import { VisitorChat } from './VisitorChat.ts'
import { VisitorEvents } from './VisitorEvents.ts'
import { VisitorTabs } from './VisitorTabs.ts'
import { VisitorUser } from './VisitorUser.ts'
import { VISITOR_TABLES } from './visitorSchema.ts'

/** What a session's parts need of the object that they are in. */
interface VisitorObject {
  storage: DurableObjectStorage
  facts: FactRow<VisitorFact>
  ports: () => DurablePorts
  sessionId: () => string
  connections: () => VisitorConnection[]
  send: (to: readonly VisitorConnection[], name: string, payload: unknown, ackId?: number) => void
  /** Says that the session has ended, and closes a socket. */
  closeTab: (tab: VisitorConnection) => void
  waitUntil: (promise: Promise<unknown>) => void
}

export type VisitorParts = ReturnType<typeof visitorParts>

/** Puts a session together: each part has a table of its own, and knows of others only what it uses. */
export function visitorParts(object: VisitorObject) {
  const { storage, facts, ports, sessionId, waitUntil } = object
  const { sql } = storage
  const logFailure = (what: string, error: unknown) => {
    ports().log('warn', what, { object: 'VisitorSession', message: reasonOf(error) })
  }
  const unreadable = (table: string) => () =>
    ports().log('error', 'stored value not readable', { object: 'VisitorSession', table })
  const names = new TableNames(sql)
  const table = (name: keyof typeof VISITOR_TABLES) =>
    new LazyTable(sql, names, { name, make: VISITOR_TABLES[name] })
  const forgetTables = () => {
    for (const each of [names, outbox]) each.reload()
  }
  const asOne = <Result>(act: () => Result): Result => {
    try {
      return storage.transactionSync(() => facts.together(act))
    } catch (error) {
      // A table that the step made went with it, and an alarm.
      forgetTables()
      alarm.noteUndone()
      throw error
    }
  }

  const messages = new MessageTable(table('messages'), facts)
  const seenIds = new SeenIdTable(table('seen_ids'))
  const outbox = new OutboxTable(table('room_outbox'), facts, unreadable('room_outbox'))
  const loggedEvents = new LoggedEventTable(table('logged_events'), unreadable('logged_events'))
  const alarm = new VisitorAlarm(storage, facts)
  const tabs = new VisitorTabs({ connections: object.connections, send: object.send })
  const deskLink = new DeskLink({
    outbox,
    facts,
    tabs,
    alarm,
    sessionId,
    room: (desk) => ports().room(desk),
    onFailure: (error) => logFailure('desk not reached', error),
    asOne,
    waitUntil,
  })
  const user = new VisitorUser({
    facts,
    tabs,
    deskLink,
    endLogin: (login) => ports().endLogin(login),
    beginTwoFactor: (login, password) => ports().beginTwoFactor(login, password),
    noteLogin: (login) => ports().noteLogin(sessionId(), login),
    onFailure: (error) => logFailure('login not noted', error),
    asOne,
    waitUntil,
  })
  const accountId = () => user.accountId()
  const usage = new SessionUsage({
    facts,
    report: (network, day, used) => ports().addNetworkUsage(network, day, used),
    onFailure: (error) => logFailure('usage not reported', error),
    waitUntil,
  })
  const chat = new VisitorChat({ messages, facts, usage, tabs, deskLink, alarm, accountId, asOne })
  const events = new VisitorEvents({
    loggedEvents,
    seenIds,
    facts,
    usage,
    deskLink,
    alarm,
    accountId,
    asOne,
  })
  const ending = new SessionEnding({
    facts,
    messages,
    seenIds,
    user,
    deskLink,
    alarm,
    sessionId,
    visitor: (id) => ports().visitor(id),
    room: () => ports().room(deskLink.desk()),
    moveArchive: (from, to) => ports().moveArchive(from, to),
    closeTabs: () => {
      for (const tab of tabs.all()) object.closeTab(tab)
    },
    asOne,
  })
  const archive = new VisitorArchive({
    messages,
    loggedEvents,
    sessionId: () => ending.currentId(),
    desk: () => deskLink.desk(),
    keepMessages: (rows) => ports().archiveMessages(rows),
    keepEvents: (rows) => ports().archiveEvents(rows),
  })
  return {
    alarm,
    archive,
    chat,
    deskLink,
    ending,
    events,
    tabs,
    usage,
    user,
    asOne,
    logFailure,
    /** Reads anew what is known, after everything was deleted. */
    reload: () => {
      forgetTables()
      facts.reload()
    },
    isWorkLeft: () => !outbox.isEmpty() || archive.isDue() || ending.isDue(),
    forgetOldIds: (nowMs: number) => seenIds.forgetOld(nowMs),
  }
}
