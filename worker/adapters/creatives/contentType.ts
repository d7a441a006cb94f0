import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'

/** Content type of each file type; never HTML or a type that can contain scripts. */
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

/** Content type of a creative, by its detected format. */
export const contentTypeOf = (facts: CreativeFacts): string =>
  facts.kind === 'unknown' ? 'application/octet-stream' : MEDIA_TYPES[facts.fileType]

/** Content types allowed in an HTML5 banner's ZIP. */
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

/** Content type of a file in an HTML5 banner's ZIP, by extension. */
export const fileContentType = (path: string): string =>
  BANNER_TYPES[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream'
