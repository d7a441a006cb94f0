const FIRST_CAPACITY = 256
const BYTES_A_KEY = 8

/** A 64-bit fingerprint of a text, as two halves; never both zero, which marks an empty entry. */
export function fingerprint(text: string): [high: number, low: number] {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 2_654_435_761)
    low = Math.imul(low ^ code, 1_597_334_677)
  }
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return [high >>> 0, low >>> 0 || 1]
}

/**
 * Fingerprints of counted events, at 16 bytes each: a busy hour has millions, which would not fit into an object as
 * texts. Two of ten million collide once in 370,000 hours.
 */
export class SeenSet {
  #keys = new Uint32Array(2 * FIRST_CAPACITY)
  size = 0

  /** Adds a fingerprint; returns false when the set already has it. */
  add(high: number, low: number): boolean {
    if (2 * (this.size + 1) > this.#keys.length / 2) this.#grow()
    if (!this.#put(high, low)) return false
    this.size += 1
    return true
  }

  /** Whether the set has this fingerprint. */
  has(high: number, low: number): boolean {
    const mask = this.#keys.length / 2 - 1
    for (let at = low & mask; ; at = (at + 1) & mask) {
      const found = this.#keys[2 * at + 1]
      if (found === 0) return false
      if (found === low && this.#keys[2 * at] === high) return true
    }
  }

  /** Adds the fingerprints in the output of `packed`. */
  addPacked(bytes: ArrayBuffer): void {
    const view = new DataView(bytes)
    for (let at = 0; at + BYTES_A_KEY <= bytes.byteLength; at += BYTES_A_KEY)
      this.add(view.getUint32(at), view.getUint32(at + 4))
  }

  #put(high: number, low: number): boolean {
    const mask = this.#keys.length / 2 - 1
    for (let at = low & mask; ; at = (at + 1) & mask) {
      const found = this.#keys[2 * at + 1]
      if (found === 0) {
        this.#keys[2 * at] = high
        this.#keys[2 * at + 1] = low
        return true
      }
      if (found === low && this.#keys[2 * at] === high) return false
    }
  }

  #grow(): void {
    const before = this.#keys
    this.#keys = new Uint32Array(2 * before.length)
    for (let at = 0; at < before.length; at += 2) {
      const low = before[at + 1] ?? 0
      if (low !== 0) this.#put(before[at] ?? 0, low)
    }
  }
}

/** Fingerprints as bytes, for storage. */
export function packed(keys: readonly (readonly [number, number])[]): ArrayBuffer {
  const bytes = new ArrayBuffer(keys.length * BYTES_A_KEY)
  const view = new DataView(bytes)
  for (const [index, [high, low]] of keys.entries()) {
    view.setUint32(index * BYTES_A_KEY, high)
    view.setUint32(index * BYTES_A_KEY + 4, low)
  }
  return bytes
}
