import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { createWriteStream } from 'node:fs'
import { extract } from 'tar-fs'
import { inRoot } from '../project/paths.ts'

const PACKAGE = inRoot('node_modules/@sparticuz/chromium/bin')
const UNPACKED = inRoot('node_modules/.cache/chromium')

const fontsConfig = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`

async function unpackTar(archive: string, folder: string) {
  if (!existsSync(archive)) return
  await pipeline(createReadStream(archive), createBrotliDecompress(), extract(folder))
}

/**
 * Unpacks into a temporary folder next to the final one and renames it, so that two concurrent
 * processes cannot corrupt each other's copy.
 */
async function unpack(): Promise<void> {
  mkdirSync(path.dirname(UNPACKED), { recursive: true })
  const folder = mkdtempSync(`${UNPACKED}-`)
  await pipeline(
    createReadStream(path.join(PACKAGE, 'chromium.br')),
    createBrotliDecompress(),
    createWriteStream(path.join(folder, 'chromium'), { mode: 0o755 }),
  )
  for (const name of ['fonts', 'swiftshader', 'al2023']) {
    await unpackTar(path.join(PACKAGE, `${name}.tar.br`), folder)
  }
  writeFileSync(path.join(folder, 'fonts.conf'), fontsConfig(UNPACKED))
  try {
    renameSync(folder, UNPACKED)
  } catch {
    // Another process was first; its copy is identical.
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The unpacked Chromium of an npm package (x64 Linux); null on other platforms. */
export async function npmChromium() {
  const exists = existsSync(path.join(PACKAGE, 'chromium.br'))
  if (!exists || process.platform !== 'linux' || process.arch !== 'x64') return null
  if (!existsSync(path.join(UNPACKED, 'chromium'))) await unpack()
  const plainEnv = { FONTCONFIG_FILE: path.join(UNPACKED, 'fonts.conf') }
  const libraries = ['lib', 'al2023/lib'].map((folder) => path.join(UNPACKED, folder)).join(':')
  return {
    executablePath: path.join(UNPACKED, 'chromium'),
    plainEnv,
    bundledEnv: { ...plainEnv, LD_LIBRARY_PATH: libraries },
  }
}
