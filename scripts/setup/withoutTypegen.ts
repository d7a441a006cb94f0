import files from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { inRoot } from '../project/paths.ts'

const TYPES_FOLDER = inRoot('.react-router/types')

const isOfTypes = (file: unknown) =>
  typeof file === 'string' && `${path.resolve(file)}${path.sep}`.startsWith(TYPES_FOLDER + path.sep)

/** Keeps the route types that the router wrote, by ignoring deletes and writes of them in this process. */
export function keepRouteTypes(): void {
  const { rm, writeFile } = files
  Object.assign(files, {
    rm: async (...asked: Parameters<typeof rm>) => {
      if (!isOfTypes(asked[0])) await rm(...asked)
    },
    writeFile: async (...asked: Parameters<typeof writeFile>) => {
      if (!isOfTypes(asked[0])) await writeFile(...asked)
    },
  })
}

/**
 * The router's plug-in deletes and rewrites its types whenever a server starts, and no setting
 * prevents it: two halves of the tests that start at once would break each other. `npm run types`
 * writes the types.
 */
export const withoutTypegen = (): Plugin => ({
  name: 'without-typegen',
  enforce: 'pre',
  config: () => keepRouteTypes(),
})
