import { gzipSync } from 'node:zlib'
import { seededProducts } from '#scripts/seed/catalogue/seededPages.ts'
import { callerHeaders } from '#scripts/setup/callerHeaders.ts'
import { readVocabulary } from '#scripts/structuredData/vocabulary.ts'
import { everyAddress, type Address } from './everyAddress.ts'
import { htmlFaults } from './htmlFaults.ts'
import { headFaults, MOST_BYTES, placeAgainst, productAgainst } from './pageFaults.ts'
import { readServedPage, type ServedPage } from './servedPage.ts'

/** A maximum and its page. */
export interface Most {
  value: number
  path: string
}

export interface Checked {
  counts: ReadonlyMap<string, number>
  faults: readonly string[]
  largest: Most
  mostAlike: Most
}

const vocabulary = readVocabulary()
const productNames = [...new Set(seededProducts.map(({ name }) => name))]

const AT_ONCE = 4
const TOLD_EACH = 250

interface Answered {
  page: ServedPage
  bytes: number
  faults: string[]
}

const MOST_TRIES = 5

/** Response of an address. A busy server may close a kept-alive connection before the next request. */
async function get(url: string, tries = 1): Promise<{ status: number; html: string }> {
  try {
    const answer = await fetch(url, { headers: callerHeaders(), redirect: 'manual' })
    return { status: answer.status, html: await answer.text() }
  } catch (error) {
    if (tries === MOST_TRIES) throw error
    return await get(url, tries + 1)
  }
}

async function ask(origin: string, { path, kind }: Address): Promise<Answered> {
  const { status, html } = await get(origin + path)
  const page = readServedPage(html)
  const bytes = gzipSync(html).length
  const isFindable = kind !== 'product'
  const faults = [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...headFaults(page, { address: origin + path, isFindable }, vocabulary),
    ...(bytes <= MOST_BYTES ? [] : [`${bytes} bytes, gzipped`]),
    ...(await htmlFaults(html, path)),
  ]
  return { page, bytes, faults }
}

/** Requests all pages with limited concurrency. */
async function askAll(
  origin: string,
  addresses: readonly Address[],
): Promise<ReadonlyMap<string, Answered>> {
  const answered = new Map<string, Answered>()
  const waiting = [...addresses]
  const askOn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      answered.set(next.path, await ask(origin, next))
      if (answered.size % TOLD_EACH === 0) console.log(`${answered.size} of ${addresses.length} …`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOn))
  return answered
}

/** Faults of a page compared with its sibling, and the share of text that both have. */
function against(
  { path, kind, sibling }: Address,
  answered: ReadonlyMap<string, Answered>,
): { alike: number; faults: readonly string[] } {
  const own = answered.get(path)
  const other = sibling === null ? undefined : answered.get(sibling)
  if (!own || sibling === null) return { alike: 0, faults: [] }
  if (!other) return { alike: 0, faults: [`${sibling} was not asked for`] }
  return kind === 'product'
    ? { alike: 0, faults: productAgainst(own.page, other.page) }
    : placeAgainst(own.page, other.page, productNames)
}

const mostOf = (all: readonly Most[]): Most =>
  all.reduce((most, one) => (one.value > most.value ? one : most), { value: 0, path: '' })

/** Checks every place, product and format page of a server: returns their content and faults. */
export async function checkEveryPage(origin: string): Promise<Checked> {
  const addresses = await everyAddress(origin)
  const answered = await askAll(origin, addresses)
  const compared = addresses.map((address) => ({ address, ...against(address, answered) }))
  const counts = new Map<string, number>()
  for (const { kind } of addresses) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return {
    counts,
    faults: compared.flatMap(({ address: { path }, faults }) =>
      [...(answered.get(path)?.faults ?? []), ...faults].map((fault) => `${path}: ${fault}`),
    ),
    largest: mostOf([...answered].map(([path, { bytes }]) => ({ value: bytes, path }))),
    mostAlike: mostOf(compared.map(({ address: { path }, alike }) => ({ value: alike, path }))),
  }
}
