// The reference for the product: an equivalent Node socket.io server. It signs and validates
// sessions, stores every message once by its ID in SQLite, numbers and replays messages, sends them
// to the desk and acknowledges them. Arguments: port and database file.
import { createHmac, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { Server, type Socket } from 'socket.io'

const [port = '', file = ''] = process.argv.slice(2)
const SECRET = 'a secret of the baseline'

const database = new DatabaseSync(file)
database.exec(`
  PRAGMA journal_mode = WAL;
  CREATE TABLE IF NOT EXISTS sessions (id TEXT PRIMARY KEY, created_at TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS messages (
    session_id TEXT NOT NULL, seq INTEGER NOT NULL, id TEXT NOT NULL UNIQUE, sent INTEGER NOT NULL,
    text TEXT NOT NULL, senderName TEXT NOT NULL, timestamp TEXT NOT NULL, PRIMARY KEY (session_id, seq));
`)
const addSession = database.prepare('INSERT INTO sessions (id, created_at) VALUES (?, ?)')
const messageOf = database.prepare('SELECT * FROM messages WHERE id = ?')
const lastSeqOf = database.prepare(
  'SELECT ifnull(max(seq), 0) AS seq FROM messages WHERE session_id = ?',
)
const addMessage = database.prepare('INSERT INTO messages VALUES (?, ?, ?, ?, ?, ?, ?)')
const messagesAfter = database.prepare(
  'SELECT * FROM messages WHERE session_id = ? AND seq > ? ORDER BY seq',
)

interface Kept {
  id: string
  seq: number
  text: string
  sent: boolean
  senderName: string
  timestamp: string
}
type Answer = ((answer: unknown) => void) | undefined

const sign = (id: string) => createHmac('sha256', SECRET).update(id).digest('base64url')
const newSession = () => {
  const id = `ses_${randomBytes(12).toString('hex')}`
  addSession.run(id, new Date().toISOString())
  return `${id}.${sign(id)}`
}
const isOurs = (session: string) => {
  const [id = '', signature] = session.split('.')
  return signature === sign(id)
}

/** Stores a message as the next of its conversation; returns the stored one for a duplicate. */
function keep(sessionId: string, id: string, text: string, senderName: string): [Kept, boolean] {
  const known = messageOf.get(id) as (Omit<Kept, 'sent'> & { sent: number }) | undefined
  if (known) return [{ ...known, sent: known.sent === 1 }, false]
  const seq = (lastSeqOf.get(sessionId) as { seq: number }).seq + 1
  const timestamp = new Date().toISOString()
  const sent = senderName === ''
  addMessage.run(sessionId, seq, id, sent ? 1 : 0, text, senderName, timestamp)
  return [{ id, seq, text, sent, senderName, timestamp }, true]
}

const http = createServer((_request, response) => response.end('ok'))
const io = new Server(http, { transports: ['websocket'], maxHttpBufferSize: 64 * 1024 })

function serveVisitor(socket: Socket, asked: string): void {
  const session = isOurs(asked) ? asked : newSession()
  const [sessionId = ''] = session.split('.')
  void socket.join(sessionId)
  socket.on('session', ({ lastSeq }: { lastSeq?: number }, answer: Answer) => {
    socket.emit('session', session)
    socket.emit('user_tracking_id', sessionId)
    socket.emit('ready', true)
    const messages = messagesAfter
      .all(sessionId, lastSeq ?? 0)
      .map((row) => Object.assign(row, { sent: row['sent'] === 1 }))
    socket.emit('chat:history', { messages, from: lastSeq ?? 0 })
    answer?.({ success: true })
    io.to('desk').emit('desk:conversation', { sessionId, isOnline: true })
  })
  socket.on('chat:send-user-message', (sent: { id: string; text: string }, answer: Answer) => {
    const [message, isNew] = keep(sessionId, sent.id, sent.text, '')
    const { id, seq, timestamp } = message
    answer?.({ success: true, id, seq, timestamp })
    if (!isNew) return
    socket.to(sessionId).emit('chat:own-message', message)
    io.to('desk').emit('desk:line', { sessionId, line: message })
    io.to('desk').emit('desk:conversation', { sessionId, lastText: message.text, isOnline: true })
  })
}

function serveAdmin(socket: Socket): void {
  socket.on('desk:join', (answer: Answer) => {
    void socket.join('desk')
    answer?.({ success: true })
  })
  socket.on(
    'desk:answer',
    (asked: { id: string; sessionId: string; text: string }, answer: Answer) => {
      const [line, isNew] = keep(asked.sessionId, asked.id, asked.text, 'Alex Chen')
      answer?.({ success: true, line })
      if (!isNew) return
      io.to(asked.sessionId).emit('user:admin-message', line)
      io.to('desk').emit('desk:line', { sessionId: asked.sessionId, line })
      io.to('desk').emit('desk:conversation', { sessionId: asked.sessionId, lastText: line.text })
    },
  )
}

io.on('connection', (socket) => {
  const { desk, session } = socket.handshake.query
  if (desk !== undefined) serveAdmin(socket)
  else serveVisitor(socket, typeof session === 'string' ? session : '')
})
http.listen(Number(port), '127.0.0.1', () => console.log('ready'))
process.once('SIGTERM', () => process.exit(0))
