import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { sharePicturePath } from '#content/sharePictures.ts'
import { everySharedWords } from './sharedWords.ts'
import { sharePicture } from './sharePicture.ts'

const AT_ONCE = 4

/** Draws the share pictures of all pages that have one, as files under a served folder. */
export async function drawSharePictures(folder: string): Promise<void> {
  const waiting = await everySharedWords()
  const draw = async () => {
    for (let words = waiting.pop(); words; words = waiting.pop()) {
      const file = path.join(folder, sharePicturePath(words.path))
      mkdirSync(path.dirname(file), { recursive: true })
      const picture = sharp(Buffer.from(sharePicture(words)))
      writeFileSync(file, await picture.png({ palette: true, effort: 4 }).toBuffer())
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, draw))
}
