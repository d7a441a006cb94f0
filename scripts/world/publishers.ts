import { Hono } from 'hono'
import { WORLD_SCREENS } from '#database/seed/demo/demoWorld.ts'
import { logInDemo } from '../setup/logInDemo.ts'
import { worldAsset } from './assets.ts'
import { appPage } from './pages/appPage.ts'
import { tvPage, videoPage } from './pages/filmPages.ts'
import { newsPage } from './pages/newsPage.ts'
import { radioPage } from './pages/radioPage.ts'
import { streetPage, type StreetPlayers } from './pages/streetPage.ts'
import { readView } from './worldView.ts'

/** Host of the demo publishers: `publishers.localhost` on a developer's machine. */
export const PUBLISHERS_HOST = 'publishers.localhost'

/** The player's address of each screen, as an admin copies it from its page of tags. */
async function streetPlayers(origin: string): Promise<StreetPlayers> {
  const cookie = await logInDemo(origin, 'admin')
  const playerOf = async (screenId: string) => {
    const answer = await fetch(`${origin}/api/inventory/${screenId}/tags`, { headers: { cookie } })
    const { groups } = (await answer.json()) as {
      groups: { tags: { id: string; text: string }[] }[]
    }
    const tag = groups.flatMap(({ tags }) => tags).find(({ id }) => id === 'player')
    if (!tag) throw new Error(`${screenId} has no player.`)
    return tag.text
  }
  const [landscape, portrait] = await Promise.all([
    playerOf(WORLD_SCREENS.landscape),
    playerOf(WORLD_SCREENS.portrait),
  ])
  return { landscape, portrait }
}

/** Pages of fictional publishers with our tags. `origin`: the origin of the product. */
export function publishersWorld(origin: string): (request: Request) => Promise<Response> {
  let players: Promise<StreetPlayers> | undefined
  const view = (url: string) => readView(new URL(url), new Date())
  const world = new Hono()
    .get('/', (c) => c.redirect('/news'))
    .get('/news', (c) => c.html(newsPage(view(c.req.url))))
    .get('/app', (c) => c.html(appPage(view(c.req.url))))
    .get('/video', (c) => c.html(videoPage(view(c.req.url))))
    .get('/tv', (c) => c.html(tvPage(view(c.req.url))))
    .get('/radio', (c) => c.html(radioPage(view(c.req.url))))
    .get('/street', async (c) => {
      players ??= streetPlayers(origin)
      players.catch(() => {
        players = undefined
      })
      return c.html(streetPage(view(c.req.url), await players))
    })
    .get('/assets/:name', async (c) => {
      const asset = await worldAsset(c.req.param('name'))
      if (!asset) return c.notFound()
      return c.body(asset.content, 200, {
        'Content-Type': asset.type,
        'Cache-Control': 'max-age=600',
      })
    })
  return async (request) => await world.fetch(request)
}
