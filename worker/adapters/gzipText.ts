/** A text as gzipped bytes. */
export async function gzipText(text: string): Promise<ArrayBuffer> {
  const gzipped = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return await new Response(gzipped).arrayBuffer()
}

/** The text of a stream of gzipped bytes. */
export async function gunzipText(gzipped: ReadableStream): Promise<string> {
  return await new Response(gzipped.pipeThrough(new DecompressionStream('gzip'))).text()
}
