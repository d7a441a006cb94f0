import { zipOf, type ZipPart } from './hostileZips.ts'
import type { HostileFile } from './hostileFiles.ts'

const MB = 1024 * 1024

const HEAD_OF_PAGE =
  '<!doctype html><html><head><meta name="ad.size" content="width=300,height=250">'

/** Pieces of HTML, CSS and scripts that a parser searches for. */
const MARKUP_TOKENS = [
  '<',
  '>',
  '&',
  '</',
  '<b>',
  '<b ',
  '</b>',
  '<p>',
  '<a b=',
  '<a b="',
  "<a b='",
  '<!--',
  '-->',
  '<!',
  '<?',
  '<![CDATA[',
  ']]>',
  '<script>',
  '</script',
  '<style>',
  '</style',
  '<textarea>',
  '<title>',
  '<svg>',
  '<math>',
  '<table><tr><td>',
  '<template>',
  '<head <html',
  '<plaintext>',
  '<form>',
  '<select><option>',
  '&#x',
  '&#1;',
  '&amp',
  '&notin',
  '&CounterClockwiseContourIntegral',
  '="',
  ' a',
  ' a=b',
  ' onclick=',
  'url(',
  '@import "',
  '/*',
  '*/',
  '//',
  '`',
  '${',
  '/[',
  '\\',
  '"',
  'clickTag',
  'clickTag=',
  'var clickTag ',
  '<meta http-equiv=refresh content="url=',
  '<img srcset="a,',
  '<link rel="preconnect ',
  'Enabler . ',
  '"https://a',
  'clickTag="',
  '\u0000',
  '\ufeff',
]

const page = (text: string): ZipPart[] => [{ path: 'index.html', data: Buffer.from(text) }]

/** Banners whose page, scripts and styles repeat the parser's tokens. */
export function* banners(length: number): Generator<HostileFile> {
  for (const token of MARKUP_TOKENS) {
    const run = token.repeat(Math.ceil(length / token.length)).slice(0, length)
    const name = JSON.stringify(token)
    yield { name: `banner of ${name}`, bytes: zipOf(page(run)) }
    yield { name: `banner of ${name} in a script`, bytes: zipOf(page(`<script>${run}</script>`)) }
    yield { name: `banner of ${name} in an attribute`, bytes: zipOf(page(`<b onclick="${run}`)) }
    yield {
      name: `banner of ${name} in files`,
      bytes: zipOf([
        ...page(`${HEAD_OF_PAGE}<link rel=stylesheet href=a.css><script src=a.js></script>`),
        { path: 'a.css', data: Buffer.from(run) },
        { path: 'a.js', data: Buffer.from(run) },
      ]),
    }
  }
  const deep = length / 8
  yield {
    name: 'banner of deep tags',
    bytes: zipOf(page('<i>'.repeat(deep) + '</i>'.repeat(deep))),
  }
  yield {
    name: 'banner of many attributes',
    bytes: zipOf(page(`<b ${Array.from({ length: deep }, (_, at) => `a${at}`).join(' ')}>`)),
  }
  yield {
    name: 'banner of many attributes a tag',
    bytes: zipOf(
      page(`<b ${Array.from({ length: 900 }, (_, at) => `a${at}`).join(' ')}>`.repeat(200)),
    ),
  }
}

/** Style sheets: some import each other, one has many names, and one imports thousands. */
export function* styleSheets(): Generator<HostileFile> {
  const count = 90
  const all = Array.from({ length: count }, (_, at) => `@import "${at}.css";`).join('')
  yield {
    name: 'style sheets that all import each other',
    bytes: zipOf([
      ...page('<link rel=stylesheet href=0.css>'),
      ...Array.from({ length: count }, (_, at) => ({ path: `${at}.css`, data: Buffer.from(all) })),
    ]),
  }
  yield {
    name: 'style sheets that repeat one address',
    bytes: zipOf([
      ...page('<link rel=stylesheet href=0.css>'),
      ...Array.from({ length: count }, (_, at) => ({
        path: `${at}.css`,
        data: Buffer.from(`@import "${at + 1}.css";${'url(https://a.example/b)'.repeat(3_000)}`),
      })),
    ]),
  }
  yield {
    name: 'addresses full of dots',
    bytes: zipOf(page(`<img src="${'../'.repeat(300_000)}"><img src="${'a/./'.repeat(60_000)}">`)),
  }
}

/** ZIPs with many files, long names and large content. */
export function* zips(length: number): Generator<HostileFile> {
  yield {
    name: 'ZIP of many files',
    bytes: zipOf(
      Array.from({ length: 9_000 }, (_, at) => ({ path: `${at}.png`, data: Buffer.alloc(0) })),
    ),
  }
  yield {
    name: 'ZIP of folders',
    bytes: zipOf(
      Array.from({ length: 9_000 }, (_, at) => ({ path: `${at}/`, data: Buffer.alloc(0) })),
    ),
  }
  const bomb = Buffer.alloc(64 * MB)
  yield { name: 'ZIP that unpacks to 64 MB', bytes: zipOf([{ path: 'index.html', data: bomb }]) }
  yield {
    name: 'ZIP with one long name',
    bytes: zipOf([{ path: `${'a/'.repeat(32_000)}index.html`, data: Buffer.alloc(0) }]),
  }
  yield {
    name: 'ZIP of small bombs',
    bytes: zipOf(
      Array.from({ length: 60 }, (_, at) => ({
        path: `${at}.js`,
        data: Buffer.alloc(length, 'clickTag '),
      })),
    ),
  }
}
