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

/** Bindings of wrangler.toml; vars are strings until worker/platform/settings.ts has validated them. */
export interface Bindings {
  ASSETS: Fetcher
  ENVIRONMENT?: string
  CREATIVES_HOST: string
  SERVE_HOST: string
  /** `eu`, or empty. */
  JURISDICTION?: string
  DB: D1Database
  /** Delivery databases: `DELIVERY_DB_0` and up, as many as wrangler.toml binds. */
  DELIVERY_DB_0: D1Database
  [delivery: `DELIVERY_DB_${number}`]: D1Database | undefined
  CREATIVES: R2Bucket
  /** Invoice PDFs, never public. */
  INVOICES: R2Bucket
  /** Every counted event, one file per hour and shard. */
  DELIVERY_LOG: R2Bucket
  /** Pointer to the current books, and their chunks: all that an ad response needs. */
  DELIVERY_BOOK: KVNamespace
  IMAGES: ImagesBinding
  /** Deployed version of the Worker. */
  CF_VERSION_METADATA: WorkerVersionMetadata
  /** Nightly exports of orders, ledger and invoices. */
  EXPORTS: R2Bucket
  /** Logs of sessions after their retention in the object. */
  VISIT_LOG: R2Bucket
  /** Background jobs, one message each. */
  JOBS: Queue
  /** Parts of the nightly checks, with low concurrency. */
  CHECKS: Queue
  MAIL: SendEmail
  VISITOR_SESSION: VisitorNamespace
  ADMIN_ROOM: RoomNamespace
  DELIVERY_COUNTER: CounterNamespace
  BOOK_KEEPER: KeeperNamespace
  BOOK_RELAY: RelayNamespace
  /** Location hint for the database's region. */
  HOME_REGION?: string
  LIMIT_GUESS: RateLimit
  LIMIT_WRITE: RateLimit
  LIMIT_READ: RateLimit
  /** More events per minute than people with one user agent in a network can cause. */
  LIMIT_EVENT: RateLimit
  /** Maximum events accepted from a network. */
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
    /** Id of the session used with the account. */
    accountSessionId: string | null
    /** Database of the request's operations; default: the primary. */
    database?: D1Database
    /** Versions of the pricing data, if loaded with the session. */
    versions?: DataVersions
  }
}

/** Context of an operation: bindings, validated settings, the clock, and a way to continue after the response. */
export interface OperationContext {
  env: Bindings
  /** Connected database of `env.DB`. */
  db: Database
  /** The primary, where `db` may be a replica. */
  primary?: Database
  settings: Settings
  now: Date
  requestId: string
  /** The caller; null for a visitor and for jobs. */
  account: Account | null
  /** Client selected in the caller's tab, as stated by the request; unchecked. */
  clientId?: string | null
  /** Network of the request (`callerNetwork`); jobs have none. */
  network?: string
  /** Versions of the pricing data, if the request has loaded them. */
  versions?: DataVersions
  /** Location of the caller, if known. */
  region?: LocationHint | undefined
  /** Source of the visit, if known (`arrivalOf`). */
  arrival?: string | null
  waitUntil: (promise: Promise<unknown>) => void
}
