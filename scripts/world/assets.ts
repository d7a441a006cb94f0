import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { inRoot } from '../project/paths.ts'

const FONTS = inRoot('node_modules/@fontsource-variable')
const HERE = import.meta.dirname

/** Streaming and 360° players that are not used here: Fluid Player would request them by name. */
const UNUSED = ['dashjs', 'hls.js', 'panolens', 'videojs-vtt.js']

/**
 * On the first tap in Safari, Fluid Player plays an empty film from its maker's server before it requests the spot, so
 * that the browser allows playback. The demo world serves its own.
 */
const EMPTY_FILM = 'https://cdn.fluidplayer.com/static/blank.mp4'

const FILES: Record<string, { type: string; file: string }> = {
  'grotesque.woff2': {
    type: 'font/woff2',
    file: path.join(FONTS, 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
  },
  'figtree.woff2': {
    type: 'font/woff2',
    file: path.join(FONTS, 'figtree/files/figtree-latin-wght-normal.woff2'),
  },
  'blank.mp4': { type: 'video/mp4', file: path.join(HERE, 'blank.mp4') },
  'evening.mp4': { type: 'video/mp4', file: path.join(HERE, 'evening.mp4') },
  'program.mp4': { type: 'video/mp4', file: path.join(HERE, 'program.mp4') },
}

/** Players in the browser, each bundled on first request. */
const PLAYERS = new Set(['film.js', 'radio.js'])
const bundles = new Map<string, Promise<string>>()

async function bundle(name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      cssCodeSplit: false,
      assetsInlineLimit: 1_000_000,
      rolldownOptions: {
        input: path.join(HERE, 'browser', name.replace('.js', '.mjs')),
        external: UNUSED,
        output: { format: 'es', codeSplitting: false },
      },
    },
  })
  const output = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const scripts = output.flatMap((one) => (one.type === 'chunk' ? [one.code] : []))
  const styles = output.flatMap((one) =>
    one.type === 'asset' && one.fileName.endsWith('.css') ? [String(one.source)] : [],
  )
  const style = JSON.stringify(styles.join('\n'))
  return `document.head.append(Object.assign(document.createElement('style'), { textContent: ${style} }))\n${scripts.join('\n').replaceAll(EMPTY_FILM, '/assets/blank.mp4')}`
}

/** A file that demo pages load; null if there is none. */
export async function worldAsset(
  name: string,
): Promise<{ type: string; content: Uint8Array<ArrayBuffer> | string } | null> {
  const known = Object.hasOwn(FILES, name) ? FILES[name] : undefined
  if (known) return { type: known.type, content: new Uint8Array(await readFile(known.file)) }
  if (!PLAYERS.has(name)) return null
  const made = bundles.get(name) ?? bundle(name)
  bundles.set(name, made)
  return { type: 'text/javascript; charset=utf-8', content: await made }
}
