/** Streams a text built from a few rows at a time; rows that are never pulled are never built. */
export function rowStream(start: string, rows: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(start))
    },
    async pull(controller) {
      // Skips empty parts: a pull that enqueues nothing is not repeated.
      for (;;) {
        const { value, done } = await rows.next()
        if (done) {
          controller.close()
          return
        }
        if (value !== '') {
          controller.enqueue(encoder.encode(value))
          return
        }
      }
    },
    async cancel() {
      await rows.return(undefined)
    },
  })
}
