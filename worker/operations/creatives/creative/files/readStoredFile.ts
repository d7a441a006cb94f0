import { applyPatches, type BytePatch } from '#domain/creatives/creative/bytePatch.ts'
import type { ByteRange } from '#domain/delivery/tags/byteRange.ts'
import type { Bindings } from '#worker/platform/env.ts'

/**
 * Loads a stored file or a range of it, with replaced bytes where the shown file differs; null if it no longer exists.
 */
export async function readStoredFile(
  { CREATIVES }: Pick<Bindings, 'CREATIVES'>,
  { storageKey, patches }: { storageKey: string; patches: readonly BytePatch[] },
  range: ByteRange | null,
): Promise<ReadableStream<Uint8Array> | null> {
  const options = range ? { range: { offset: range.start, length: range.end - range.start } } : {}
  const file = await CREATIVES.get(storageKey, options)
  return file && withPatches(file.body, range?.start ?? 0, patches)
}

function withPatches(
  body: ReadableStream<Uint8Array>,
  start: number,
  patches: readonly BytePatch[],
): ReadableStream<Uint8Array> {
  if (patches.length === 0) return body
  let at = start
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        const shown = chunk.slice()
        applyPatches(shown, at, patches)
        at += chunk.byteLength
        controller.enqueue(shown)
      },
    }),
  )
}
