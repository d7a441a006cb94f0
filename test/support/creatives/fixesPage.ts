import path from 'node:path'
import type { Page } from '@playwright/test'
import tailwindcss from '@tailwindcss/vite'
import { build, type Rolldown } from 'vite'
import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'

/** The accepted copy, as the page reports it. */
export interface TakenCopy {
  name: string
  facts: CreativeFacts
  findings: string[]
}

const ROOT = path.join(import.meta.dirname, '../../..')
const ENTRY = path.join(import.meta.dirname, 'fixesPage.virtual.tsx')
// A host of this machine: browser codecs require a secure origin.
const ORIGIN = 'http://fixes.localhost'

const SOURCE = `
import '#client/theme.css'
import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { FixButtons } from '#client/pages/creatives/upload/fix/FixButtons.tsx'
import { inspectFile } from '#client/state/creatives/uploads/inspectFile.ts'
import { PLACEMENTS } from '#test/support/creatives/creativeCorpus.ts'

const placement = PLACEMENTS[new URLSearchParams(location.search).get('placement')]
const inspect = async (file) => ({ file, ...(await inspectFile(file, placement)) })

function FixesPage() {
  const [chosen, setChosen] = useState(null)
  const [taken, setTaken] = useState(null)
  const choose = async (event) => setChosen(await inspect(event.target.files[0]))
  const take = async (file) => {
    const { facts, findings } = await inspect(file)
    setTaken({ name: file.name, facts, findings: findings.map(({ code }) => code) })
  }
  return createElement('main', null,
    createElement('h1', null, 'Fixes'),
    createElement('input', { type: 'file', 'aria-label': 'File', onChange: choose }),
    chosen && createElement('ul', { 'aria-label': 'Findings' }, chosen.findings.map(({ code, message }) =>
      createElement('li', { key: code }, message))),
    chosen && createElement('div', { role: 'group', 'aria-label': 'Offers' },
      createElement(FixButtons, { ...chosen, placement, onFixed: take })),
    taken && createElement('pre', { 'data-testid': 'taken' }, JSON.stringify(taken)))
}
createRoot(document.getElementById('root')).render(createElement(FixesPage))
`

let built: Promise<Map<string, string | Uint8Array>> | null = null

/** The editors on a separate page, built from the product's source with its bundler. */
async function buildPage(): Promise<Map<string, string | Uint8Array>> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    root: ROOT,
    base: '/',
    plugins: [
      tailwindcss(),
      {
        name: 'fixes-page',
        resolveId: (id) => (id === 'virtual:fixes-page' ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? SOURCE : undefined),
      },
    ],
    worker: { format: 'es' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'virtual:fixes-page', output: { entryFileNames: 'page.js' } },
    },
  })) as Rolldown.RolldownOutput
  return new Map(
    result.output.map((part) => [
      `/${part.fileName}`,
      part.type === 'chunk' ? part.code : part.source,
    ]),
  )
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

/**
 * Opens the editors for a placement of the corpus, with a file selected. `inWorkers` is code that
 * runs first in each of their workers.
 */
export async function openFixes(
  page: Page,
  placement: string,
  file: string,
  { inWorkers = '' }: { inWorkers?: string } = {},
): Promise<void> {
  built ??= buildPage()
  const files = await built
  const styles = [...files.keys()].filter((name) => name.endsWith('.css'))
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') {
      const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
      return route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><title>Fixes</title>${links}<div id="root"></div><script type="module" src="/page.js"></script>`,
      })
    }
    const body = files.get(pathname)
    if (body === undefined) return route.fulfill({ status: 404 })
    const contentType = TYPES[path.extname(pathname)] ?? 'application/octet-stream'
    const first = /Worker-[^/]*\.js$/.test(pathname) ? inWorkers : ''
    return route.fulfill({
      contentType,
      body: Buffer.concat([Buffer.from(first), Buffer.from(body)]),
    })
  })
  await page.goto(`${ORIGIN}/?placement=${placement}`)
  await page.getByLabel('File').setInputFiles(path.join(ROOT, file))
}

/** The accepted copy, inspected again. */
export async function takenCopy(page: Page): Promise<TakenCopy> {
  return JSON.parse((await page.getByTestId('taken').textContent()) ?? '') as TakenCopy
}
