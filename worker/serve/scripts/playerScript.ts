/** Keeps the player's own page for a start without a network. */
export const PLAYER_WORKER = `'use strict'
const SHELL = 'amd-player-1'
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => {
  const wanted = Array.isArray(event.data) ? event.data : []
  event.waitUntil((async () => {
    const cache = await caches.open(SHELL)
    for (const address of wanted) {
      const url = new URL(address, location.origin)
      if (url.origin !== location.origin || !url.pathname.startsWith('/player')) continue
      if (!(await cache.match(url))) await cache.add(url).catch(() => {})
    }
  })())
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (!pathname.startsWith('/player')) return
  event.respondWith((async () => {
    const cache = await caches.open(SHELL)
    try {
      const response = await fetch(request)
      if (response.ok) await cache.put(request, response.clone())
      return response
    } catch (error) {
      const kept = await cache.match(request)
      if (kept) return kept
      throw error
    }
  })())
})
`

/**
 * The player of a screen: shows the loop of the hour, has the files of all hours on the device, goes on without a
 * network, and tells each play in numbered batches that it keeps until they are acknowledged.
 */
export const PLAYER_SCRIPT = `(() => {
  'use strict'
  const key = decodeURIComponent(location.pathname.replace(/^\\/player\\//, ''))
  const LIST = 'amd_list_' + key
  const PLAYS = 'amd_plays_' + key
  // Each tab keeps its own plays; those of a tab that is gone are sent by the next one.
  const OWN_PLAYS = PLAYS + ':' + Math.random().toString(36).slice(2)
  const GONE_MS = 120000
  const BATCH = 'amd_batch_' + key
  const NUMBERS = 'amd_numbers_' + key
  const FILES = 'amd-files-1'
  const REFRESH_MS = 60000
  const SEND_MS = 15000
  const RETRY_MS = 60000
  const MAX_BATCH = 500
  const MAX_KEPT = 20000
  const MAX_TOKENS = 1000
  const stage = document.querySelector('main')

  const read = (name, otherwise) => {
    try { return JSON.parse(localStorage.getItem(name)) ?? otherwise } catch { return otherwise }
  }
  const keep = (name, value) => {
    try { localStorage.setItem(name, JSON.stringify(value)) } catch {}
  }

  let list = read(LIST, null)
  let plays = []
  const files = new Map()
  // A start in the middle goes on counting: a number that was told before would be no new play.
  let numbers = new Map(read(NUMBERS, []))

  // In a frame whose browser lets it keep nothing, it shows what it fetches.
  const openFiles = async () => {
    try { return await caches.open(FILES) } catch { return null }
  }
  const fileOf = async (src) => {
    if (files.has(src)) return files.get(src)
    const cache = await openFiles()
    let response = await cache?.match(src)
    if (!response) {
      response = await fetch(src, { mode: 'cors', credentials: 'omit' })
      if (!response.ok) throw new Error('file')
      await cache?.put(src, response.clone())
    }
    const url = URL.createObjectURL(await response.blob())
    files.set(src, url)
    return url
  }
  const sourcesOf = (of) => new Set(of.hours.flatMap(({ slots }) => slots.flat().map(({ src }) => src)))
  const preload = async () => {
    const wanted = sourcesOf(list)
    for (const src of wanted) await fileOf(src).catch(() => {})
    const cache = await openFiles()
    for (const { url } of (await cache?.keys()) ?? []) if (!wanted.has(url)) await cache.delete(url)
    for (const [src, url] of files) {
      if (wanted.has(src)) continue
      URL.revokeObjectURL(url)
      files.delete(src)
    }
  }
  const refresh = async () => {
    try {
      const response = await fetch('/p/' + encodeURIComponent(key) + '.json' + location.search, { cache: 'no-store' })
      if (!response.ok) return
      list = await response.json()
      // The screen's own clock may be days wrong: which hour it is, the ad server says.
      list.aheadMs = list.builtAt - Date.now()
      keep(LIST, list)
      await preload()
    } catch {}
  }

  const filler = () => {
    const element = document.createElement('div')
    element.className = 'filler'
    const name = document.createElement('strong')
    name.textContent = list ? list.screen.name : 'Screen'
    const words = document.createElement('span')
    words.textContent = 'This space is free.'
    element.append(name, words)
    return element
  }
  const elementOf = async (turn) => {
    const url = await fileOf(turn.src)
    const element = document.createElement(turn.kind === 'video' ? 'video' : 'img')
    if (turn.kind === 'video') {
      element.muted = true
      element.playsInline = true
      element.src = url
      await new Promise((resolve, reject) => {
        element.addEventListener('canplay', resolve, { once: true })
        element.addEventListener('error', reject, { once: true })
      })
    } else {
      element.alt = turn.title
      element.src = url
      await element.decode()
    }
    return element
  }

  const keepPlays = (aliveAt) => {
    if (plays.length > 0) keep(OWN_PLAYS, { aliveAt, plays })
    else try { localStorage.removeItem(OWN_PLAYS) } catch {}
  }
  const adoptPlays = () => {
    let names = []
    try { names = Object.keys(localStorage) } catch {}
    for (const name of names) {
      if (name === OWN_PLAYS || (name !== PLAYS && !name.startsWith(PLAYS + ':'))) continue
      const of = read(name, null)
      if (of && Math.abs(Date.now() - (of.aliveAt ?? 0)) < GONE_MS) continue
      plays = [...((of && of.plays) ?? (Array.isArray(of) ? of : [])), ...plays].slice(-MAX_KEPT)
      keepPlays(Date.now())
      try { localStorage.removeItem(name) } catch {}
    }
  }

  const played = (turn, at) => {
    const number = numbers.get(turn.token) ?? 0
    numbers.delete(turn.token)
    numbers.set(turn.token, number + 1)
    numbers = new Map([...numbers].slice(-MAX_TOKENS))
    keep(NUMBERS, [...numbers])
    plays = [...plays, { token: turn.token, number, at }].slice(-MAX_KEPT)
    keepPlays(Date.now())
  }
  const send = async () => {
    adoptPlays()
    if (plays.length === 0) return true
    keepPlays(Date.now())
    const sent = plays.slice(0, MAX_BATCH)
    const batch = read(BATCH, 0)
    const response = await fetch('/plays', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ batch, sentAt: Date.now(), plays: sent }),
    })
    if (!response.ok) return false
    const answer = await response.json()
    if (answer.batch !== batch) return false
    keep(BATCH, batch + 1)
    plays = plays.filter((play) => !sent.includes(play))
    keepPlays(Date.now())
    return plays.length === 0
  }

  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  let turnAt = 0
  const next = () => {
    const now = Date.now() + (list?.aheadMs ?? 0)
    const hour = list && list.hours.find(({ from, to }) => from <= now && now < to)
    if (!hour || hour.slots.length === 0) return null
    const slot = turnAt % hour.slots.length
    const loop = Math.floor(turnAt / hour.slots.length)
    turnAt += 1
    const turns = hour.slots[slot]
    return turns.length > 0 ? turns[loop % turns.length] : null
  }
  const run = async () => {
    for (;;) {
      const turn = next()
      const startedAt = Date.now()
      let element
      try {
        element = turn ? await elementOf(turn) : filler()
      } catch {
        element = filler()
      }
      stage.replaceChildren(element)
      stage.dataset.showing = turn && element.className !== 'filler' ? turn.title : ''
      if (element.play) await element.play().catch(() => {})
      await wait((list ? list.screen.slotSeconds : 8) * 1000)
      if (turn && element.className !== 'filler') played(turn, startedAt)
    }
  }
  const every = async (ms, retryMs, job) => {
    for (;;) {
      let isDone = false
      try { isDone = (await job()) !== false } catch {}
      await wait(isDone ? ms : retryMs)
    }
  }

  addEventListener('pagehide', () => keepPlays(0))
  // The first load is not the worker's: it is asked to keep the page and the script that are open.
  const keepShell = async () => {
    const { active } = await navigator.serviceWorker.ready
    active.postMessage([location.pathname + location.search, '/player.js'])
  }
  if ('serviceWorker' in navigator) navigator.serviceWorker.register('/player/worker.js').then(keepShell).catch(() => {})
  // A browser takes the lock away when the page is hidden.
  const stayAwake = () => {
    if (navigator.wakeLock && document.visibilityState === 'visible')
      navigator.wakeLock.request('screen').catch(() => {})
  }
  document.addEventListener('visibilitychange', stayAwake)
  stayAwake()
  document.addEventListener('click', () => document.documentElement.requestFullscreen?.().catch(() => {}))
  const begin = list ? Promise.resolve() : refresh()
  begin.then(() => {
    void run()
    void every(REFRESH_MS, REFRESH_MS, refresh)
    void every(SEND_MS, RETRY_MS, send)
  })
})()
`
