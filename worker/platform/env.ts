import type { Database } from '#database/connection.ts'
import type { DataVersions } from '#database/queries/foundation/seedVersions.ts'
import type { Account } from '#domain/accounts/account.types.ts'
import type { Settings } from '#domain/foundation/settings/settings.ts'
import type {
  CounterNamespace,
  KeeperNamespace,
  RelayNamespace,
  RoomNamespace,
  VisitorNamespace,
} from '../adapters/objectNamespaces.types.ts'
import type { LocationHint } from '#domain/foundation/geo/locationHint.ts'

/** What wrangler.toml binds to the Worker; the vars are strings until worker/platform/settings.ts has checked them. */
export interface Bindings {
  ASSETS: Fetcher
  ENVIRONMENT?: string
  CREATIVES_HOST: string
  SERVE_HOST: string
  /** `eu`, or nothing. */
  JURISDICTION?: string
  DB: D1Database
  CREATIVES: R2Bucket
  /** The PDF of each invoice, never public. */
  INVOICES: R2Bucket
  /** Every event that was counted, a file an hour and shard. */
  DELIVERY_LOG: R2Bucket
  /** The pointer to the current books, and their chunks: all that an ad response needs. */
  DELIVERY_BOOK: KVNamespace
  IMAGES: ImagesBinding
  /** Which version of the Worker runs. */
  CF_VERSION_METADATA: WorkerVersionMetadata
  /** Nightly exports of orders, ledger and invoices. */
  EXPORTS: R2Bucket
  /** Background jobs, a message each. */
  JOBS: Queue
  /** Parts of the nightly checks, few at a time. */
  CHECKS: Queue
  MAIL: SendEmail
  VISITOR_SESSION: VisitorNamespace
  ADMIN_ROOM: RoomNamespace
  DELIVERY_COUNTER: CounterNamespace
  BOOK_KEEPER: KeeperNamespace
  BOOK_RELAY: RelayNamespace
  /** The location hint of the database's region. */
  HOME_REGION?: string
  LIMIT_GUESS: RateLimit
  LIMIT_WRITE: RateLimit
  LIMIT_READ: RateLimit
  /** More events a minute than people with one user agent of a network can cause. */
  LIMIT_EVENT: RateLimit
  /** More than are heard of a network at all. */
  LIMIT_FLOOD: RateLimit
}

/** The Hono environment of every route. */
export interface AppEnv {
  Bindings: Bindings
  Variables: {
    requestId: string
    settings: Settings
    secureHeadersNonce?: string
    /** The logged-in account; null for a visitor. */
    account: Account | null
    /** The id of the session that the account is used with. */
    accountSessionId: string | null
    /** Where the request's operations read and write; else the primary. */
    database?: D1Database
    /** Of what prices are made of, where they came with the session. */
    versions?: DataVersions
  }
}

/** What an operation gets to work with: bindings, checked settings, the clock, and a way to go on after the response. */
export interface OperationContext {
  env: Bindings
  /** The database of `env.DB`, connected. */
  db: Database
  settings: Settings
  now: Date
  requestId: string
  /** Who asks; null for a visitor and for jobs. */
  account: Account | null
  /** The network that a request came from (`callerNetwork`); jobs have none. */
  network?: string
  /** Of what prices are made of, where the request has asked already. */
  versions?: DataVersions
  /** Where the caller is, where that is known. */
  region?: LocationHint | undefined
  /** How the visitor came, where that is known (`arrivalOf`). */
  arrival?: string | null
  waitUntil: (promise: Promise<unknown>) => void
}
