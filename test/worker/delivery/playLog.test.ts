import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { insertScreenPlays } from '#database/queries/delivery/screenPlays.ts'
import { PLAYS_A_PAGE, type PlayPage, type PlayRow } from '#domain/reporting/plays/playLog.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { callAs, paidOrderOf } from '#test/support/orders/ownOrders.ts'
import {
  answer,
  billboardPlan,
  campaignItem,
  displayPlan,
  useShop,
} from '#test/support/commerce/shop.ts'

useShop()

const SCREEN = 'screen_us_austin_test_road'

/**
 * A paid order of two billboards on one screen and a display campaign, with the time of its first
 * noon.
 */
async function givenTwoBillboards() {
  const [owner, admin] = await Promise.all([givenLogin(), givenLogin({ role: 'admin' })])
  const plans = [billboardPlan({ name: 'North' }), billboardPlan({ name: 'South' })]
  const items = [...plans, displayPlan()].map((plan, at) => campaignItem(plan, `cart_${at + 1}`))
  const { id, lines } = await paidOrderOf(owner, admin, { items })
  const idOf = (name: string) => lines.find((line) => line.name === name)?.lineId ?? ''
  const noonMs = Date.parse(`${plans[0]?.runtime.startDate}T18:00:00Z`)
  return {
    owner,
    id,
    north: idOf('North'),
    south: idOf('South'),
    other: idOf('Spring bread'),
    noonMs,
  }
}

describe('play log of two billboards', () => {
  it('lists both together, each with its own position in the loop, and one alone', async () => {
    const { owner, id, north, south, other, noonMs } = await givenTwoBillboards()
    // Both lines play at the same times, even across the end of a page.
    const plays = Array.from({ length: PLAYS_A_PAGE + 5 }, (_, at) => ({
      lineId: at % 2 === 0 ? north : south,
      atMs: noonMs + Math.floor(at / 3) * 8_000,
      playId: `nonce-${at % 7}.${at}`,
      screenId: SCREEN,
      versionId: 'crv_a',
    }))
    const banner = { lineId: other, atMs: noonMs, playId: 'nonce-banner.0', screenId: SCREEN }
    await insertScreenPlays(connect(env.DELIVERY_DB_0), [
      ...plays,
      { ...banner, versionId: 'crv_b' },
    ])
    const pageOf = async (path: string) => await answer<PlayPage>(callAs(owner, `/reports/${path}`))

    const first = await pageOf(`${id}/plays`)
    const second = await pageOf(`${id}/plays?before=${first.next ?? ''}`)
    const shown = [...first.plays, ...second.plays]
    expect(first.plays).toHaveLength(PLAYS_A_PAGE)
    expect(second.next).toBeNull()
    expect(shown.map(({ at }) => at)).toEqual(
      shown
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    expect(shown.map(({ playId }) => playId).toSorted()).toEqual(
      plays.map(({ playId }) => playId).toSorted(),
    )
    const placesOf = (campaign: string) => {
      const own = shown.filter((play: PlayRow) => play.campaign === campaign)
      return [...new Set(own.map(({ position, loopSlots }) => `${position} of ${loopSlots}`))]
    }
    expect([...placesOf('North'), ...placesOf('South')].toSorted()).toEqual(['1 of 2', '2 of 2'])

    const alone = await pageOf(`${south}/plays`)
    expect(alone.plays.map(({ campaign }) => campaign)).toEqual(
      plays.filter(({ lineId }) => lineId === south).map(() => 'South'),
    )
    const found = await pageOf(`${id}/plays?find=${plays[8]?.playId}`)
    expect(found.plays.map(({ campaign }) => campaign)).toEqual(['North'])

    const file = await (await callAs(owner, `/reports/${id}/plays/file`)).text()
    const rows = file.trimEnd().split('\r\n').slice(1)
    expect(rows.map((row) => row.split(',').at(-1))).toEqual(shown.map(({ playId }) => playId))
  })
})
