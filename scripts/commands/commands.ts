/** How a command of package.json runs, and its explanation. */
export interface Command {
  /** One sentence about its effect. */
  about: string
  /** Arguments after `npm run name --`. */
  usage?: string
  /** Options with their effects. */
  options?: readonly (readonly [option: string, what: string])[]
  /** A module of this checkout, or tools one after the other; the last one gets the arguments after the name. */
  run: string | readonly (readonly string[])[]
}

const ENVIRONMENT = 'staging | production'
const DRY_RUN = ['--dry-run', 'says what it would do, and changes nothing'] as const
const VITEST = ['FILE …', 'only the tests of these files'] as const

/** Every command, by its name in package.json. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  start: {
    about:
      'Installs what is missing, migrates, seeds, builds and serves the product. PORT= takes another port than 8787.',
    run: 'scripts/serve.ts',
  },
  dev: {
    about: 'Serves the product with hot reloading. PORT= takes another port than 5173.',
    run: 'scripts/dev.ts',
  },
  test: {
    about: 'Runs everything: types, lint, format, unit, workerd, components, browser.',
    run: 'scripts/runTests.ts',
  },
  check: {
    about: 'Checks types, lint with the import and migration rules, format, and unit tests.',
    run: ['types', 'lint', 'format:check', 'test:unit'].map((name) => ['npm', 'run', name]),
  },
  types: {
    about: 'Checks the types of every folder.',
    run: [
      ['react-router', 'typegen'],
      ['tsc', '-b'],
    ],
  },
  lint: {
    about:
      'Checks the rules of the linter, circles between folders, identical lines, and migrations.',
    run: [
      ['oxlint', '--type-aware', '--deny-warnings'],
      ['node', 'scripts/checkFolders.ts'],
      ['node', 'scripts/checkDuplicates.ts'],
      ['node', 'scripts/checkMigrations.ts'],
    ],
  },
  'lint:folders': {
    about: 'Checks that no folders import each other in a circle.',
    run: 'scripts/checkFolders.ts',
  },
  'lint:duplicates': {
    about: 'Checks that no 12 identical lines of product code stand in two places.',
    run: 'scripts/checkDuplicates.ts',
  },
  'lint:migrations': {
    about:
      'Checks that no new migration rebuilds or scans a growing table, or drops what the version before uses.',
    run: 'scripts/checkMigrations.ts',
  },
  format: { about: 'Formats every file.', usage: '[FILE …]', run: [['oxfmt']] },
  'format:check': {
    about: 'Checks the format of every file.',
    usage: '[FILE …]',
    run: [['oxfmt', '--check']],
  },
  'test:unit': {
    about: 'Runs the unit tests.',
    usage: '[FILE …]',
    options: [VITEST],
    run: [['vitest', 'run', '--project', 'unit', '--project', 'unitAlone']],
  },
  'test:worker': {
    about: 'Runs the tests of routes, objects and the database in workerd.',
    usage: '[FILE …]',
    options: [VITEST],
    run: 'scripts/testWorker.ts',
  },
  'test:components': {
    about: 'Runs the tests of components in a real browser.',
    usage: '[FILE …]',
    options: [VITEST],
    run: 'scripts/components.ts',
  },
  'test:e2e': {
    about: 'Walks the production build in a real browser.',
    usage: '[FILE …] [--trace on]',
    options: [
      ['FILE …', 'only the flows of these files'],
      ['--trace on', 'records each step'],
    ],
    run: 'scripts/e2e.ts',
  },
  'test:browsers': {
    about: 'Walks the production build in Firefox and WebKit.',
    usage: '[FILE …]',
    options: [['FILE …', 'only the flows of these files']],
    run: 'scripts/testBrowsers.ts',
  },
  'test:mutation': {
    about: 'Breaks rules of domain on purpose and lists the faults that no test notices.',
    usage: 'domain/FOLDER … [--count 60] [--seed 1]',
    options: [
      ['--count N', 'how many faults'],
      ['--seed N', 'which ones'],
    ],
    run: 'scripts/mutation/mutation.ts',
  },
  'test:chaos': {
    about: 'Kills the server at random moments under load, then checks that nothing is lost.',
    usage: '[--minutes 10] [--kills 20] [--seed 1] [--visitors 50] [--port 0] [--keep]',
    options: [
      ['--minutes N', 'how long visitors come'],
      ['--kills N', 'how often the server is killed'],
      ['--seed N', 'which moments'],
      ['--visitors N', 'how many visitors'],
      ['--keep', 'keeps the data of the run'],
    ],
    run: 'test/chaos/chaos.ts',
  },
  build: { about: 'Writes the production bundle to build/.', run: 'scripts/build.ts' },
  'content:days': {
    about: 'Writes when each findable page last changed, for the sitemap.',
    run: [
      ['node', 'scripts/editedDays/writeEditedDays.ts'],
      ['oxfmt', 'content/editedDays.ts'],
    ],
  },
  'db:generate': {
    about: 'Writes a migration from the changed schema.',
    usage: '--name plain_name',
    options: [['--name NAME', 'what the migration is called']],
    run: [['drizzle-kit', 'generate']],
  },
  'docs:reference': {
    about: 'Writes the generated pages of docs/reference.',
    run: 'scripts/reference/writeReference.ts',
  },
  notices: {
    about: 'Writes THIRD-PARTY.md: the packages of production with their licenses.',
    run: 'scripts/notices/writeNotices.ts',
  },
  'seed:time-zones': {
    about: 'Writes the time zones of places.',
    run: [
      ['node', 'scripts/seed/buildTimeZones.ts'],
      [
        'oxfmt',
        'domain/planning/campaign/start/zonePoints.ts',
        'domain/planning/campaign/start/zipZones.ts',
      ],
    ],
  },
  'seed:build-places': { about: 'Writes the data of places.', run: 'scripts/seed/buildPlaces.ts' },
  'seed:build-markets': {
    about: 'Writes the price and use indexes of markets, after seed:build-places.',
    run: 'scripts/seed/markets/buildMarkets.ts',
  },
  'seed:build-supply': {
    about: 'Scales the sample inventory to the supply and prices of each country.',
    run: 'scripts/seed/markets/buildSupply.ts',
  },
  'seed:build-maps': { about: 'Writes the outlines of maps.', run: 'scripts/seed/buildMaps.ts' },
  'seed:build-screens': {
    about: 'Completes and prices the screens of the sample inventory by market.',
    run: 'scripts/seed/buildScreens.ts',
  },
  'seed:media-table': {
    about: 'Prints which media the sample inventory offers where.',
    run: 'scripts/seed/buildMediaTable.ts',
  },
  'seed:postcodes': {
    about: "Loads a country's full postal codes (docs/desk/postcodes.md).",
    usage: '--country DE --file DE.txt [--remote --env production]',
    options: [
      ['--country CODE', 'which country'],
      ['--file FILE', 'the file with its codes'],
      ['--remote --env NAME', 'loads them in a deployed environment'],
    ],
    run: 'scripts/seed/loadPostalCodes.ts',
  },
  'seed:inventory': {
    about:
      'Loads an inventory from a folder of CSV files: adds and changes products by id, takes out of sale those that the files no longer name, deletes nothing (docs/desk/inventory.md).',
    usage: `[--dir FOLDER] [--env ${ENVIRONMENT}] [--dry-run] [--reason TEXT]`,
    options: [
      ['--dir FOLDER', 'the files; without it the fictional inventory, never in production'],
      ['--env NAME', 'a deployed environment; without it the database of this machine'],
      ['--dry-run', 'shows every change and makes none'],
      ['--reason TEXT', 'why, for the audit log'],
    ],
    run: 'scripts/seed/catalogue/seedInventory.ts',
  },
  'fixtures:creatives': {
    about: 'Makes the files that the check of creatives is tested with. Needs ffmpeg.',
    run: 'scripts/fixtures/makeCreatives.ts',
  },
  'fixtures:demo-ads': {
    about: 'Draws the ads of the demo customer. Needs ffmpeg, espeak-ng and CHROMIUM_PATH.',
    run: 'scripts/fixtures/makeDemoAds.ts',
  },
  setup: {
    about:
      'Prepares the account and wrangler.toml for a first deployment: resources, settings, secrets, webhook, email. Safe to repeat.',
    usage: `${ENVIRONMENT} [--dry-run] [--answers FILE.json]`,
    options: [
      DRY_RUN,
      ['--answers FILE', 'takes the answers from a file instead of asking'],
      ['--config FILE', 'another wrangler.toml than that of the checkout'],
    ],
    run: 'scripts/setupEnvironment.ts',
  },
  deploy: {
    about: 'Releases the product step by step (docs/deploy/releases.md).',
    usage: `${ENVIRONMENT} [--dry-run] [--step-minutes 5] [--all-at-once]`,
    options: [
      ['--dry-run', 'lists what is missing and checks the build; changes nothing'],
      ['--step-minutes N', 'how long 10% and 50% of the traffic are watched'],
      ['--all-at-once', 'releases a new Durable Object class, which cannot be rolled back'],
    ],
    run: 'scripts/deploy.ts',
  },
  rollback: {
    about:
      'Gives all traffic of the Workers of the last release back to the version before, and says what that does not undo.',
    usage: `${ENVIRONMENT} [--worker NAME [--to VERSION]] [--reason TEXT] [--dry-run]`,
    options: [
      ['--worker NAME', 'one Worker alone: serve, creatives or site'],
      ['--to VERSION', 'another version of it than the one before'],
      ['--reason TEXT', 'is kept with the deployment'],
      DRY_RUN,
    ],
    run: 'scripts/rollback.ts',
  },
  'secrets:reencrypt': {
    about: 'Re-encrypts second factors under the current secret (docs/deploy/secrets.md).',
    usage: `${ENVIRONMENT} [--dry-run]`,
    options: [DRY_RUN],
    run: 'scripts/reencryptSecrets.ts',
  },
  'secrets:rotate': {
    about: 'Gives an environment a new secret and keeps the old one as the previous.',
    usage: `${ENVIRONMENT} NAME [--leaked | --finish] [--dry-run]`,
    options: [
      ['NAME', 'such as SESSION_SECRET'],
      ['--leaked', 'ends at once all that the old value signed'],
      ['--finish', 'deletes the previous value: what it signed ends'],
      DRY_RUN,
    ],
    run: 'scripts/rotateSecret.ts',
  },
  bench: {
    about: 'Measures the product as ratios of a baseline of the same run.',
    usage: '[PART …]',
    options: [['PART …', 'only these parts, such as quotes or lighthouse']],
    run: 'scripts/bench/bench.ts',
  },
  calibrate: {
    about: 'Compares the forecasts saved with orders with what their campaigns delivered.',
    usage: '[--env production]',
    options: [['--env NAME', 'in a deployed environment']],
    run: 'scripts/calibrate.ts',
  },
  'check:coupon-splits': {
    about: 'Reports orders whose ledger has another share of a coupon than their invoice.',
    usage: '[--env production]',
    options: [['--env NAME', 'in a deployed environment']],
    run: 'scripts/couponSplits.ts',
  },
  'check:places': {
    about: 'Requests every page of a place, a product and a format, and lists what is wrong.',
    usage: '[--origin http://127.0.0.1:8787]',
    options: [['--origin URL', 'a server that runs, instead of one of its own']],
    run: 'scripts/everyPlace/checkPlaces.ts',
  },
  'bench:delivery': {
    about: 'Measures tags, beacons and the choice of an ad.',
    usage: '[PART …]',
    options: [['PART …', 'only decision, tags, live or killed']],
    run: 'test/bench/deliveryBench.ts',
  },
  'bench:realtime': {
    about: 'Measures the sockets against a socket.io server.',
    usage: '[--visitors 1000] [--few 100] [--admins 20] [--asleep 60] [--state FOLDER]',
    options: [
      ['--visitors N', 'how many visitors'],
      ['--asleep N', 'seconds of pings'],
      ['--state FOLDER', 'where the data lies, a RAM disk by default'],
    ],
    run: 'scripts/bench/realtime/benchRealtime.ts',
  },
  'bench:counting': {
    about: 'Counts events of ads with a crash in the middle.',
    run: 'scripts/benchCounting.ts',
  },
  recount: {
    about: 'Recounts one day of a line from the raw log.',
    usage: `--line lin_… --day 2026-11-22 [--env ${ENVIRONMENT}]`,
    options: [
      ['--line ID', 'which line'],
      ['--day DAY', 'which day, UTC'],
      ['--env NAME', 'in a deployed environment'],
    ],
    run: 'scripts/recount.ts',
  },
  sizes: {
    about: 'Prints what a load stores, writes and costs, by store.',
    usage: '--sessions 1000000 --orders 10000 --events 1e9',
    options: [
      ['--sessions N', 'sessions a day'],
      ['--orders N', 'orders a day'],
      ['--events N', 'ad events a day'],
    ],
    run: 'scripts/sizes.ts',
  },
  restore: {
    about: 'Restores a nightly export into an empty local database.',
    usage: '--from production/2026-11-25 [--to FOLDER]',
    options: [
      ['--from SOURCE', 'an environment or a folder, and the night'],
      ['--to FOLDER', 'the state of the database, .wrangler/restored by default'],
    ],
    run: 'scripts/restore.ts',
  },
  role: {
    about: 'Gives a confirmed account roles, or takes them away.',
    usage: 'ann@example.com ROLE … [--remove] [--env production]',
    options: [
      ['ROLE …', 'sales, reviewer, producer, finance, admin'],
      ['--remove', 'takes them away; all of them without a role'],
      ['--env NAME', 'in a deployed environment'],
    ],
    run: 'scripts/role.ts',
  },
  traffic: {
    about: 'Plays visitors against the tags of the running product.',
    usage: '[--days 1] [--rate 20] [--open 200] [--port 8787]',
    options: [
      ['--days N', 'how many days to play'],
      ['--rate N', 'visitors a second'],
      ['--open N', 'how many visits go on at once'],
      ['--port N', 'the port of the product; found by itself without'],
    ],
    run: 'scripts/traffic.ts',
  },
}

/** Usage of a command and the effects of its options. */
export function helpOf(name: string, { about, usage, options = [] }: Command): string {
  const call = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`
  const width = Math.max(...options.map(([option]) => option.length), 0)
  return [
    about,
    '',
    `Usage: ${call}${usage ? ` -- ${usage}` : ''}`,
    ...options.map(([option, what]) => `  ${option.padEnd(width)}  ${what}`),
  ].join('\n')
}
