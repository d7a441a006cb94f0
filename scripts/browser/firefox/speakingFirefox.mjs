#!/usr/bin/env node
// Starts Firefox ESR for Playwright through a proxy. The proxy answers WebDriver BiDi commands that
// this Firefox does not support and that tests do not depend on. It also adds the missing file
// names of downloads, since Playwright ignores a download without one.
import { randomUUID } from 'node:crypto'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import WebSocket, { WebSocketServer } from 'ws'

const SPARE = new Set(['emulation.setMediaFeaturesOverride'])
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/

const firefox = spawn(process.env['FIREFOX_EXECUTABLE'] ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal))

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = LISTENING.exec(line)?.[1]
  if (address) standBetween(address)
  else process.stderr.write(`${line}\n`)
})

/** @param {string} address where Firefox listens */
function standBetween(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('listening', () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`)
  })
  server.on('connection', (near) => connect(near, new WebSocket(`${address}/session`)))
}

/** @param {import('ws').RawData} data one message, as it comes by default */
const textOf = (data) => (Buffer.isBuffer(data) ? data.toString() : '')

/** Names of pending downloads, by source. @type {Map<string, string>} */
const downloads = new Map()

/** @param {string} text Firefox's message, in which a download without a navigation has no name */
function withDownloadNamed(text) {
  if (!text.includes('"browsingContext.download')) return text
  const told = JSON.parse(text)
  const { method, params } = told
  if (!method?.startsWith('browsingContext.download') || params.navigation) return text
  const from = `${params.context} ${params.url}`
  if (method === 'browsingContext.downloadWillBegin') downloads.set(from, randomUUID())
  return JSON.stringify({ ...told, params: { ...params, download: downloads.get(from) } })
}

/** @param {WebSocket} near @param {WebSocket} far */
function connect(near, far) {
  /** @type {string[]} */
  const waiting = []
  near.on('message', (data) => {
    const text = textOf(data)
    const { id, method } = JSON.parse(text)
    if (SPARE.has(method)) near.send(JSON.stringify({ type: 'success', id, result: {} }))
    else if (far.readyState === WebSocket.OPEN) far.send(text)
    else waiting.push(text)
  })
  far.on('open', () => {
    for (const text of waiting.splice(0)) far.send(text)
  })
  far.on('message', (data) => near.send(withDownloadNamed(textOf(data))))
  near.on('close', () => far.close())
  far.on('close', () => near.close())
  far.on('error', () => near.close())
}
