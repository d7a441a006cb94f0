import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { UploadTransport } from './uploadTransport.ts'

/**
 * Scripts of this page cannot be loaded: a deployment replaced them after it was opened, or a browser does not ask again
 * for one that failed without a connection.
 */
export class MissingCodeError extends Error {
  override readonly name = 'MissingCodeError'
  readonly wasOffline: boolean

  constructor(wasOffline: boolean, cause: unknown) {
    super('The scripts are gone.', { cause })
    this.wasOffline = wasOffline
  }
}

/** Neither the server nor the browser refused the file: a script failed to load. */
const isUnloaded = (error: unknown): boolean =>
  !(error instanceof ProductError) && !(error instanceof DOMException)

/**
 * Runs work that first loads its scripts. Offline it waits and restarts. Raises MissingCodeError if the
 * server answers but the scripts are gone.
 */
export async function withLoadedCode<Value>(
  {
    transport,
    signal,
    onConnection,
  }: {
    transport: UploadTransport
    signal: AbortSignal
    onConnection: (isThere: boolean) => void
  },
  work: () => Promise<Value>,
): Promise<Value> {
  let wasThere = false
  let wasOffline = false
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (signal.aborted || !isUnloaded(error)) throw error
      if (wasThere) throw new MissingCodeError(wasOffline, error)
      // The connection may have returned meanwhile: retry once before the scripts count as gone.
      wasThere = await transport.isReachable()
      if (!wasThere) {
        wasOffline = true
        onConnection(false)
        await transport.waitForRetry(tries, signal)
        signal.throwIfAborted()
        onConnection(true)
      }
    }
  }
}
