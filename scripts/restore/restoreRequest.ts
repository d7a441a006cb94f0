import { parseArgs } from 'node:util'

const USAGE = 'Say what to restore: npm run restore -- --from production/2026-11-25 [--to FOLDER]'

/** Source and target of a restore. */
export interface RestoreRequest {
  environment: 'staging' | 'production' | null
  /** Parent folder of the night's, without a named environment. */
  folder: string
  night: string
  to: string
}

const SOURCE = /^(?<above>.*?)\/?(?<night>\d{4}-\d\d-\d\d)\/?$/

/** Reads the command line. Raises an error with the usage. */
export function readRestoreRequest(args: readonly string[]): RestoreRequest {
  const { values } = options(args)
  const source = SOURCE.exec(values.from ?? '')?.groups
  if (!source) throw new Error(USAGE)
  const { above = '', night = '' } = source
  const environment = above === 'staging' || above === 'production' ? above : null
  return { environment, folder: above, night, to: values.to ?? '.wrangler/restored' }
}

function options(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        from: { type: 'string' },
        to: { type: 'string' },
      },
    })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)} ${USAGE}`, {
      cause: error,
    })
  }
}
