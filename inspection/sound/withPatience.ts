/** Maximum time for one piece, ms: a decoder that takes longer has stalled without an error. */
const LONGEST_MS = 3_000

/** Yields pieces as they come; throws when one takes too long. */
export async function* withPatience<Piece>(
  pieces: AsyncIterable<Piece>,
  longestMs = LONGEST_MS,
): AsyncGenerator<Piece> {
  const iterator = pieces[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await soon(iterator.next(), longestMs)
      if (next.done) return
      yield next.value
    }
  } finally {
    // A stalled source does not end either: do not await it.
    iterator.return?.().catch(() => undefined)
  }
}

async function soon<Answer>(answer: Promise<Answer>, longestMs: number): Promise<Answer> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('Nothing was decoded.')), longestMs)
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
