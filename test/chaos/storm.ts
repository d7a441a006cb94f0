import { setTimeout as wait } from 'node:timers/promises'
import { seededChance } from '#domain/testing/seededChance.ts'
import { buy } from './buy.ts'
import { faultsOfLife, formatFault } from './faults.ts'
import { playScreen, SCREENS } from './playScreen.ts'
import type { ServerLives } from './ServerLives.ts'
import { Talker } from './talk.ts'
import { watch } from './watch.ts'
import { type Chance, chanceOf, type World } from './World.ts'

/** Number of simultaneous visitors of publishers, in addition to those of the site. */
const WATCHERS = 12
const THINKS_MS = 3_000

export interface StormOptions {
  minutes: number
  kills: number
  seed: number
  visitors: number
}

/** Each visitor's own random choices, independent of the others. */
const chanceOfOne = (seed: number, who: number): Chance =>
  chanceOf(seededChance(seed * 100_003 + who))

/** Failures that visitors saw; the end of the run causes none. */
export type Complaints = string[]

/** Repeats an action until the run closes; each unexpected failure is a complaint. */
async function again(
  { isClosing, end }: World,
  { chance, complaints }: { chance: Chance; complaints: Complaints },
  act: () => Promise<void>,
): Promise<void> {
  while (!isClosing()) {
    try {
      await act()
    } catch (error) {
      if (end.aborted) return
      complaints.push(error instanceof Error ? error.message : String(error))
    }
    await chance.think(THINKS_MS)
  }
}

/**
 * Starts visitors, screens and players, which stay until the run closes. `done` resolves once all
 * have completed their tasks.
 */
export function letEverybodyIn(world: World, { seed, visitors }: StormOptions) {
  const complaints: Complaints = []
  const talkers = Array.from({ length: visitors }, (_, at) => new Talker(world, `visitor ${at}`))
  const guests = talkers.map(async (talker, at) => {
    const chance = chanceOfOne(seed, at)
    await chance.think(THINKS_MS * 2)
    await talker.open()
    await again(world, { chance, complaints }, async () => {
      if (chance.happens(0.6)) talker.say(chance)
      await buy(world, chance)
    })
    await talker.settled()
  })
  const watchers = Array.from({ length: WATCHERS }, (_, at) => {
    const chance = chanceOfOne(seed, 10_000 + at)
    return again(world, { chance, complaints }, () => watch(world, chance))
  })
  const screens = SCREENS.map((productId, at) => {
    const chance = chanceOfOne(seed, 20_000 + at)
    return again(world, { chance, complaints }, () => playScreen(world, productId, chance))
  })
  const done = Promise.all([...guests, ...watchers, ...screens])
  return { talkers, complaints, done }
}

/** Divides a time into random lives of the server, one more than there are kills. */
function livesOf(totalMs: number, kills: number, draw: () => number): number[] {
  const shares = Array.from({ length: kills + 1 }, draw)
  const all = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => (share / all) * totalMs)
}

const secondsOf = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

/**
 * Kills the server at random moments and restarts it with other faults. Only its uptime counts
 * toward the minutes.
 */
export async function killAtRandom(
  server: ServerLives,
  { minutes, kills, seed }: StormOptions,
): Promise<void> {
  const lives = livesOf(minutes * 60_000, kills, seededChance(seed))
  for (const [life, lastsMs] of lives.entries()) {
    await wait(lastsMs)
    if (life === kills) return
    const killedMs = performance.now()
    await server.kill()
    const faults = faultsOfLife(seed, life + 1)
    await server.start(faults)
    const down = secondsOf(performance.now() - killedMs)
    console.log(
      `Killed ${life + 1} of ${kills} after ${secondsOf(lastsMs)}, back after ${down} with ${formatFault(faults)}`,
    )
  }
}
