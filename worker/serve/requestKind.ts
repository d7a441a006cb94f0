import type { RequestKind } from '../platform/sampledLog.ts'

const KINDS: readonly (readonly [RegExp, RequestKind])[] = [
  [/^\/(e\/|plays$)/, 'beacon'],
  [/^\/(t|a|v|p)\//, 'tag'],
  [/^\/(frame|player)\.js$/, 'tag'],
  [/^\/c$/, 'click'],
]

/** Kind of a request of the ad server, by path. */
export const requestKind = (path: string): RequestKind =>
  KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'other'
