import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'

/** As what each file type is shown; HTML and what can hold scripts are never among them. */
const MEDIA_TYPES = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  zip: 'application/zip',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  ogg: 'audio/ogg',
  flac: 'audio/flac',
} as const

/** The content type of a creative, by what was found in it. */
export const contentTypeOf = (facts: CreativeFacts): string =>
  facts.kind === 'unknown' ? 'application/octet-stream' : MEDIA_TYPES[facts.fileType]

/** What may lie in an HTML5 banner's ZIP. */
const BANNER_TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  htm: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
}

/** The content type of a file in an HTML5 banner's ZIP, by its ending. */
export const fileContentType = (path: string): string =>
  BANNER_TYPES[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream'
