import { seededChance } from '#domain/testing/seededChance.ts'

/** The faults in one life of the server, each as a share of the calls from 0 to 1. */
export interface Faults {
  /** Seeds the random choice of the failing calls. */
  seed: number
  /** D1 statements and batches that take up to `slowMs` longer. */
  slowDatabase: number
  slowMs: number
  /** D1 batches that are committed, but whose response is lost. */
  lostDatabaseAnswers: number
  /** R2 calls that fail, half of them after they took effect. */
  failingStore: number
  /** Mails that are rejected. */
  failingMail: number
}

/** A life without faults. */
export const NO_FAULTS: Faults = {
  seed: 0,
  slowDatabase: 0,
  slowMs: 0,
  lostDatabaseAnswers: 0,
  failingStore: 0,
  failingMail: 0,
}

const MOST: Omit<Faults, 'seed'> = {
  slowDatabase: 0.1,
  slowMs: 1_500,
  lostDatabaseAnswers: 0.02,
  failingStore: 0.2,
  failingMail: 0.5,
}

/**
 * The faults of a life: each kind is present with a chance of one half, so that all combinations
 * occur.
 */
export function faultsOfLife(seed: number, life: number): Faults {
  const draw = seededChance(seed * 1_000 + life)
  const some = (most: number) => (draw() < 0.5 ? most * (0.2 + 0.8 * draw()) : 0)
  return {
    seed: Math.floor(draw() * 2 ** 31),
    slowDatabase: some(MOST.slowDatabase),
    slowMs: MOST.slowMs,
    lostDatabaseAnswers: some(MOST.lostDatabaseAnswers),
    failingStore: some(MOST.failingStore),
    failingMail: some(MOST.failingMail),
  }
}

/** The faults as a short text for a log. */
export function formatFault(faults: Faults): string {
  const share = (name: string, value: number) =>
    value > 0 ? [`${name} ${Math.round(value * 100)}%`] : []
  const words = [
    ...share('slow D1', faults.slowDatabase),
    ...share('lost answers of D1', faults.lostDatabaseAnswers),
    ...share('failing R2', faults.failingStore),
    ...share('failing mail', faults.failingMail),
  ]
  return words.join(', ') || 'no faults'
}

/** Prefix of a log line that reports an injected fault. */
export const FAULT_MARK = 'fault made: '

/**
 * Source of a module that wraps a built Worker, and gives it and its classes failing bindings. The
 * product does not know about it: no setting turns it on, and no build contains it.
 */
export const faultyEntry = (faults: Faults, classes: readonly string[]): string => `
import product, * as built from './index.js'

const faults = ${JSON.stringify(faults)}
const chance = (${seededChance.toString()})(faults.seed)
const happens = (share, name) => {
  if (chance() >= share) return false
  // The structured log is the way out of the runtime: each is counted.
  console.info('${FAULT_MARK}' + name)
  return true
}

const reached = async (call) => {
  if (happens(faults.slowDatabase, 'slow D1'))
    await new Promise((resolve) => setTimeout(resolve, chance() * faults.slowMs))
  return await call()
}

const inside = new WeakMap()
const statementOf = (real) => {
  const statement = { bind: (...values) => statementOf(real.bind(...values)) }
  for (const name of ['all', 'first', 'raw', 'run'])
    statement[name] = (...args) => reached(() => real[name](...args))
  inside.set(statement, real)
  return statement
}
const databaseOf = (real) => ({
  prepare: (sql) => statementOf(real.prepare(sql)),
  exec: (sql) => reached(() => real.exec(sql)),
  batch: async (statements) => {
    const results = await reached(() => real.batch(statements.map((one) => inside.get(one))))
    if (happens(faults.lostDatabaseAnswers, 'lost answer of D1'))
      throw new Error('D1_ERROR: Network connection lost.')
    return results
  },
  withSession: (...args) => databaseOf(real.withSession(...args)),
  getBookmark: () => real.getBookmark(),
})

const storeOf = (real) =>
  new Proxy(real, {
    get(target, name) {
      const value = target[name]
      if (typeof value !== 'function') return value
      return (...args) => {
        const call = () => value.apply(target, args)
        if (name === 'resumeMultipartUpload') return storeOf(call())
        return stored(call, name === 'createMultipartUpload')
      }
    },
  })
const stored = async (call, givesUpload) => {
  const fails = happens(faults.failingStore, 'failing R2')
  if (fails && chance() < 0.5) throw new Error('We encountered an internal error. (10001)')
  const result = await call()
  if (fails) throw new Error('Network connection lost.')
  return givesUpload ? storeOf(result) : result
}

const mailOf = (real) => ({
  send: async (mail) => {
    if (happens(faults.failingMail, 'failing mail')) throw new Error('The mail was not taken.')
    return await real.send(mail)
  },
})

const known = new WeakMap()
const faulty = (env) => {
  if (!known.has(env))
    known.set(env, {
      ...env,
      ...(env.DB ? { DB: databaseOf(env.DB) } : {}),
      ...(env.DELIVERY_DB_0 ? { DELIVERY_DB_0: databaseOf(env.DELIVERY_DB_0) } : {}),
      ...(env.CREATIVES ? { CREATIVES: storeOf(env.CREATIVES) } : {}),
      ...(env.INVOICES ? { INVOICES: storeOf(env.INVOICES) } : {}),
      ...(env.DELIVERY_LOG ? { DELIVERY_LOG: storeOf(env.DELIVERY_LOG) } : {}),
      ...(env.MAIL ? { MAIL: mailOf(env.MAIL) } : {}),
    })
  return known.get(env)
}
const withFaults = (Built) =>
  class extends Built {
    constructor(ctx, env) {
      super(ctx, faulty(env))
    }
  }

${classes.map((name) => `export class ${name} extends withFaults(built.${name}) {}`).join('\n')}
export default {
  fetch: (request, env, context) => product.fetch(request, faulty(env), context),
  scheduled: (controller, env, context) => product.scheduled(controller, faulty(env), context),
  queue: (batch, env, context) => product.queue(batch, faulty(env), context),
}
`
