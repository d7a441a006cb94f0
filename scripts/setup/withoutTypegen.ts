import files from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { inRoot } from '../project/paths.ts'

const TYPES_FOLDER = inRoot('.react-router/types')

const isOfTypes = (file: unknown) =>
  typeof file === 'string' && `${path.resolve(file)}${path.sep}`.startsWith(TYPES_FOLDER + path.sep)

/** Leaves the types that the router wrote from the routes as they are, whoever empties or writes them in this process. */
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
 * The router's plug-in empties and writes its types whenever a server starts, and has no setting for it: two halves of
 * the tests that start at once would take them from under each other. `npm run types` writes them.
 */
export const withoutTypegen = (): Plugin => ({
  name: 'without-typegen',
  enforce: 'pre',
  config: () => keepRouteTypes(),
})
