/** A text that is made while it is sent, some rows at a time; what was not asked for is never made. */
export function rowStream(start: string, rows: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(start))
    },
    async pull(controller) {
      // Some may be empty; who is asked and sends nothing is not asked again.
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
