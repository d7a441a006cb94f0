import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { knownSecretProblems, secretProblems } from './secretProblems.ts'

const A = 'a'.repeat(64)
const B = 'b'.repeat(64)

describe('secrets of an environment', () => {
  it('may all differ', () => {
    expect(secretProblems('production', { SESSION_SECRET: A, DELIVERY_SECRET: B }, [])).toEqual([])
  })

  it('must not repeat, be an example or have the value of another place', () => {
    const example = 'development-only-session-secret-0123456789'
    const secrets = { SESSION_SECRET: A, DELIVERY_SECRET: A, SCREEN_KEY_SECRET: example }
    const others = [{ place: 'staging', secrets: { SECOND_FACTOR_SECRET: A, SITE_URL: B } }]
    const problems = secretProblems('production', secrets, others)
    expect(problems).toEqual([
      "SCREEN_KEY_SECRET: is the repository's example; set a secret of your own",
      'DELIVERY_SECRET: must have another value than SESSION_SECRET',
      'SESSION_SECRET: has the value of SECOND_FACTOR_SECRET in staging; give it one of its own',
      'DELIVERY_SECRET: has the value of SECOND_FACTOR_SECRET in staging; give it one of its own',
    ])
    expect(problems.join()).not.toContain(A)
  })

  it('may include a test key of Stripe in staging, shared with development, but not in production', () => {
    const secrets = { STRIPE_SECRET_KEY: 'sk_test_51Hxyz0' }
    expect(secretProblems('staging', secrets, [{ place: '.dev.vars', secrets }])).toEqual([])
    expect(secretProblems('production', secrets, [])).toEqual([
      'STRIPE_SECRET_KEY: is a test key; production needs the live one',
    ])
  })
})

describe('secretProblems', () => {
  let folder = ''
  const save = (name: string, content: string) => writeFileSync(path.join(folder, name), content)
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'admarket-secrets-'))
    vi.stubEnv('ADMARKET_DEPLOYMENT_FOLDER', folder)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, force: true })
  })

  it('are none at first', () => {
    expect(knownSecretProblems('production')).toEqual([])
  })

  it('differ between the environments', () => {
    save('production-secrets.json', JSON.stringify({ SESSION_SECRET: A }))
    save('staging-health-secret', `${A}\n`)
    expect(knownSecretProblems('production')).toEqual([
      'SESSION_SECRET: has the value of HEALTH_SECRET in staging; give it one of its own',
    ])
  })

  it('are checked in their state after a change', () => {
    save('production-secrets.json', JSON.stringify({ SESSION_SECRET: A, DELIVERY_SECRET: A }))
    expect(knownSecretProblems('production', { DELIVERY_SECRET: B })).toEqual([])
    expect(knownSecretProblems('production', { DELIVERY_SECRET: null })).toEqual([])
    expect(knownSecretProblems('production', { SCREEN_KEY_SECRET: A })).toHaveLength(3)
  })
})
