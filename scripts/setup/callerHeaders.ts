let callers = 0

/** Headers of a new caller: limits count by address, and a benchmark simulates many visitors. */
export function callerHeaders(): Record<string, string> {
  callers += 1
  const part = (shift: number) => (callers >> shift) & 255
  return {
    'Content-Type': 'application/json',
    'CF-Connecting-IP': `10.${part(16)}.${part(8)}.${part(0)}`,
  }
}
