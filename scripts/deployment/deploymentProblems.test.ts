import { describe, expect, it } from 'vitest'
import {
  deploymentProblems,
  neededSecrets,
  problemsInFile,
  queueNames,
} from './deploymentProblems.ts'
import {
  configOf,
  type EnvironmentConfig as Config,
  ENVIRONMENTS,
  environmentOf,
} from './environments.ts'

const HOSTS = {
  SITE_URL: 'https://www.northlight-media.com',
  SERVE_HOST: 'serve.northlight-ads.com',
  CREATIVES_HOST: 'files.northlight-usercontent.com',
}
const ROUTES = [
  'www.northlight-media.com',
  'serve.northlight-ads.com',
  'files.northlight-usercontent.com',
].map((pattern) => ({ pattern, custom_domain: true }))

/** Production as filled in completely by an operator. */
function ready(changed: Partial<Config> = {}, vars: Record<string, string> = {}): Config {
  const config = configOf('production')
  return {
    ...config,
    d1_databases: config.d1_databases.map((database) => ({
      ...database,
      database_id: '3f0c9d52-8a55-4f1a-9d4e-0c1b2a3d4e5f',
    })),
    kv_namespaces: config.kv_namespaces.map((namespace, at) => ({
      ...namespace,
      id: `3f0c9d528a554f1a9d4e0c1b2a3d4e5${at}`,
    })),
    routes: ROUTES,
    ...changed,
    vars: {
      ...config.vars,
      ...Object.fromEntries(
        Object.keys(config.vars)
          .filter((name) => name.startsWith('MAIL_'))
          .map((name) => [name, `${name.toLowerCase()}@northlight-media.com`]),
      ),
      SELLER_ADDRESS: 'Northlight Media LLC|1 Main Street|Austin, TX 78701',
      SELLER_TAX_ID: 'EIN 74-1029384',
      SELLER_BANK: 'Account 4123456789, routing number 111000025',
      SELLER_LAW: 'the State of Texas, United States',
      SELLER_VENUE: 'the courts of Travis County, Texas',
      CARD_PROVIDER_PUBLIC_KEY: 'pk_live_51Hxyz0',
      ...HOSTS,
      ...vars,
    },
  }
}

const staging = { environment: 'staging', config: configOf('staging') }
const problemsOf = (config: Config) => deploymentProblems('production', config, [staging])

