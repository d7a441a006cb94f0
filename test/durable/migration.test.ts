// Objects with earlier tables continue with the current ones, and lose nothing.
import { env } from 'cloudflare:workers'
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { chatTranscripts } from '#database/schema/contact/realtime.ts'
import type { ChatMessage } from '#domain/contact/realtime/chat/chatMessage.ts'
import type { DeskLine } from '#domain/contact/realtime/desk/deskConversation.ts'
import type { DeskJoined } from '#domain/contact/realtime/desk/deskEvents.ts'
import { migrate, type ObjectSchema } from '#durable/sql/migrate.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { answer, call } from '#test/support/commerce/shop.ts'
import { factsOf } from '#test/support/contact/sessionFacts.ts'
import { idOf } from '#test/support/contact/deskRooms.ts'
import { clientId, TestClient } from '#test/support/contact/sockets.ts'
import { loggedOf } from '#test/support/contact/visitLogs.ts'

const OLD_VISITOR = `
  CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE messages (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, sent INTEGER NOT NULL, text TEXT NOT NULL,
    sender_name TEXT NOT NULL, timestamp TEXT NOT NULL, is_archived INTEGER NOT NULL DEFAULT 0);
  CREATE TABLE seen_ids (id TEXT PRIMARY KEY, at_ms INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE room_outbox (n INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT NOT NULL, entry TEXT NOT NULL);
  CREATE TABLE logged_events (n INTEGER PRIMARY KEY, id TEXT NOT NULL, at TEXT NOT NULL, event TEXT NOT NULL);
  INSERT INTO facts VALUES ('desk', 'usa-canada'), ('alarmAtMs', '4102444800000');
  INSERT INTO messages VALUES (1, 'old-message', 1, 'said before', '', '2026-11-20T10:00:00.000Z', 0);
  INSERT INTO logged_events VALUES (1, 'old-event', '2026-11-20T10:00:00.000Z',
    '{"event_type":"page_view","event_id":null,"details":{"a":{"b":{"c":{"d":{"e":1}}}}},"timestamp":"2026-11-20T10:00:00.000Z","timezone":"UTC","value":{"url":"","path":"/en-US","user_agent":"","referrer":""}}');
  INSERT INTO room_outbox (at, entry) VALUES
    ('2026-11-20T10:00:00.000Z', '{"kind":"message","id":"old-message","seq":1,"text":"said before","timestamp":"2026-11-20T10:00:00.000Z"}'),
    ('2026-11-20T10:00:01.000Z', '{"kind":"of a version that nobody knows"}');
`

const WITH_ACCOUNTS = `
  ALTER TABLE messages ADD COLUMN account_id TEXT;
  ALTER TABLE logged_events ADD COLUMN account_id TEXT;
  UPDATE messages SET account_id = 'acc_1';
  INSERT INTO facts VALUES ('schema', '2');
`

const OLD_ROOM = `
  CREATE TABLE conversations (
    session_id TEXT PRIMARY KEY, state TEXT NOT NULL, last_at TEXT NOT NULL,
    last_entry INTEGER NOT NULL DEFAULT 0, mailed_at TEXT, value TEXT NOT NULL);
  CREATE INDEX conversations_state ON conversations (state, last_at);
  CREATE INDEX conversations_last ON conversations (last_at);
  CREATE TABLE lines (
    n INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, session_id TEXT NOT NULL,
    kind TEXT NOT NULL, text TEXT NOT NULL, sender_name TEXT NOT NULL, sender_id TEXT,
    timestamp TEXT NOT NULL, seq INTEGER, is_archived INTEGER NOT NULL DEFAULT 0);
  CREATE INDEX lines_session ON lines (session_id, n);
  CREATE INDEX lines_on_their_way ON lines (session_id, n) WHERE kind = 'desk' AND seq IS NULL;
  CREATE INDEX lines_to_archive ON lines (n) WHERE kind = 'note' AND is_archived = 0;
  CREATE TABLE moved (session_id TEXT PRIMARY KEY, desk TEXT NOT NULL, at TEXT NOT NULL);
  CREATE TABLE replies (id TEXT PRIMARY KEY, title TEXT NOT NULL, text TEXT NOT NULL);
  CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE mails (
    n INTEGER PRIMARY KEY AUTOINCREMENT, session_id TEXT NOT NULL, at TEXT NOT NULL, mail TEXT NOT NULL);
  CREATE TABLE unseen_answers (
    line_id TEXT PRIMARY KEY, session_id TEXT NOT NULL, seq INTEGER NOT NULL, due_ms INTEGER NOT NULL,
    sender_name TEXT NOT NULL, text TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE calls (
    session_id TEXT PRIMARY KEY, due_ms INTEGER NOT NULL, text TEXT NOT NULL) WITHOUT ROWID;
  INSERT INTO replies VALUES ('old-reply', 'Greeting', 'Hello!');
`

