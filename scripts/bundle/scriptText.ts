import type { Plugin } from 'vite'
import { bundleScript, type BundledScript } from './bundleScript.ts'

const PREFIX = 'virtual:script/'

/** Language level of these scripts: screens and publishers' visitors have old browsers. */
const TARGET = 'es2019'

/** Scripts of the creatives' host, which run in banners; all others are the ad server's. */
const BANNER_SCRIPTS: ReadonlySet<string> = new Set(['clickTag', 'previewProbe'])

/** Returns a bundled script of the ad server or the creatives' host (worker/…/browser). */
export const browserScript = (name: string): Promise<BundledScript> => {
  const host = BANNER_SCRIPTS.has(name) ? 'creatives' : 'serve'
  return bundleScript(`worker/${host}/browser/${name}/main.ts`, { target: TARGET })
}

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
