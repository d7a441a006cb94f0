import type { Bindings } from '../platform/env.ts'

/** Writes a text, gzipped, to the exports. */
export async function putExport(
  { EXPORTS }: Pick<Bindings, 'EXPORTS'>,
  key: string,
  text: string,
): Promise<void> {
  const gzipped = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  const bytes = await new Response(gzipped).arrayBuffer()
  await EXPORTS.put(key, bytes, { httpMetadata: { contentType: 'application/gzip' } })
}
