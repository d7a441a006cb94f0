import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot, ROOT } from '../project/paths.ts'
import { COMMANDS, helpOf } from './commands.ts'
import { sentenceOf } from './sentenceOf.ts'

const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

/** Runs a command like npm; returns its exit code and its output. */
const run = (args: readonly string[]) =>
  new Promise<{ code: number | null; printed: string }>((resolve, reject) => {
    const child = spawn(process.execPath, [inRoot('scripts/run.ts'), ...args], {
      cwd: ROOT,
      env: {
        ...process.env,
        CLOUDFLARE_API_TOKEN: '',
        PATH: `${inRoot('node_modules/.bin')}:${process.env['PATH']}`,
      },
    })
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, printed }))
  })

describe('the commands of package.json', () => {
  it('all have an explanation and a single entry point', () => {
    expect(Object.keys(scripts).toSorted()).toEqual(Object.keys(COMMANDS).toSorted())
    const first = new Set(['start', 'dev', 'test'])
    const lines = Object.keys(scripts).map((name) =>
      first.has(name) ? `node scripts/${name}.mjs` : `node scripts/run.ts ${name}`,
    )
    expect(Object.values(scripts)).toEqual(lines)
  })

  it.each(['start', 'dev', 'test'])('%s runs there too, once everything is installed', (name) => {
    expect(readFileSync(inRoot(`scripts/${name}.mjs`), 'utf8')).toContain(
      `'scripts/run.ts', ['${name}', ...process.argv.slice(2)]`,
    )
  })

  it.each(Object.entries(COMMANDS))(
    '%s has a one-sentence explanation and its usage',
    (name, command) => {
      expect(helpOf(name, command)).toMatch(/^[A-Z].*\.\n\nUsage: npm (run )?/)
    },
  )

  // `run.ts` handles --help for every command before it runs it: one of each kind of `run` suffices.
  it.concurrent.each(['test', 'lint', 'deploy', 'seed:inventory'])(
    '%s answers --help',
    async (name) => {
      const { code, printed } = await run([name, '--help'])
      expect(code).toBe(0)
      expect(printed.trim()).toBe(helpOf(name, COMMANDS[name] ?? { about: '', run: [] }))
    },
  )

  it.concurrent.each([
    [['nothing'], 'There is no command nothing.'],
    [['build', '--quick'], 'build takes no arguments.'],
    [['deploy'], 'Name an environment: npm run deploy -- staging | production'],
    [['deploy', 'prod'], '"prod" is no environment'],
    [['deploy', 'staging', '--fast'], "Unknown option '--fast'"],
    [['deploy', 'staging', '--step-minutes'], "Option '--step-minutes <value>' argument missing"],
    [['rollback'], 'Name an environment: npm run rollback'],
    [['setup'], 'Name an environment: npm run setup'],
    [['setup', 'staging', '--answers', 'nowhere.json'], 'There is no file nowhere.json.'],
    [['setup', 'staging', '--config', 'nowhere.toml'], 'nowhere.toml'],
    [['setup', 'staging'], 'There is no terminal to ask on.'],
    [['recount'], 'Say which line and which UTC day'],
    [['recount', '--lines'], 'Unknown option'],
    [['role'], 'Say who and what'],
    [['role', 'ann@example.com', 'admin', '--where'], "Unknown option '--where'"],
    [['traffic', '--rate', 'many'], '--rate must be a number'],
    [['traffic', '--port', '9'], 'http://127.0.0.1:9'],
    [['test:mutation', 'domain/nowhere'], 'domain/nowhere'],
    [['test:chaos', '--kills', 'x'], '--kills must be a number'],
    [['seed:postcodes'], 'Say which file'],
    [
      ['seed:postcodes', '--file', 'nowhere.txt', '--country', 'DE'],
      'There is no file nowhere.txt',
    ],
    [['seed:postcodes', '--file', 'docs', '--country', 'DE'], 'That is a folder, not a file.'],
    [['bench', 'nothing'], 'There is no part nothing'],
    [['bench:delivery', 'nothing'], 'There are the parts'],
    [['bench:realtime', '--people', '3'], "Unknown option '--people'"],
    [['check:places', '--origin', 'nowhere'], 'nowhere'],
  ])('%j explains the error in one sentence', async (args, sentence) => {
    const { code, printed } = await run(args)
    expect(printed).toContain(sentence)
    expect(code).toBe(1)
    expect(printed).not.toMatch(/^\s+at |node:internal|Error: /m)
    expect(printed.trim().split('\n')).toHaveLength(1)
  })
})

it.each(['staging', 'production'])(
  'setup %s --dry-run prints its steps without a terminal, a login or answers',
  async (environment) => {
    const { code, printed } = await run(['setup', environment, '--dry-run'])
    expect(code).toBe(0)
    expect(printed).toContain('this dry run takes example answers')
    expect(printed).toContain(`Would create D1 database admarket-${environment}`)
    expect(printed).not.toMatch(/^Create /m)
  },
)

it('names a missing program', () => {
  const missing = Object.assign(new Error('spawn ffmpeg ENOENT'), {
    code: 'ENOENT',
    syscall: 'spawn ffmpeg',
    path: 'ffmpeg',
  })
  expect(sentenceOf(missing, 'fixtures:creatives')).toBe('The program ffmpeg is not installed.')
})
