// The player of a screen: shows the hour's loop, stores the files of all hours on the device, continues without a
// network, and reports each play in numbered batches that it stores until they are acknowledged.
import { claimDisplay, storeShell } from './device.ts'
import { openFileCache } from './fileCache.ts'
import { turnSequence } from './nextTurn.ts'
import { openPlayLog } from './playLog.ts'
import type { Playlist, StoredPlaylist, Turn } from './playlist.types.ts'
import { readStored, store } from './storage.ts'
import { fillerElement, turnElement } from './turnElement.ts'

const REFRESH_MS = 60_000
const SEND_MS = 15_000
const RETRY_MS = 60_000
/** Duration of the filler before the first playlist. */
const FILLER_SECONDS = 8

const stage = document.querySelector('main') ?? document.body
const key = decodeURIComponent(location.pathname.replace(/^\/player\//, ''))
const listName = `amd_list_${key}`
const files = openFileCache()
const plays = openPlayLog(key)
const nextTurn = turnSequence()
let list = readStored<StoredPlaylist | null>(listName, null)

const sourcesOf = ({ hours }: Playlist): Set<string> =>
  new Set(hours.flatMap(({ slots }) => slots.flat().map(({ src }) => src)))

/** Loads the playlist and its files; continues with the old one if that fails. */
async function refresh(): Promise<void> {
  try {
    const address = `/p/${encodeURIComponent(key)}.json${location.search}`
    const response = await fetch(address, { cache: 'no-store' })
    if (!response.ok) return
    const loaded = (await response.json()) as Playlist
    list = { ...loaded, aheadMs: loaded.builtAt - Date.now() }
    store(listName, list)
    await files.sync(sourcesOf(list))
  } catch {
    // The next refresh tries again.
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The element of a turn; null if it cannot be shown. */
const elementOf = async (turn: Turn) => {
  try {
    return await turnElement(turn, await files.load(turn.src))
  } catch {
    return null
  }
}

async function playOne(): Promise<void> {
  const turn = nextTurn(list, Date.now())
  const startedAt = Date.now()
  const element = turn && (await elementOf(turn))
  stage.replaceChildren(element ?? fillerElement(list?.screen.name ?? 'Screen'))
  stage.dataset['showing'] = turn && element ? turn.title : ''
  if (element instanceof HTMLVideoElement) await element.play().catch(() => undefined)
  await wait((list?.screen.slotSeconds ?? FILLER_SECONDS) * 1000)
  if (turn && element) plays.record(turn.token, startedAt)
}

async function playForever(): Promise<void> {
  for (;;) await playOne()
}

/** Repeats a job: after `ms`, or after `retryMs` if it failed or returned false. */
async function repeat(
  ms: number,
  retryMs: number,
  job: () => Promise<boolean | void>,
): Promise<void> {
  for (;;) {
    const isDone = await job().then(
      (result) => result !== false,
      () => false,
    )
    await wait(isDone ? ms : retryMs)
  }
}

addEventListener('pagehide', plays.close)
storeShell()
claimDisplay()

async function start(): Promise<void> {
  if (!list) await refresh()
  void playForever()
  void repeat(REFRESH_MS, REFRESH_MS, refresh)
  void repeat(SEND_MS, RETRY_MS, async () => await plays.send())
}
void start()
