/** Degrees between two points of the lattice: about 170 km from north to south. */
const LATTICE_DEGREES = 1.5

/**
 * A number from -1 to 1 that changes slowly over the map: the same for a point on every run, and
 * different for each `seed`. It prevents one price index from moving all media alike. Uses only
 * integer arithmetic and + × ÷, so that every engine agrees.
 */
export function marketNoise(
  seed: number,
  { latitude, longitude }: { latitude: number; longitude: number },
): number {
  const north = (latitude + 90) / LATTICE_DEGREES
  const east = (longitude + 180) / LATTICE_DEGREES
  const row = Math.floor(north)
  const column = Math.floor(east)
  const up = smooth(north - row)
  const across = smooth(east - column)
  const below = between(
    latticeValue(seed, row, column),
    latticeValue(seed, row, column + 1),
    across,
  )
  const above = between(
    latticeValue(seed, row + 1, column),
    latticeValue(seed, row + 1, column + 1),
    across,
  )
  return between(below, above, up)
}

const smooth = (part: number): number => part * part * (3 - 2 * part)

const between = (from: number, to: number, part: number): number => from + (to - from) * part

/** From -1 to 1. */
function latticeValue(seed: number, row: number, column: number): number {
  let bits = Math.imul(seed + 1, 0x9e37_79b1) ^ Math.imul(row, 0x85eb_ca6b)
  bits = Math.imul(bits ^ Math.imul(column, 0xc2b2_ae35), 0x27d4_eb2f)
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b_3c6d)
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a_2d39)
  return ((bits ^ (bits >>> 15)) >>> 0) / 0x7fff_ffff - 1
}
