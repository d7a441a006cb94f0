import type { Plugin } from 'vite'

interface Unused {
  /** The end of the module's path. */
  module: RegExp
  /** What others import of it, and what stands in its place. */
  standIns: Record<string, string>
}

const UNUSED: readonly Unused[] = [
  {
    // Our calls set no cookies, and a browser does not let a page do so.
    module: /[\\/]hono[\\/]dist[\\/]utils[\\/]cookie\.js$/,
    standIns: { serialize: "() => { throw new Error('A page sets no cookies of a request.') }" },
  },
  {
    // Our router is given no instrumentations.
    module: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]instrumentation\.js$/,
    standIns: {
      consumeInstrumentationClientResultMetaReceiver: '() => undefined',
      getRouteInstrumentationUpdates: '() => ({})',
      instrumentClientSideRouter: '(router) => router',
      instrumentHandler: '(handler) => handler',
      instrumentationResultMetaContext: 'undefined',
    },
  },
]

/** Leaves out of pages the parts of packages that our pages never call. */
export function withoutUnused(): Plugin {
  return {
    name: 'without-unused',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: UNUSED.map(({ module }) => module) },
      handler: (code, id) => ({ code: withStandIns(code, id), map: null }),
    },
  }
}

/** The module with stand-ins for what others import of it. Throws where it exports something else. */
export function withStandIns(code: string, id: string): string {
  const unused = UNUSED.find(({ module }) => module.test(id))
  const exported = /export \{([^}]*)\}/.exec(code)?.[1]?.split(',') ?? []
  const names = new Set(exported.map((name) => name.trim()))
  const missing = Object.keys(unused?.standIns ?? {}).filter((name) => !names.has(name))
  if (!unused || missing.length > 0) throw new Error(`${id} does not export ${missing.join(', ')}.`)
  return Object.entries(unused.standIns)
    .map(([name, standIn]) => `export const ${name} = ${standIn}\n`)
    .join('')
}
