import { cloudflare } from '@cloudflare/vite-plugin'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { withoutJsonSchema } from './scripts/bundle/withoutJsonSchema.ts'

// The local runtime would else ask the network where this machine is.
process.env['CLOUDFLARE_CF_FETCH_ENABLED'] ??= 'false'

/**
 * What every page loads is one chunk, and what every page loads once it stands is another: three dozen small ones
 * compress 9 kB worse. Dependencies of what matches belong to the group.
 */
const FRAME = {
  name: 'frame',
  test: /client[\\/](root|entry\.client|api[\\/]apiClient|state[\\/](session|useTypedSearch)|layouts[\\/]usePageFocus|ui[\\/](Card|Skeleton|Slider|NativeSelect|SuggestField|TextButton))\.tsx?/,
  priority: 2,
}
const AFTER_FRAME = {
  name: 'afterFrame',
  test: /client[\\/](analytics[\\/]startSite|realtime[\\/]visitorRealtime)\.ts/,
  priority: 1,
}

/**
 * What nearly every page beyond home loads, and home and the guides do not, later either. As chunks of their own they
 * cost each page requests, and names in the manifest.
 */
const CONTROLS = {
  name: 'controls',
  test: /client[\\/](ui[\\/](Badge|Button|EmptyState|IconButton|SegmentedControl|Table)|state[\\/]useLoaded|api[\\/](problemWords|saveFile)|components[\\/]dayWords)\.tsx?|domain[\\/]forms[\\/](fieldMessages|genericMessages|nameProblem)\.ts/,
}

/** Small pieces of libraries that a page with controls needs most of: one by one they would weigh half as much again. */
const PIECES = {
  name: 'pieces',
  test: /node_modules[\\/]react-(aria|stately|aria-components)[\\/]dist[\\/]private[\\/](label[\\/]useLabel|utils[\\/](useLabels|useSlot|useFormReset|number|useControlledState)|toggle[\\/]useToggleState|Text)\.mjs/,
}
const ICONS = {
  name: 'icons',
  test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](check|info|minus|plus|triangle-exclamation-point)\.mjs/,
}
const STATE = { name: 'state', test: /node_modules[\\/]jotai[\\/]/ }

export default defineConfig({
  environments: {
    client: {
      build: {
        modulePreload: {
          // What the frame opens on demand finds its own parts: naming them all would weigh on every page.
          resolveDependencies: (_file, parts, { hostId }) =>
            hostId.includes(`/${FRAME.name}-`)
              ? parts.filter((part) => part.endsWith('.css'))
              : parts,
        },
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [FRAME, AFTER_FRAME, CONTROLS, PIECES, ICONS, STATE] },
            // Each page names its chunks in its head: each by its hash alone.
            chunkFileNames: ({ name }) =>
              name === FRAME.name ? `assets/${FRAME.name}-[hash:7].js` : 'assets/[hash:7].js',
            entryFileNames: 'assets/[hash:7].js',
          },
        },
      },
    },
  },
  plugins: [
    cloudflare({ viteEnvironment: { name: 'ssr' } }),
    tailwindcss(),
    reactRouter(),
    // The interface is US English: the words of the other languages stay out of the browser's bundle.
    optimizeLocales.vite({ locales: ['en-US'] }),
    withoutJsonSchema(),
  ],
  // What works in the background loads its readers on demand, too.
  worker: { format: 'es' },
  // All packages are found at the start, so that no page reloads in the middle of the work.
  optimizeDeps: { entries: ['client/**/*.tsx', '!client/entry.server.tsx'] },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
})
