import { and, inArray, sql } from 'drizzle-orm'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import { boundingBox, type GeoPoint } from '#domain/foundation/geo/distance.ts'
import type { RegionCell } from '#domain/foundation/geo/place.ts'
import type { Database } from '#database/connection.ts'
import { cells } from '#database/schema/catalogue/places.ts'
import { cellColumns } from './places.ts'

/** A point and the radius around it. */
export interface WantedCircle {
  center: GeoPoint
  radiusKm: number
}

/** The cells of many circles in one query, each once; some lie a little outside. */
export async function cellsOfCircles(
  db: Database,
  inCountries: readonly CampaignCountry[],
  circles: readonly WantedCircle[],
): Promise<RegionCell[]> {
  const boxes = circles.flatMap(({ center, radiusKm }) => {
    const { minLatitude, maxLatitude, longitudeRanges } = boundingBox(center, radiusKm)
    return longitudeRanges.map(({ min, max }) => [minLatitude, maxLatitude, min, max])
  })
  return await db
    .select(cellColumns)
    .from(cells)
    .where(
      and(
        inArray(cells.country, [...inCountries]),
        sql`${cells.id} in (select cell.id from json_each(${JSON.stringify(boxes)}) as box
          cross join cells as cell on cell.latitude between box.value ->> 0 and box.value ->> 1
            and cell.longitude between box.value ->> 2 and box.value ->> 3)`,
      ),
    )
}
