import type { ByteSource } from '../byteSource.ts'
import type { BytePatch } from '#domain/creatives/creative/bytePatch.ts'
import { mp4SoundPatches } from './mp4Sound.ts'
import { webmSoundPatches } from './webmSound.ts'

/**
 * Patches that remove the sound of a video (Creatives 5) without rewriting it: each sound track becomes free space,
 * which players ignore. Empty without sound.
 */
export async function soundPatches(
  source: ByteSource,
  fileType: 'mp4' | 'mov' | 'webm',
): Promise<BytePatch[]> {
  return fileType === 'webm' ? await webmSoundPatches(source) : await mp4SoundPatches(source)
}
