import type { Bindings } from '../platform/env.ts'
import { gzipText } from './gzipText.ts'

/** Writes a gzipped text to the exports. */
export async function writeExport(
  { EXPORTS }: Pick<Bindings, 'EXPORTS'>,
  key: string,
  text: string,
): Promise<void> {
  const bytes = await gzipText(text)
  await EXPORTS.put(key, bytes, { httpMetadata: { contentType: 'application/gzip' } })
}
