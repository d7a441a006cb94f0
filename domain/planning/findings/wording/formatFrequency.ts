/** "At most 3x per day" or "No cap". */
export function formatFrequency(cap: number | null): string {
  return cap === null ? 'No cap' : `At most ${cap}x per day`
}
