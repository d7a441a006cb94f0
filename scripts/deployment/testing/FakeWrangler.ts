import type { Wrangler, WranglerResult } from '../wrangler.ts'

type Split = { version_id: string; percentage: number }[]

const ok = (stdout = '', reports: WranglerResult['reports'] = []): WranglerResult => ({
  code: 0,
  stdout,
  stderr: '',
  reports,
})
const failed = (stderr: string): WranglerResult => ({ code: 1, stdout: '', stderr, reports: [] })

/** Stands in for wrangler and the account behind it: one Worker with its deployments, and a database. */
export class FakeWrangler {
  /** Every command that was run, without the configuration that it named. */
  readonly commands: string[] = []
  readonly deployments: { id: string; created_on: string; versions: Split }[] = []
  previewUrl: string | undefined
  uploadFails: string | undefined
  migrationFails = false
  #uploads = 0

  constructor(version: string | null = 'v1') {
    if (version !== null) this.#deploy([{ version_id: version, percentage: 100 }])
  }

  readonly run: Wrangler = async (args) => {
    const at = args.indexOf('--config')
    const command = args.filter((_, index) => at < 0 || (index !== at && index !== at + 1))
    this.commands.push(command.join(' '))
    return this.#answer(command)
  }

  /** The traffic of each version now, in percent. */
  get traffic(): Record<string, number> {
    const versions = this.deployments.at(-1)?.versions ?? []
    return Object.fromEntries(
      versions.map(({ version_id, percentage }) => [version_id, percentage]),
    )
  }

  #deploy(versions: Split) {
    const at = this.deployments.length
    this.deployments.push({ id: `d${at}`, created_on: new Date(at * 1000).toISOString(), versions })
  }

  #answer(command: readonly string[]): WranglerResult {
    const name = command.slice(0, 2).join(' ')
    if (name === 'd1 time-travel') return ok(JSON.stringify({ bookmark: 'bookmark-1' }))
    if (name === 'd1 migrations')
      return this.migrationFails ? failed('✘ [ERROR] no such table') : ok()
    if (name === 'versions upload') return this.#upload()
    if (name === 'versions deploy') return this.#split(command)
    if (name === 'deployments status') return ok(JSON.stringify(this.deployments.at(-1)))
    if (name === 'deployments list') return ok(JSON.stringify(this.deployments))
    if (command[0] === 'deploy') {
      this.#deploy([{ version_id: 'deployed', percentage: 100 }])
      return ok()
    }
    if (command[0] === 'rollback') {
      this.#deploy([{ version_id: command[1] ?? '', percentage: 100 }])
      return ok()
    }
    return name === 'triggers deploy' ? ok() : failed(`✘ [ERROR] Unknown command: ${name}`)
  }

  #upload(): WranglerResult {
    if (this.uploadFails) return failed(this.uploadFails)
    this.#uploads += 1
    const version_id = `next${this.#uploads}`
    return ok('', [{ type: 'version-upload', version_id, preview_url: this.previewUrl }])
  }

  #split(command: readonly string[]): WranglerResult {
    const versions = command
      .filter((part) => /@\d+$/.test(part))
      .map((part) => {
        const [version_id = '', percentage] = part.split('@')
        return { version_id, percentage: Number(percentage) }
      })
    const sum = versions.reduce((total, { percentage }) => total + percentage, 0)
    if (sum !== 100) return failed(`✘ [ERROR] Sum of version percentages was ${sum}`)
    this.#deploy(versions)
    return ok()
  }
}
