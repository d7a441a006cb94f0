import { loadInTurn } from './loadInTurn.ts'
import { printFigures, shown } from './report.ts'

/** Pages of each section for large places, which are the most expensive to build. */
const KEPT = {
  'billboards, Chicago': 'billboards-digital/local-regional/united-states/illinois/chicago',
  'streaming TV, London': 'ctv-streaming-ads/local-regional/united-kingdom/england/london',
  'all media, Austin': 'online-digital-marketing/local-regional/united-states/texas/austin',
}
const LIST = '/en-US/online-digital-marketing/local-regional/united-states/texas'
const ROUNDS = { warmUp: 0, counted: 40 }

/** Prints the times of place pages, cached and built for the first time, each in turn with an empty route. */
export async function localBench(origin: string): Promise<void> {
  const empty = { name: 'empty route', url: `${origin}/api/health`, method: 'GET' as const }
  const list = await (await fetch(origin + LIST)).text()
  const others = [...new Set(list.match(new RegExp(`${LIST}/[a-z0-9-]+`, 'g')))]
  let next = 0
  const [before, first] = await loadInTurn(
    `Pages of places, put together anew (${others.length})`,
    [
      empty,
      { ...empty, name: 'places of Texas', path: () => others[next++ % others.length] ?? LIST },
    ],
    { ...ROUNDS, counted: Math.min(ROUNDS.counted, others.length) },
  )
  const [emptied, ...kept] = await loadInTurn('Pages of places, kept', [
    empty,
    ...Object.entries(KEPT).map(([name, path]) => ({
      name,
      url: `${origin}/en-US/${path}`,
      method: 'GET' as const,
    })),
  ])
  const ms = (page: number | undefined, route: number | undefined) =>
    `${shown(Math.max(0, (page ?? Number.NaN) - (route ?? Number.NaN)))} ms`
  printFigures('More than the empty route at the median, which is about the time of the Worker', [
    { name: 'put together anew', value: ms(first?.p50Ms, before?.p50Ms), goal: 'under 30 ms' },
    ...Object.keys(KEPT).map((name, at) => ({
      name,
      value: ms(kept[at]?.p50Ms, emptied?.p50Ms),
      goal: 'under 30 ms',
    })),
  ])
}
