import { PUBLISHERS } from '#scripts/traffic/visits.ts'
import { Caller } from './Caller.ts'
import { requestUntilAnswered, eventKey } from './watch.ts'
import { type Chance, newAddress, type World } from './World.ts'

const SLOT_MS = 1_000

interface Playlist {
  hours: { from: number; to: number; slots: { token: string }[][] }[]
}

/** The screens of the development world. */
export const SCREENS = PUBLISHERS.filter(({ mediaType }) => mediaType === 'dooh').map(
  ({ productId }) => productId,
)

/** The path of a screen's playlist, as an admin copies it. */
async function playlistPath(world: World, productId: string): Promise<string> {
  const admin = new Caller(world, { Cookie: world.deskCookie })
  const { groups } = await admin.get<{ groups: { tags: { id: string; text: string }[] }[] }>(
    `/inventory/${productId}/tags`,
  )
  const tag = groups.flatMap(({ tags }) => tags).find(({ id }) => id === 'playlist')
  if (!tag) throw new Error(`${productId} has no playlist.`)
  return new URL(tag.text).pathname
}

/**
 * Plays a screen's list until the run closes, and reports the plays in batches, some of them twice.
 */
export async function playScreen(world: World, productId: string, chance: Chance): Promise<void> {
  const path = await playlistPath(world, productId)
  const caller = newAddress()
  const numbers = new Map<string, number>()
  for (let batch = 1; !world.isClosing(); batch += 1) {
    const { text } = await requestUntilAnswered(world, `${path}?demo=1`, { caller })
    const nowMs = Date.now()
    const list = JSON.parse(text) as Playlist
    const slots = list.hours.find(({ from, to }) => from <= nowMs && nowMs < to)?.slots ?? []
    const plays = slots.flatMap(([turn]) => {
      if (!turn) return []
      const number = numbers.get(turn.token) ?? 0
      numbers.set(turn.token, number + 1)
      return [{ token: turn.token, number, at: nowMs }]
    })
    await chance.think(SLOT_MS * 4)
    if (plays.length === 0) continue
    const request = {
      method: 'POST',
      body: JSON.stringify({ batch, sentAt: Date.now(), plays }),
      caller,
    }
    const { status } = await requestUntilAnswered(world, '/plays', request)
    if (status !== 200) throw new Error(`Plays were answered with ${status}.`)
    for (const { token, number } of plays)
      world.journal.note('play', eventKey(token, 'play', number))
    if (chance.happens(0.2)) await requestUntilAnswered(world, '/plays', request)
  }
}
