import { expect, it } from 'vitest'
import { bytesSource } from '#inspection/byteSource.ts'
import { withFirstScript } from '#inspection/html5/withFirstScript.ts'
import { readCreative } from '#inspection/readCreative.ts'
import { soundPatches } from '#inspection/sound/removeSound.ts'
import { cpuTimeOf } from '../expressions/cpuTime.ts'
import { hostileFiles, randomFiles, type HostileFile } from './hostileFiles.ts'

/** Maximum time of a reader on a file of 1 MB. */
const LONGEST_MS = 500
const RANDOM_FILES = 60

/**
 * Everything that parses an uploaded file: the check, the removal of its sound, and the script injection into its
 * page.
 */
async function readAll({ bytes }: HostileFile): Promise<void> {
  const source = bytesSource(bytes)
  await readCreative(source)
  await soundPatches(source, 'mp4')
  await soundPatches(source, 'webm')
  withFirstScript(bytes, '0')
}

async function slowOf(files: Iterable<HostileFile>): Promise<string[]> {
  const slow: string[] = []
  for (const file of files) {
    const ms = await cpuTimeOf(() => readAll(file), LONGEST_MS)
    if (ms >= LONGEST_MS) slow.push(`${file.name}: ${Math.round(ms)} ms`)
  }
  return slow
}

it(`reads every hostile file of 1 MB in under ${LONGEST_MS} ms`, async () => {
  expect(await slowOf(hostileFiles())).toEqual([])
})

it(`reads random files of 1 MB in under ${LONGEST_MS} ms`, async () => {
  expect(await slowOf(randomFiles(1, RANDOM_FILES))).toEqual([])
})

it('stops on streams that never advance', async () => {
  const stuck = ['aac of token 3 alone', 'flac of token 4', 'webm of token 7']
  const found = [...hostileFiles()].filter(({ name }) => stuck.includes(name))
  const facts = await Promise.all(found.map(({ bytes }) => readCreative(bytesSource(bytes))))
  expect(facts.map((one) => one.kind === 'unknown' && one.reason)).toEqual(
    stuck.map(() => 'too_complex'),
  )
})
