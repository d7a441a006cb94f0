import { splitCase } from '#domain/testing/splitCases.ts'
import { nextGain, splitBudget, splitValue } from '#domain/planning/mediaMix/budgetSplit.ts'
import { SPLIT_GOAL_NAMES } from '#domain/planning/mediaMix/goalRates.ts'
import { printFigures, ratio, shown } from './report.ts'

const WARM_UP = 20
const ITERATIONS = 200

/** Prints how long it takes to split a budget among six media, with the curve and the gain of the next $100. */
export function splitBench(): Promise<void> {
  const place = splitCase()
  const times = SPLIT_GOAL_NAMES.map((goal) => {
    let sum = 0
    const run = (turns: number) => {
      for (let turn = 0; turn < turns; turn++) {
        const { parts } = splitBudget(place, goal, 5_000_00 + turn * 50_00)
        sum += splitValue(place, goal, parts)
        sum += nextGain(place, goal, { parts, moreMinor: 100_00 })?.gain ?? 0
      }
    }
    run(WARM_UP)
    const started = performance.now()
    run(ITERATIONS)
    if (sum <= 0) throw new Error('The split brought nothing.')
    return { goal, ms: (performance.now() - started) / ITERATIONS }
  })
  const first = times[0]?.ms ?? 0
  printFigures(
    'Split of a budget among six media',
    times.map(({ goal, ms }) => ({
      name: `most ${goal}`,
      value: `${shown(ms, 3)} ms`,
      comparison: `${ratio(ms, first)} the time for reach`,
      goal: 'under 50 ms',
    })),
  )
  return Promise.resolve()
}
