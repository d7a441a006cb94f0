import { build } from 'vite'
import { inRoot } from '../project/paths.ts'

interface ScriptOptions {
  /** Name of the script's global, if its entry exports anything. */
  name?: string
  /** The oldest language level that the script's browsers run. */
  target?: string
}

export interface BundledScript {
  text: string
  /** Paths of all modules in it. */
  modules: string[]
}

/** Returns a classic script, minified, with everything its entry imports. Throws if it does not compile. */
export async function bundleScript(
  entry: string,
  { name = 'script', target }: ScriptOptions = {},
): Promise<BundledScript> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      minify: true,
      ...(target ? { target } : {}),
      lib: { entry: inRoot(entry), formats: ['iife'], name },
    },
  })
  const [bundle] = Array.isArray(result) ? result : []
  const [script] = bundle?.output ?? []
  if (script?.type !== 'chunk') throw new Error(`${entry} could not be bundled.`)
  return { text: script.code.trim(), modules: script.moduleIds }
}