/**
 * The data of version 3: the messages are at the desk and in the archive, and seven entries were
 * sent.
 */
const VISITOR_3 = `
  DELETE FROM facts WHERE name IN ('alarmAtMs', 'schema');
  INSERT INTO facts VALUES ('seenSeq', '1'), ('landingId', 'landed-before');
  UPDATE messages SET is_archived = 1;
  DELETE FROM logged_events;
  DELETE FROM room_outbox;
  UPDATE sqlite_sequence SET seq = 7 WHERE name = 'room_outbox';
`

/** The tables of an object, by their SQL. */
const tablesIn = (stub: DurableObjectStub) =>
  runInDurableObject(stub, (_, { storage }) =>
    [
      ...storage.sql.exec<{ name: string; sql: string }>(
        `SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%' ORDER BY name`,
      ),
    ].map(({ name, sql }) => ({
      name,
      columns: [...sql.matchAll(/\w+/g)].map(([word]) => word),
    })),
  )

/** Creates an object's earlier tables, and starts the object with them. */
async function givenOldTables(
  stub: DurableObjectStub,
  tables: string,
  version?: number,
): Promise<void> {
  await runInDurableObject(stub, async (_, { storage }) => {
    await storage.deleteAll()
    storage.sql.exec(tables)
    if (version !== undefined) storage.kv.put('schema_version', version)
  })
  await evictDurableObject(stub, { webSockets: 'close' })
}

describe('session of an earlier version', () => {
  it.each([
    ['without accounts', OLD_VISITOR, null],
    ['with accounts', OLD_VISITOR + WITH_ACCOUNTS, 'acc_1'],
  ])('%s keeps its chat, its events and the desk’s data', async (_, tables, accountId) => {
    const { sessionId: session } = await answer<{ sessionId: string }>(
      call('/sessions', { method: 'POST', body: {} }),
    )
    const object = env.VISITOR_SESSION.getByName(idOf(session))
    await givenOldTables(object, tables)
    const client = await TestClient.join({ session, lastSeq: 0 })
    const { messages } = await client.first<{ messages: ChatMessage[] }>('chat:history')
    expect(messages.map(({ text }) => text)).toEqual(['said before'])
    const said = await client.ask('chat:send-user-message', { id: clientId(), text: 'said now' })
    expect(said).toMatchObject({ success: true, seq: 2 })
    await runDurableObjectAlarm(object)
    const db = connect(env.DB)
    expect(await db.select().from(chatTranscripts).orderBy(chatTranscripts.seq)).toMatchObject([
      { id: 'old-message', accountId },
      { text: 'said now', accountId: null },
    ])
    expect(await loggedOf(idOf(session))).toMatchObject([{ id: 'old-event' }])
    const { cookie } = await givenLogin({ role: 'admin' })
    const desk = await TestClient.open({ desk: 'usa-canada', cookie })
    await desk.ask('desk:join')
    const opened = await desk.ask<{ lines: DeskLine[] }>('desk:open', { sessionId: idOf(session) })
    expect(opened.lines.map(({ text }) => text)).toEqual(['said before', 'said now'])
    expect(await tablesIn(object)).toEqual(await tablesIn(await givenWholeSession()))
  })

  it('continues its numbers from version 3, and archives nothing twice', async () => {
    const { sessionId: session } = await answer<{ sessionId: string }>(
      call('/sessions', { method: 'POST', body: {} }),
    )
    const object = env.VISITOR_SESSION.getByName(idOf(session))
    await givenOldTables(object, OLD_VISITOR + WITH_ACCOUNTS + VISITOR_3, 3)
    const client = await TestClient.join({ session })
    await client.ask('chat:send-user-message', { id: clientId(), text: 'said now' })
    await runDurableObjectAlarm(object)
    const rows = await connect(env.DB).select().from(chatTranscripts)
    expect(rows.map(({ text }) => text)).toEqual(['said now'])
    expect(await factsOf(object)).toMatchObject({
      desk: 'usa-canada',
      seenSeq: '1',
      archivedSeq: '2',
      lastEntry: '8',
    })
    expect(await tablesIn(object)).toEqual(await tablesIn(await givenWholeSession()))
  })
})

