import { banners, styleSheets, zips } from './hostileBanners.ts'
import { ascii, big32, FTYP, greedyTable, TYPES } from './fileTokens.ts'
import { joinBytes } from './hostileZips.ts'

/** A file designed to keep a parser busy. */
export interface HostileFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

const MB = 1024 * 1024

/** A head, then one token repeated up to the length. */
function repeated(head: readonly number[], token: readonly number[], length: number) {
  const bytes = new Uint8Array(length)
  bytes.set(head.slice(0, length))
  if (length <= head.length) return bytes
  bytes.set(token.slice(0, length - head.length), head.length)
  let filled = token.length
  const run = bytes.subarray(head.length)
  while (filled < run.length) {
    run.copyWithin(filled, 0, Math.min(filled, run.length - filled))
    filled *= 2
  }
  return bytes
}

/** Nested boxes or elements, as deep as the file's length allows. */
function nestedBoxes(types: readonly string[], length: number) {
  const bytes = repeated(FTYP, [0], length)
  const view = new DataView(bytes.buffer)
  let index = 0
  for (let at = FTYP.length; at + 8 <= length; at += 8) {
    view.setUint32(at, length - at)
    bytes.set(ascii(types[index % types.length] ?? 'moov'), at + 4)
    index += 1
  }
  return bytes
}

/**
 * Every kind of file with every token of its format, repeated up to `length` bytes, nested, greedy
 * and truncated.
 */
export function* hostileFiles(length = MB): Generator<HostileFile> {
  for (const [type, { head, tokens }] of Object.entries(TYPES)) {
    for (const [index, token] of [...tokens, [0], [0xff], [0x20]].entries()) {
      const bytes = repeated(head, token, length)
      yield { name: `${type} of token ${index}`, bytes }
      yield { name: `${type} of token ${index}, cut off`, bytes: bytes.slice(0, length - 3) }
      yield { name: `${type} of token ${index} alone`, bytes: repeated([], token, length) }
    }
  }
  for (const types of [
    ['moov'],
    ['moov', 'trak'],
    ['moof', 'traf'],
    ['moov', 'trak', 'mdia', 'minf', 'stbl'],
    ['meta'],
    ['udta', 'meta', 'ilst'],
  ]) {
    yield { name: `mp4 of nested ${types.join(' ')}`, bytes: nestedBoxes(types, length) }
  }
  for (const table of ['stts', 'stsc', 'stsz', 'stco', 'co64', 'ctts', 'stss', 'elst', 'stsd']) {
    for (const count of [0xff_ff_ff_ff, 0x7f_ff_ff_ff, 16_000_000]) {
      yield {
        name: `mp4 whose ${table} promises ${count} entries`,
        bytes: greedyTable(table, count),
      }
    }
  }
  yield* banners(length)
  yield* styleSheets()
  yield* zips(length)
}

/** Files of random tokens after each head, deterministic by seed. */
export function* randomFiles(seed: number, count: number, length = MB): Generator<HostileFile> {
  const random = seeded(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const types = Object.entries(TYPES)
  for (let index = 0; index < count; index += 1) {
    const [type, { head, tokens }] = pick(types)
    const parts: number[][] = []
    let filled = head.length
    while (filled < length) {
      const part = pick([
        () => pick(tokens),
        () => pick(tokens).toSpliced(0, 4, ...big32(Math.floor(random() * 4096))),
        () =>
          Array.from({ length: 1 + Math.floor(random() * 24) }, () => Math.floor(random() * 256)),
      ])()
      // Runs of one token, so that a format's counters add up.
      const times = random() < 0.2 ? Math.ceil((random() * 20_000) / part.length) : 1
      for (let time = 0; time < times; time += 1) parts.push(part)
      filled += part.length * times
    }
    yield {
      name: `random ${type} ${seed}.${index}`,
      bytes: joinBytes([head, ...parts]).slice(0, length),
    }
  }
}

/** Mulberry32. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
