import { cloudflare } from '@cloudflare/vite-plugin'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { fixedLocale } from './scripts/bundle/fixedLocale.ts'
import { joinChunks } from './scripts/bundle/joinChunks.ts'
import { plainErrorScreen } from './scripts/bundle/packages/plainErrorScreen.ts'
import { scriptText } from './scripts/bundle/scriptText.ts'
import { withoutJsonSchema } from './scripts/bundle/packages/withoutJsonSchema.ts'
import { withoutNumberProbe } from './scripts/bundle/packages/withoutNumberProbe.ts'
import { withoutUnused } from './scripts/bundle/packages/withoutUnused.ts'
import { withoutWarnings } from './scripts/bundle/packages/withoutWarnings.ts'
import { developmentWorkers } from './scripts/setup/developmentWorkers.ts'

// The local runtime would else ask the network where this machine is.
process.env['CLOUDFLARE_CF_FETCH_ENABLED'] ??= 'false'

/**
 * What every page loads is one chunk, and what every page loads once it stands is another: three dozen small ones
 * compress 9 kB worse. Dependencies of what matches belong to the group. What weighs less than a request and is on most
 * pages is with it, and the bundler's own few lines.
 */
const FRAME = {
  name: 'frame',
  test: new RegExp(
    [
      String.raw`client[\\/](root|entry\.client|api[\\/]foundation[\\/](apiClient|settingsCalls)|state[\\/]foundation[\\/]useTypedSearch|layouts[\\/]usePageFocus|ui[\\/](Card|Skeleton|Slider|NativeSelect|SuggestField|TextButton))\.tsx?`,
      String.raw`(calendar[\\/]dateFormat|components[\\/]foundation[\\/]mediaHues|wording[\\/](numberWords|decimalWords)|geo[\\/](campaignCountries|placeLabel)|routing[\\/](plannerAddress|dataTags|pageHead)|components[\\/]foundation[\\/](useCurrentInView|unbroken)|ui[\\/]useBottomBar)\.ts$`,
      String.raw`icons[\\/](check|triangle-exclamation-point)\.mjs$`,
    ].join('|'),
  ),
  priority: 2,
}
const AFTER_FRAME = {
  name: 'afterFrame',
  test: /client[\\/](analytics[\\/]startSite|realtime[\\/]visitorRealtime)\.ts/,
  priority: 1,
}

/** All other chunks are joined as the pages share them (docs/decisions/foundation/page-load.md). */
const joined = joinChunks({
  groups: [FRAME.name, AFTER_FRAME.name],
  layouts: [
    { pages: /pages[\\/]\w+[\\/]admin[\\/]/, layout: /AdminLayout/ },
    { pages: /pages[\\/]accounts[\\/]login[\\/]/, layout: /LoginLayout/ },
    { pages: /pages[\\/]planning[\\/]planner[\\/]/, layout: /CampaignLayout/ },
    { pages: /pages[\\/]/, layout: /DefaultLayout/ },
  ],
  firstParts: [
    { page: /HomePage/, parts: /home[\\/]homeData\.ts$/ },
    { page: /PlannerPage/, parts: /steps[\\/]region[\\/]RegionStep\.tsx$|map[\\/]DrawnMap\.tsx$/ },
  ],
  limits: [
    // Read more than used: they load nothing that they do not need.
    { pages: /pages[\\/]planning[\\/](home|knowledge)[\\/]/, growth: 0, bytesPerRequest: 1500 },
    { pages: /pages[\\/]planning[\\/](local|details)[\\/]/, growth: 0.01, bytesPerRequest: 1500 },
    { pages: /pages[\\/]reporting[\\/]/, growth: 0.02, bytesPerRequest: 1500 },
    // The way to an order.
    { pages: /PlannerPage/, growth: 0.02, bytesPerRequest: 60_000 },
    { pages: /CartPage|CheckoutPage/, growth: 0.03, bytesPerRequest: 60_000 },
    { pages: /pages[\\/]/, growth: 0.12, bytesPerRequest: 700 },
  ],
  partLimits: { growth: 0.4, bytesPerRequest: 0 },
})

/** The development server says where it stands: what the Workers write addresses with. */
const developmentUrl = process.env['DEVELOPMENT_SITE_URL']

export default defineConfig({
  // The styles of all pages are one file in their head: no part has to name them, nor asks for them again.
  build: { cssCodeSplit: false },
  environments: {
    client: {
      build: {
        modulePreload: {
          // What the frame opens on demand finds its own parts: naming them all would weigh on every page.
          resolveDependencies: (_file, parts, { hostId }) =>
            hostId.includes(`/${FRAME.name}-`) ? [] : parts,
        },
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [FRAME, AFTER_FRAME, joined.group] },
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
    cloudflare({
      viteEnvironment: { name: 'ssr' },
      ...(developmentUrl ? developmentWorkers(developmentUrl) : {}),
    }),
    tailwindcss(),
    reactRouter(),
    // The interface is US English: the words of the other languages stay out of the browser's bundle.
    optimizeLocales.vite({ locales: ['en-US'] }),
    scriptText(),
    fixedLocale('en-US'),
    withoutJsonSchema(),
    withoutNumberProbe(),
    withoutUnused(),
    withoutWarnings(),
    plainErrorScreen(),
    joined.plugin,
  ],
  // What works in the background loads its readers on demand, too.
  worker: { format: 'es' },
  // All packages are found at the start, so that no page reloads in the middle of the work.
  optimizeDeps: { entries: ['client/**/*.tsx', '!client/entry.server.tsx'] },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
})
