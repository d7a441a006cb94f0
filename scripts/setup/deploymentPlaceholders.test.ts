import { describe, expect, it } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'
import { deploymentPlaceholders } from './deploymentPlaceholders.ts'
import { inRoot } from '../project/paths.ts'

const configOf = (env?: string) =>
  readConfig({ config: inRoot('wrangler.toml'), ...(env ? { env } : {}) }, { hideWarnings: true })

describe('a deployment', () => {
  it.each(['staging', 'production'])('lists the values of %s to set first', (env) => {
    const named = deploymentPlaceholders(configOf(env))
    for (const name of [
      'database_id of DB',
      'id of DELIVERY_BOOK',
      'SITE_URL',
      'CARD_PROVIDER_PUBLIC_KEY',
      'MAIL_FROM',
    ]) {
      expect(named).toContain(name)
    }
    expect(named.some((name) => name.startsWith('route '))).toBe(true)
    expect(named).toEqual(
      expect.arrayContaining(['SELLER_ADDRESS', 'SELLER_TAX_ID', 'SELLER_BANK']),
    )
    expect(named).not.toContain('CURRENCY')
  })

  it('accepts real values', () => {
    const vars = {
      SITE_URL: 'https://www.northlight-media.com',
      CARD_PROVIDER_PUBLIC_KEY: 'pk_live_51Hxyz0',
      SELLER_TAX_ID: 'EIN 74-1029384',
      SELLER_BANK: 'Account 000123456789, routing number 021000021, SWIFT CHASUS33.',
    }
    const d1_databases = [{ binding: 'DB', database_id: '3f0c9d52-8a55-4f1a-9d4e-0c1b2a3d4e5f' }]
    const kv_namespaces = [{ binding: 'DELIVERY_BOOK', id: '3f0c9d528a554f1a9d4e0c1b2a3d4e5f' }]
    const routes = [{ pattern: 'www.northlight-media.com' }]
    expect(deploymentPlaceholders({ vars, d1_databases, kv_namespaces, routes })).toEqual([])
  })

  it.each(['staging', 'production'])('has every development resource in %s', (env) => {
    const { name: _name, ...development } = resourcesOf(configOf())
    const { name: _other, ...deployed } = resourcesOf(configOf(env))
    expect(deployed).toEqual(development)
  })
})

interface Named {
  binding?: string
  name?: string
  migrations_dir?: string
  simple?: object
}

interface ObjectBinding {
  name: string
  class_name: string
  script_name?: string
}

interface Consumer {
  queue: string
  dead_letter_queue?: string
}

function resourcesOf(config: ReturnType<typeof configOf>) {
  const bindings = (list: readonly Named[]) => list.map(({ binding, name }) => binding ?? name)
  return {
    name: config.name,
    databases: bindings(config.d1_databases),
    migrationsDir: config.d1_databases.map((database: Named) => database.migrations_dir),
    buckets: bindings(config.r2_buckets),
    stores: bindings(config.kv_namespaces),
    objects: config.durable_objects.bindings.map(({ script_name, ...binding }: ObjectBinding) =>
      Object.assign(binding, { isOfServe: script_name?.startsWith('admarket-serve') ?? false }),
    ),
    migrations: config.migrations,
    images: config.images?.binding,
    version: config.version_metadata?.binding,
    mail: bindings(config.send_email),
    limits: config.ratelimits.map(({ name, simple }: Named) => ({ name, simple })),
    crons: config.triggers.crons,
    queues: {
      producers: bindings(config.queues.producers ?? []),
      consumers: (config.queues.consumers ?? []).map(
        ({ queue, dead_letter_queue, ...rules }: Consumer) =>
          Object.assign(rules, { hasName: queue !== '', hasDeadLetters: !!dead_letter_queue }),
      ),
    },
    vars: Object.keys(config.vars),
    assets: config.assets,
    observability: config.observability?.enabled,
  }
}
