import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import type { DurablePorts } from '../ports/durablePorts.types.ts'
import type { FactRow } from '../sql/FactRow.ts'
import { DeskLink } from './DeskLink.ts'
import { LazyTable, TableNames } from '../sql/LazyTable.ts'
import { LoggedEventTable } from './LoggedEventTable.ts'
import type { TablesWhenUsed } from '../sql/migrate.ts'
import { MessageTable } from './MessageTable.ts'
import { OutboxTable } from './OutboxTable.ts'
import { SeenIdTable } from './SeenIdTable.ts'
import { SessionEnding } from './SessionEnding.ts'
import { SessionUsage } from './SessionUsage.ts'
import type { VisitorConnection, VisitorFact } from '../ports/visitor.types.ts'
import { VisitorAlarm } from './VisitorAlarm.ts'
import { VisitLog } from './VisitLog.ts'
import { VisitorArchive } from './VisitorArchive.ts'
import { VisitorChat } from './VisitorChat.ts'
import { VisitorEvents } from './VisitorEvents.ts'
import { VisitorTabs } from './VisitorTabs.ts'
import { VisitorUser } from './VisitorUser.ts'
import { VISITOR_TABLES } from './visitorSchema.ts'

/** The dependencies of a session's parts on their object. */
interface VisitorObject {
  storage: DurableObjectStorage
  tables: TablesWhenUsed
  facts: FactRow<VisitorFact>
  ports: () => DurablePorts
  sessionId: () => string
  connections: () => VisitorConnection[]
  send: (to: readonly VisitorConnection[], name: string, payload: unknown, ackId?: number) => void
  /** Informs a tab that the session has ended, and closes its socket. */
  closeTab: (tab: VisitorConnection) => void
  waitUntil: (promise: Promise<unknown>) => void
}

export type VisitorParts = ReturnType<typeof visitorParts>

type LogFailure = (what: string, error: unknown) => void

/** Assembles a session: each part has its own table, and gets only the parts that it uses. */
export function visitorParts(object: VisitorObject) {
  const { facts, ports } = object
  const logFailure: LogFailure = (what, error) => {
    ports().log('warn', what, { object: 'VisitorSession', message: reasonOf(error) })
  }
  const stored = visitorTables(object)
  const { messages, seenIds, outbox, loggedEvents, alarm, asOne } = stored
  const { tabs, deskLink, user, usage } = visitorLinks(object, stored, logFailure)
  const accountId = () => user.accountId()
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
  const { ending, visitLog, archive } = endingParts(object, stored, { tabs, deskLink, user })
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
    visitLog,
    asOne,
    logFailure,
    /** Reloads cached state, after everything was deleted. */
    reload: () => {
      stored.reload()
      facts.reload()
    },
    isWorkLeft: (nowMs: number) =>
      !outbox.isEmpty() || archive.isDue() || ending.isDue() || visitLog.isDue(nowMs),
    forgetOldIds: (nowMs: number) => seenIds.deleteOld(nowMs),
  }
}

/** The session's tables, alarm and transactions. */
function visitorTables({ storage, tables, facts, ports }: VisitorObject) {
  const { sql } = storage
  const unreadable = (table: string) => () =>
    ports().log('error', 'stored value not readable', { object: 'VisitorSession', table })
  const names = new TableNames(sql, () => tables.make())
  const table = (name: keyof typeof VISITOR_TABLES) =>
    new LazyTable(sql, names, { name, make: VISITOR_TABLES[name] })
  const outbox = new OutboxTable(table('room_outbox'), facts, unreadable('room_outbox'))
  const alarm = new VisitorAlarm(storage, facts)
  const reload = () => {
    for (const each of [tables, names, outbox]) each.reload()
  }
  const asOne = <Result>(act: () => Result): Result => {
    try {
      return storage.transactionSync(() => facts.together(act))
    } catch (error) {
      // Both are rolled back with the step: the tables that it created, and its alarm.
      reload()
      alarm.noteUndone()
      throw error
    }
  }
  return {
    messages: new MessageTable(table('messages'), facts),
    seenIds: new SeenIdTable(table('seen_ids')),
    outbox,
    loggedEvents: new LoggedEventTable(table('logged_events'), unreadable('logged_events')),
    alarm,
    asOne,
    reload,
  }
}

/** The parts that call others: the visitor's tabs, the desk, the account and the network's usage. */
function visitorLinks(
  { connections, send, facts, ports, sessionId, waitUntil }: VisitorObject,
  { outbox, alarm, asOne }: ReturnType<typeof visitorTables>,
  logFailure: LogFailure,
) {
  const tabs = new VisitorTabs({ connections, send })
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
  const usage = new SessionUsage({
    facts,
    report: (network, day, used) => ports().addNetworkUsage(network, day, used),
    onFailure: (error) => logFailure('usage not reported', error),
    waitUntil,
  })
  return { tabs, deskLink, user, usage }
}

/** The parts that end a session, and store its visit and its messages. */
function endingParts(
  { facts, ports, sessionId, closeTab }: VisitorObject,
  { messages, seenIds, loggedEvents, alarm, asOne }: ReturnType<typeof visitorTables>,
  { tabs, deskLink, user }: Pick<ReturnType<typeof visitorLinks>, 'tabs' | 'deskLink' | 'user'>,
) {
  const ending = new SessionEnding({
    facts,
    messages,
    seenIds,
    visitLog: () => visitLog,
    user,
    deskLink,
    alarm,
    sessionId,
    visitor: (id) => ports().visitor(id),
    room: () => ports().room(deskLink.desk()),
    moveArchive: (from, to) => ports().moveArchive(from, to),
    closeTabs: () => {
      for (const tab of tabs.all()) closeTab(tab)
    },
    asOne,
  })
  const visitLog = new VisitLog({
    facts,
    loggedEvents,
    sessionId,
    isLeaving: () => ending.isDue(),
    writeVisit: (visit) => ports().writeVisit(visit),
    storeLogFile: (key, events) => ports().storeLogFile(key, events),
    asOne,
  })
  const archive = new VisitorArchive({
    messages,
    sessionId: () => ending.currentId(),
    desk: () => deskLink.desk(),
    keepMessages: (rows) => ports().archiveMessages(rows),
  })
  return { ending, visitLog, archive }
}
