import {
  LOG_FILE_LIFE_DAYS,
  LOG_IN_OBJECT_DAYS,
  SESSION_LIFE_DAYS,
  TRANSCRIPT_LIFE_DAYS,
} from '#domain/contact/realtime/retention.ts'
import { factsOf } from './tableFact.ts'

const SESSION = SESSION_LIFE_DAYS
const EVENTS = LOG_IN_OBJECT_DAYS
const CHATS = TRANSCRIPT_LIFE_DAYS

/** Tables of the Durable Objects, by class. A table that an object creates must be here, or a test fails. */
export const OBJECT_TABLES = {
  VisitorSession: factsOf({
    // With 12 kB that the platform counts for an object with any table.
    facts: ['session', 1, 12_600, SESSION, 'erase', 'State of a session'],
    logged_events: ['session', 7, 450, EVENTS, 'download+erase', 'Event of a visit'],
    messages: ['session', 0.5, 350, SESSION, 'erase', 'Chat message'],
    room_outbox: ['session', 2, 300, 'expires', 'erase', 'Entry on its way to the desk'],
    seen_ids: ['session', 3, 60, 7, 'none', 'Event that was seen'],
  }),
  AdminRoom: factsOf({
    calls: ['session', 0.01, 200, 'expires', 'erase', 'Call-back that is due'],
    conversations: ['session', 0.1, 600, CHATS, 'erase', 'Conversation'],
    facts: ['fixed', 5, 100, 'always', 'none', 'State of a room'],
    lines: ['session', 0.5, 400, 'expires', 'erase', 'Chat line before it is archived'],
    mails: ['session', 0.02, 600, 1, 'erase', 'Email that waits'],
    moved: ['session', 0.02, 100, 30, 'erase', 'Session before a login'],
    renamed: ['session', 0.02, 100, 30, 'erase', 'Session before a login, newer form'],
    replies: ['session', 0.1, 200, 1, 'erase', 'Reply that was confirmed'],
    unseen_answers: ['session', 0.02, 300, 'expires', 'erase', 'Reply that nobody has seen'],
  }),
  DeliveryCounter: factsOf({
    asked: ['fixed', 2_000, 60, 'always', 'none', 'Last request of a product'],
    lines: ['order', 2, 60, 'always', 'none', 'Events of a line'],
    log: ['event', 0.036, 900, 'expires', 'none', 'Batch of events; in R2 after its hour'],
    seen: ['event', 0.0001, 160_000, 2, 'none', 'Keys of counted events, 16 bytes each'],
    totals: ['campaign day', 237, 120, 2, 'none', 'Events of an hour'],
  }),
  BookKeeper: factsOf({
    paces: ['campaign day', 1, 120, 'expires', 'none', 'Pace of a line'],
  }),
} as const

/** Files in R2, by bucket binding. */
export const STORED_FILES = {
  DELIVERY_LOG: factsOf({
    'events/': ['event', 1, 45, 400, 'none', 'Counted event, gzipped'],
    'hours/': ['campaign day', 1, 3_000, 'always', 'none', 'Rows of a line and a day, gzipped'],
  }),
  CREATIVES: factsOf({
    'parts of uploads': ['order', 0.5, 2_000_000, 3, 'none', 'Part of an abandoned upload'],
    files: ['order', 3, 1_500_000, 'order', 'none', 'File of a creative'],
  }),
  INVOICES: factsOf({
    files: ['order', 1.05, 60_000, 'always', 'download', 'PDF of an invoice'],
  }),
  VISIT_LOG: factsOf({
    'visits/': [
      'session',
      1,
      900,
      LOG_FILE_LIFE_DAYS,
      'download+erase',
      'Log of a session, gzipped',
    ],
  }),
  EXPORTS: factsOf({
    nights: ['order', 50, 80, 14, 'kept', 'Row of a nightly export, gzipped'],
  }),
} as const