describe('a deployment', () => {
  it('has no problem when everything is filled in', () => {
    expect(problemsOf(ready())).toEqual([])
  })

  it.each(ENVIRONMENTS)('lists each placeholder of %s in the repository', (environment) => {
    const problems = problemsInFile(environment)
    expect(problems).toEqual(
      expect.arrayContaining([
        'database_id of DB is still a placeholder',
        'id of DELIVERY_BOOK is still a placeholder',
        'SITE_URL is still a placeholder',
        'SERVE_HOST is still a placeholder',
        'CREATIVES_HOST is still a placeholder',
        'SELLER_ADDRESS is still a placeholder',
      ]),
    )
    expect(problems.filter((problem) => !problem.endsWith('is still a placeholder'))).toEqual([])
  })

  it.each(Object.values(HOSTS).map((address) => address.replace('https://', '')))(
    'names %s when no route covers it',
    (host) => {
      const routes = ROUTES.filter(({ pattern }) => pattern !== host)
      expect(problemsOf(ready({ routes })).join('\n')).toContain(`no route covers ${host}`)
    },
  )

  it('names a route whose host no Worker has', () => {
    const routes = [...ROUTES, { pattern: 'old.northlight-media.com', custom_domain: true }]
    expect(problemsOf(ready({ routes }))).toEqual([
      'route old.northlight-media.com: is the host of no Worker; remove it',
    ])
  })

  it("rejects objects of another environment's ad server", () => {
    const { durable_objects } = ready()
    const bindings = (durable_objects?.bindings ?? []).map(({ script_name, ...binding }) =>
      Object.assign(binding, script_name ? { script_name: 'admarket-serve-staging' } : {}),
    )
    const problems = problemsOf(ready({ durable_objects: { bindings } }))
    expect(problems).toContain('script_name of BOOK_KEEPER: must be "admarket-serve-production"')
    expect(problems).toContain(
      'script_name of BOOK_KEEPER: admarket-serve-staging belongs to staging',
    )
  })

  it('ignores a route without custom_domain', () => {
    const routes = ROUTES.map(({ pattern }) => ({ pattern, zone_name: 'northlight-media.com' }))
    expect(problemsOf(ready({ routes }))).toHaveLength(3)
  })

  it('rejects two identical hosts, http: and a mock payment provider', () => {
    const problems = problemsOf(
      ready(
        {},
        {
          SERVE_HOST: 'www.northlight-media.com',
          SITE_URL: 'http://www.northlight-media.com',
          STRIPE_API_ORIGIN: 'https://stripe.local',
        },
      ),
    )
    expect(problems).toEqual(
      expect.arrayContaining([
        'SITE_URL: must not be an unencrypted address (http:)',
        'SERVE_HOST: must be another host than SITE_URL',
        'STRIPE_API_ORIGIN: is only for tests; remove it',
      ]),
    )
  })

  it('rejects a secret in wrangler.toml, the example above all', () => {
    const SESSION_SECRET = 'development-only-session-secret-0123456789'
    const problems = problemsOf(ready({}, { SESSION_SECRET }))
    expect(problems).toContain(
      'SESSION_SECRET: is a secret; remove it from wrangler.toml and set it as one',
    )
    expect(problems.join()).not.toContain(SESSION_SECRET)
  })

  it('rejects a test key of the payment provider in production', () => {
    expect(problemsOf(ready({}, { CARD_PROVIDER_PUBLIC_KEY: 'pk_test_51Hxyz0' }))).toEqual([
      'CARD_PROVIDER_PUBLIC_KEY: is a test key; production needs the live one',
    ])
  })

  it('rejects the name of another environment', () => {
    expect(problemsOf(ready({}, { ENVIRONMENT: 'staging' }))).toEqual([
      'ENVIRONMENT: must be "production"',
    ])
  })

  it('lists an empty id', () => {
    const config = ready()
    const [database, ...others] = config.d1_databases
    const empty = {
      ...config,
      d1_databases: [{ ...database, database_id: '' }, ...others],
    } as Config
    expect(problemsOf(empty)).toEqual(['database_id of DB is empty'])
  })

  it('rejects each staging resource shared with production', () => {
    const production = ready()
    const own = configOf('staging')
    const shared = {
      ...own,
      name: production.name,
      d1_databases: production.d1_databases,
      kv_namespaces: production.kv_namespaces,
      r2_buckets: production.r2_buckets,
      queues: production.queues,
      ratelimits: production.ratelimits,
      routes: ROUTES,
      vars: { ...production.vars, ENVIRONMENT: 'staging' },
    } as Config
    const problems = deploymentProblems('staging', shared, [
      { environment: 'production', config: production },
    ])
    for (const what of [
      'the name of the Worker',
      'database_id of DB',
      'database_name of DB',
      'id of DELIVERY_BOOK',
      'bucket_name of CREATIVES',
      'bucket_name of INVOICES',
      'bucket_name of DELIVERY_LOG',
      'namespace_id of LIMIT_GUESS',
      'SITE_URL',
      'SERVE_HOST',
      'CREATIVES_HOST',
      'route',
    ]) {
      expect(problems.filter((problem) => problem.startsWith(`${what}: `))).not.toEqual([])
    }
    expect(problems.every((problem) => problem.endsWith('belongs to production'))).toBe(true)
  })

  it('rejects delivery databases that a Worker would not find', () => {
    const { d1_databases: databases } = ready()
    const database_id = '3f0c9d52-8a55-4f1a-9d4e-0c1b2a3d4e5e'
    const further = { binding: 'DELIVERY_DB_2', database_id, database_name: 'admarket-delivery-2' }
    expect(problemsOf(ready({ d1_databases: [...databases, further] }))).toEqual([
      'DELIVERY_DB_2: number the delivery databases from 0 without a gap',
      'DELIVERY_DB_2: bind it in worker/serve/wrangler.toml as well',
    ])
    const orders = databases.filter(({ binding }) => binding === 'DB')
    expect(problemsOf(ready({ d1_databases: orders }))).toEqual(['DELIVERY_DB_0: is missing'])
  })

  it('lists each queue with its dead letters once', () => {
    const queues = {
      producers: [{ binding: 'JOBS', queue: 'jobs' }],
      consumers: [{ queue: 'jobs', dead_letter_queue: 'jobs-dead' }],
    }
    expect(queueNames({ queues })).toEqual(['jobs', 'jobs-dead'])
  })

  it('lists the secrets that the Worker needs', () => {
    expect(neededSecrets(ready())).toEqual(
      expect.arrayContaining(['SESSION_SECRET', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']),
    )
  })

  it.each([[undefined], ['prod']])('prints its usage when %s is named', (name) => {
    expect(() => environmentOf(name, 'deploy')).toThrow('npm run deploy -- staging | production')
  })
})
