import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import { bytesSource } from '#inspection/byteSource.ts'
import { readCreative } from '#inspection/readCreative.ts'

const FOLDER = join(import.meta.dirname, '../../../database/seed/demo/creatives')

/** An ad file of the demo customer with the facts that an upload check would read. */
export interface DemoAd {
  content: Uint8Array<ArrayBuffer>
  facts: CreativeFacts
  /** Hex. */
  sha256: string
}

/** Reads an ad of database/seed/demo/creatives by its name. */
export async function readDemoAd(name: string): Promise<DemoAd> {
  const content = new Uint8Array(readFileSync(join(FOLDER, name)))
  return {
    content,
    facts: await readCreative(bytesSource(content)),
    sha256: createHash('sha256').update(content).digest('hex'),
  }
}
