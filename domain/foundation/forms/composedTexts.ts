/**
 * Fields that are not normalized: passwords are compared byte by byte, and an address belongs to
 * its site.
 */
const AS_TYPED = /password|landingPage|website|url$/i

const isPlain = (value: object): boolean =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype

/**
 * Composes every text of a request in place (NFC), so that "é" is the same text from a Mac and from
 * Windows, and equal names of tags match. Linear in the size of the value; recursion follows its
 * depth. Returns the value.
 */
export function composedTexts(value: unknown): unknown {
  const [whole] = composedParts([value])
  return whole
}

function composedParts(holder: [unknown]): [unknown] {
  const open: Record<string, unknown>[] = [holder as never]
  for (let part = open.pop(); part; part = open.pop()) {
    for (const [key, value] of Object.entries(part)) {
      if (typeof value === 'string') {
        if (!AS_TYPED.test(key)) part[key] = value.normalize('NFC')
      } else if (typeof value === 'object' && value !== null && isPlain(value)) {
        open.push(value as Record<string, unknown>)
      }
    }
  }
  return holder
}