/** A new session that has used all of its tables. */
async function givenWholeSession(): Promise<DurableObjectStub> {
  const client = await TestClient.join()
  const session = await client.first<string>('session')
  await client.ask('chat:send-user-message', { id: clientId(), text: 'hello' })
  await client.ask('chat:leave-email', { id: clientId(), email: 'ann@example.com' })
  await client.ask('event:log', {
    id: clientId(),
    event_type: 'page_view',
    event_id: null,
    details: null,
    timestamp: '2026-11-20T10:00:00.000Z',
    timezone: 'UTC',
    value: { url: '', path: '', user_agent: '', referrer: '' },
  })
  return env.VISITOR_SESSION.getByName(idOf(session))
}

describe('room of an earlier version', () => {
  it('keeps its conversations and canned replies', async () => {
    const room = env.ADMIN_ROOM.getByName('europe')
    const value = { sessionId: 'ses_aaaaaaaaaaaaaaaaaaaaaaaa', state: 'open', isOnline: false }
    const rest = { unread: 1, lastText: 'Hallo', lastFrom: 'visitor', page: '', source: null }
    const from = { utmTerm: null, utmSource: null, country: 'DE', language: 'de', timezone: '' }
    const who = { accountId: null, name: '', email: '', cartSumMinor: 0, orderCount: 0 }
    const how = { assigneeId: null, assigneeName: '', seenSeq: 0, version: 3 }
    const at = new Date().toISOString()
    const { sessionId } = value
    const known = JSON.stringify({ ...value, ...rest, ...from, ...who, ...how, lastAt: at })
    await givenOldTables(
      room,
      `${OLD_ROOM}
      INSERT INTO conversations (session_id, state, last_at, value) VALUES
        ('${sessionId}', 'open', '${at}', '${known}'),
        ('ses_bbbbbbbbbbbbbbbbbbbbbbbb', 'open', '${at}', '{"of":"nobody knows what"}');
      INSERT INTO lines (n, id, session_id, kind, text, sender_name, timestamp, seq) VALUES
        (4, 'line-4', '${sessionId}', 'visitor', 'first', '', '${at}', 1),
        (6, 'line-6', '${sessionId}', 'visitor', 'second', '', '${at}', 2);
      -- The last lines were forgotten.
      UPDATE sqlite_sequence SET seq = 9 WHERE name = 'lines';`,
    )
    const { cookie } = await givenLogin({ role: 'admin' })
    const desk = await TestClient.open({ desk: 'europe', cookie })
    const joined = await desk.ask<DeskJoined>('desk:join')
    expect(joined.readyAnswers).toEqual([{ id: 'old-reply', title: 'Greeting', text: 'Hello!' }])
    expect(joined.conversations).toMatchObject([{ ...value, leftEmail: '' }])
    await desk.ask('desk:note', { id: clientId(), sessionId, text: 'a note' })
    const { lines } = await desk.ask<{ lines: DeskLine[] }>('desk:open', { sessionId })
    expect(lines.map(({ n, text }) => [n, text])).toEqual([
      [4, 'first'],
      [6, 'second'],
      [10, 'a note'],
    ])
    const usa = env.ADMIN_ROOM.getByName('usa-canada')
    expect(await tablesIn(room)).toEqual(await tablesIn(usa))
  })
})

describe('migration steps', () => {
  const schema = (steps: string[]): ObjectSchema => ({
    tables: 'CREATE TABLE things (id TEXT PRIMARY KEY, a TEXT, b TEXT)',
    steps,
    unversioned: (tables) => (tables.has('things') ? 1 : null),
  })
  const [ADD_A, ADD_B] = ['a', 'b'].map((name) => `ALTER TABLE things ADD COLUMN ${name} TEXT`)

  it('run once, in order, and never partially', async () => {
    const stub = env.VISITOR_SESSION.getByName('ses_steps')
    await runInDurableObject(stub, async (_, { storage }) => {
      await storage.deleteAll()
      storage.sql.exec('CREATE TABLE things (id TEXT PRIMARY KEY)')
      const columns = () =>
        storage.sql
          .exec<{ sql: string }>(`SELECT sql FROM sqlite_master WHERE name = 'things'`)
          .one().sql
      expect(() => migrate(storage, schema([ADD_A ?? '', 'no SQL at all']))).toThrow('syntax error')
      expect(columns()).not.toContain('a TEXT')
      migrate(storage, schema([ADD_A ?? '']))
      migrate(storage, schema([ADD_A ?? '']))
      expect(columns()).toContain('a TEXT')
      migrate(storage, schema([ADD_A ?? '', ADD_B ?? '']))
      expect(columns()).toContain('b TEXT')
      // A deployment was rolled back: an earlier version finds later tables.
      migrate(storage, schema([ADD_A ?? '']))
      expect(storage.kv.get('schema_version')).toBe(3)
    })
  })
})
