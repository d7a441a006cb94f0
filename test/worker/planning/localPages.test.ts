import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { products } from '#database/schema/catalogue/catalogue.ts'
import { seedVersions } from '#database/schema/foundation/seedVersions.ts'
import { buildCell, buildPlace, insertGeography } from '#database/seed/builders/places.ts'
import { buildScreenProduct, insertProducts } from '#database/seed/builders/product.ts'
import type { LocalView } from '#content/local/localView.ts'
import { readLocalPage } from '#worker/operations/planning/localPages.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'

/** 5:30 p.m. on Nov 23 in Austin; half an hour ago the next day began in UTC. */
const NOW = new Date('2026-11-23T23:30:00Z')

const austin = (now = NOW): Promise<LocalView> =>
  readLocalPage(
    { ...databaseContext(env), now },
    { section: 'billboards-digital', slug: 'united-states/texas/austin' },
  )
const medianOf = ({ figures }: LocalView) => figures[0]?.value

it('is kept until places or inventory change, and for a day of the place', async () => {
  const db = connect(env.DB)
  await insertGeography(db, { places: [buildPlace()], cells: [buildCell()] })
  await db.insert(seedVersions).values({ name: 'places', hash: crypto.randomUUID() })
  const screens = ['one', 'two', 'three'].map((id) =>
    buildScreenProduct({ id: `screen_us_${id}`, name: `Screen ${id}` }),
  )
  await insertProducts(db, screens)

  const first = await austin()
  expect(first.title).toContain('Austin')
  expect(medianOf(first)).toBe('$5.00')
  expect(await austin()).toBe(first)
  expect(await austin(new Date('2026-11-24T00:30:00Z'))).toBe(first)
  expect(await austin(new Date('2026-11-24T06:30:00Z'))).not.toBe(first)

  await db.update(products).set({ baseCpmMinor: 4_00 })
  expect(medianOf(await austin())).toBe('$4.00')
  await db.update(seedVersions).set({ hash: crypto.randomUUID() })
  const anew = await austin()
  expect(await austin()).toBe(anew)
  const instead = await readLocalPage(
    { ...databaseContext(env), now: NOW },
    { section: 'billboards-digital', slug: 'united-states/texas/nowhere' },
  )
  expect(instead).toMatchObject({ isListed: false, isInstead: true })
})
