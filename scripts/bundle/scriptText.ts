import type { Plugin } from 'vite'
import { bundleScript, type BundledScript } from './bundleScript.ts'

const PREFIX = 'virtual:script/'

/** Language level of the ad server's scripts: screens and publishers' visitors have old browsers. */
const TARGET = 'es2019'

/** Returns one of the ad server's browser scripts (worker/serve/browser), bundled. */
export const browserScript = (name: string): Promise<BundledScript> =>
  bundleScript(`worker/serve/browser/${name}/main.ts`, { target: TARGET })

/** Resolves `import text from 'virtual:script/frame'` to the text of that browser script. */
export function scriptText(): Plugin {
  return {
    name: 'script-text',
    enforce: 'pre',
    resolveId: {
      filter: { id: new RegExp(`^${PREFIX}`) },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: new RegExp(`^\0${PREFIX}`) },
      async handler(id) {
        const { text, modules } = await browserScript(id.slice(`\0${PREFIX}`.length))
        for (const module of modules) this.addWatchFile(module)
        return { code: `export default ${JSON.stringify(text)}`, map: null }
      },
    },
  }
}
