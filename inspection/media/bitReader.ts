/** Reads H.264 parameter sets bit by bit; beyond the end all bits are 0, and `isOver` is true. */
export function bitReader(bytes: Uint8Array) {
  let at = 0
  const bit = (): number => {
    const value = ((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1
    at += 1
    return value
  }
  const take = (count: number): number => {
    let value = 0
    for (let index = 0; index < count; index += 1) value = value * 2 + bit()
    return value
  }
  /** Exp-Golomb (ITU-T H.264, 9.1). */
  const unsigned = (): number => {
    let zeros = 0
    while (zeros < 32 && at < 8 * bytes.length && bit() === 0) zeros += 1
    return 2 ** zeros - 1 + take(zeros)
  }
  return {
    take,
    unsigned,
    signed: (): number => {
      const value = unsigned()
      return value % 2 === 1 ? (value + 1) / 2 : -value / 2
    },
    skip: (count: number): void => {
      at += count
    },
    isOver: (): boolean => at > 8 * bytes.length,
  }
}

/** Removes emulation prevention bytes: 00 00 03 stands for 00 00. */
export function withoutEmulation(bytes: Uint8Array): Uint8Array {
  return bytes.filter(
    (byte, at) => !(byte === 3 && at > 1 && bytes[at - 1] === 0 && bytes[at - 2] === 0),
  )
}
