/** No decoder takes so long for one piece, ms: it has stopped without a word. */
const LONGEST_MS = 3_000

/** What comes piece by piece, as long as it comes; throws where one is waited for too long. */
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
    // What has stopped does not end either: nobody waits for it.
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
