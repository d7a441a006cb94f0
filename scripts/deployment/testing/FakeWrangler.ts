import type { Wrangler, WranglerResult } from '../wrangler.ts'

type Split = { version_id: string; percentage: number }[]

const ok = (stdout = '', reports: WranglerResult['reports'] = []): WranglerResult => ({
  code: 0,
  stdout,
  stderr: '',
  reports,
})
const failed = (stderr: string): WranglerResult => ({ code: 1, stdout: '', stderr, reports: [] })

/** Fakes wrangler and its account: one Worker with its deployments, and a database. */
export class FakeWrangler {
  /** Every command run, without its configuration argument. */
  readonly commands: string[] = []
  readonly deployments: { id: string; created_on: string; versions: Split }[] = []
  previewUrl: string | undefined
  uploadFails: string | undefined
  migrationFails = false
  #uploads = 0
  readonly #facts = new Map<string, { tag: string; message: string; at: number }>()

  constructor(version: string | null = 'v1') {
    if (version === null) return
    this.#note(version, ['--tag', 'tag-0', '--message', 'Before: D1 bookmark bookmark-0'])
    this.#deploy([{ version_id: version, percentage: 100 }])
  }

  readonly run: Wrangler = async (args) => {
    const at = args.indexOf('--config')
    const command = args.filter((_, index) => at < 0 || (index !== at && index !== at + 1))
    this.commands.push(command.join(' '))
    return this.#answer(command)
  }

  /** Current traffic of each version, in percent. */
  get traffic(): Record<string, number> {
    const versions = this.deployments.at(-1)?.versions ?? []
    return Object.fromEntries(
      versions.map(({ version_id, percentage }) => [version_id, percentage]),
    )
  }

  /** Stores the tag and message of an uploaded version. */
  #note(version: string, command: readonly string[]): void {
    const valueOf = (flag: string) => {
      const at = command.indexOf(flag)
      return at < 0 ? '' : (command[at + 1] ?? '')
    }
    const at = this.#facts.size
    this.#facts.set(version, { tag: valueOf('--tag'), message: valueOf('--message'), at })
  }

  #view(version: string): WranglerResult {
    const { tag = '', message = '', at = 0 } = this.#facts.get(version) ?? {}
    return ok(
      JSON.stringify({
        metadata: { created_on: new Date(at * 1000).toISOString() },
        annotations: { 'workers/tag': tag, 'workers/message': message },
      }),
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
    if (name === 'versions upload') return this.#upload(command)
    if (name === 'versions view') return this.#view(command[2] ?? '')
    if (name === 'versions deploy') return this.#split(command)
    if (name.startsWith('deployments') && this.deployments.length === 0)
      return failed('✘ [ERROR] This Worker does not exist on your account. [code: 10007]')
    if (name === 'deployments status') return ok(JSON.stringify(this.deployments.at(-1)))
    if (name === 'deployments list') return ok(JSON.stringify(this.deployments))
    if (command[0] === 'deploy') {
      this.#note('deployed', command)
      this.#deploy([{ version_id: 'deployed', percentage: 100 }])
      return ok()
    }
    if (command[0] === 'rollback') {
      this.#deploy([{ version_id: command[1] ?? '', percentage: 100 }])
      return ok()
    }
    return name === 'triggers deploy' ? ok() : failed(`✘ [ERROR] Unknown command: ${name}`)
  }

  #upload(command: readonly string[]): WranglerResult {
    if (this.uploadFails) return failed(this.uploadFails)
    this.#uploads += 1
    const version_id = `next${this.#uploads}`
    this.#note(version_id, command)
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

/** Several Workers of one account: a command goes to the Worker of its configuration. */
export class FakeWranglers {
  /** Every changing command, with its Worker. */
  readonly changes: string[] = []
  readonly #workers: Readonly<Record<string, FakeWrangler>>

  constructor(workers: Readonly<Record<string, FakeWrangler>>) {
    this.#workers = workers
  }

  readonly run: Wrangler = async (args, options) => {
    const name = args[args.indexOf('--config') + 1] ?? ''
    const worker = args.includes('--config') ? this.#workers[name] : Object.values(this.#workers)[0]
    if (!worker) return failed(`✘ [ERROR] There is no ${name}`)
    const result = await worker.run(args, options)
    const command = worker.commands.at(-1) ?? ''
    if (!/^(deployments|versions view|d1 time-travel)/.test(command))
      this.changes.push(args.includes('--config') ? `${name}: ${command}` : command)
    return result
  }
}
