import { setTimeout as wait } from 'node:timers/promises'
import { seededChance } from '#domain/testing/seededChance.ts'
import { buy } from './buy.ts'
import { runCrons } from './crons.ts'
import { faultsOfLife, faultWords } from './faults.ts'
import { playScreen, SCREENS } from './playScreen.ts'
import type { ServerLives } from './ServerLives.ts'
import { Talker } from './talk.ts'
import { watch } from './watch.ts'
import { type Chance, chanceOf, type World } from './World.ts'

/** So many come to publishers at once, besides the visitors of the site. */
const WATCHERS = 12
const THINKS_MS = 3_000

export interface StormOptions {
  minutes: number
  kills: number
  seed: number
  visitors: number
}

/** Each its own chance, which does not depend on what others do. */
const chanceOfOne = (seed: number, who: number): Chance =>
  chanceOf(seededChance(seed * 100_003 + who))

/** What went wrong for somebody, in words; the run's end is nobody's fault. */
export type Complaints = string[]

/** Lets somebody do one thing after the other until the run closes; what is refused without need is a complaint. */
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

/** Visitors, screens and players, who are all there until the run closes. Done when each is at the end of what it does. */
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

/** Kills the server at random moments, each time into a life with other faults. */
export async function killAtRandom(
  server: ServerLives,
  { minutes, kills, seed }: StormOptions,
): Promise<void> {
  const draw = seededChance(seed)
  const beganMs = performance.now()
  const lifeMs = (minutes * 60_000) / Math.max(1, kills)
  const secondsOf = (ms: number) => (ms / 1_000).toFixed(1)
  for (let kill = 0; kill < kills; kill += 1) {
    const dueMs = (kill + draw()) * lifeMs
    await wait(Math.max(0, dueMs - (performance.now() - beganMs)))
    const killedMs = performance.now()
    await server.kill()
    const faults = faultsOfLife(seed, kill + 1)
    await server.start(faults)
    const down = secondsOf(performance.now() - killedMs)
    console.log(
      `${secondsOf(killedMs - beganMs)} s: killed ${kill + 1} of ${kills}, back after ${down} s with ${faultWords(faults)}`,
    )
  }
  await wait(Math.max(0, minutes * 60_000 - (performance.now() - beganMs)))
}

/** Jobs, until the run is over. */
export const keepJobsRunning = (world: World, isOver: () => boolean) =>
  runCrons(world.origin, isOver)
