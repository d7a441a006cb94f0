/** The action for a numbered message, given the number of the last accepted one. */
export type Arrival = 'take' | 'duplicate' | 'gap'

/**
 * Numbered messages arrive at least once; this makes it exactly once and in order: accepts the next one, drops an
 * earlier one, and after a gap requests the rest from `lastSeq`.
 */
export function classifyArrival(lastSeq: number, seq: number): Arrival {
  if (seq <= lastSeq) return 'duplicate'
  return seq === lastSeq + 1 ? 'take' : 'gap'
}

/**
 * Applies a replay: `messages` in order, beginning after `from`. A replay that begins after the known messages was cut
 * at the front and replaces them.
 */
export function mergeReplay<Message extends { seq: number }>(
  known: readonly Message[],
  replay: { messages: readonly Message[]; from: number },
): Message[] {
  const lastKnown = known.at(-1)?.seq ?? 0
  if (replay.from > lastKnown) return [...replay.messages]
  return [...known, ...replay.messages.filter(({ seq }) => seq > lastKnown)]
}
