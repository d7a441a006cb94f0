import type { Plugin } from 'vite'

interface Unused {
  /** Matches the end of the module's path. */
  module: RegExp
  /** Imported names, and their replacements. */
  standIns: Record<string, string>
}

const UNUSED: readonly Unused[] = [
  {
    // Our requests set no cookies, and a browser does not allow a page to.
    module: /[\\/]hono[\\/]dist[\\/]utils[\\/]cookie\.js$/,
    standIns: { serialize: "() => { throw new Error('A page sets no cookies of a request.') }" },
  },
  {
    // Our socket messages are text (domain/contact/realtime/frames.ts).
    module: /[\\/]socket\.io-parser[\\/]build[\\/]esm[\\/]is-binary\.js$/,
    standIns: { isBinary: '() => false', hasBinary: '() => false' },
  },
  {
    module: /[\\/]socket\.io-parser[\\/]build[\\/]esm[\\/]binary\.js$/,
    standIns: { deconstructPacket: '(packet) => packet', reconstructPacket: '(packet) => packet' },
  },
  {
    module: /[\\/]engine\.io-parser[\\/]build[\\/]esm[\\/]contrib[\\/]base64-arraybuffer\.js$/,
    standIns: { decode: '(text) => text' },
  },
  {
    // Our router has no instrumentations.
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

/** Removes the parts of packages that our pages never call. */
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

/** The module with stand-ins for its imported names. Throws if its exports differ. */
export function withStandIns(code: string, id: string): string {
  const unused = UNUSED.find(({ module }) => module.test(id))
  const listed = /export \{([^}]*)\}/.exec(code)?.[1]?.split(',') ?? []
  const declared = [...code.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => name)
  const names = new Set([...listed.map((name) => name.trim()), ...declared])
  const missing = Object.keys(unused?.standIns ?? {}).filter((name) => !names.has(name))
  if (!unused || missing.length > 0) throw new Error(`${id} does not export ${missing.join(', ')}.`)
  return Object.entries(unused.standIns)
    .map(([name, standIn]) => `export const ${name} = ${standIn}\n`)
    .join('')
}
