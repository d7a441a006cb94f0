import type { ByteSource } from '../byteSource.ts'
import type { BytePatch } from '#domain/creatives/creative/bytePatch.ts'
import { mp4SoundPatches } from './mp4Sound.ts'
import { webmSoundPatches } from './webmSound.ts'

/**
 * What to change in a video so that it has no sound (Creatives 5), without writing it anew: each sound
 * track becomes free space, which no player reads. Empty where there is none.
 */
export async function soundPatches(
  source: ByteSource,
  fileType: 'mp4' | 'mov' | 'webm',
): Promise<BytePatch[]> {
  return fileType === 'webm' ? await webmSoundPatches(source) : await mp4SoundPatches(source)
}
