import { experimental_getWranglerCommands as wranglerCommands } from 'wrangler'

interface Flag {
  alias?: string | readonly string[] | undefined
  type?: string | undefined
}

interface CommandNode {
  definition?: {
    type: string
    args?: Readonly<Record<string, Flag>>
    positionalArgs?: readonly string[]
  }
  subtree: ReadonlyMap<string, CommandNode>
}

const FENCE = /^(```|~~~~)[^\n]*\n(.*?)^\1/gms
const SPAN = /`((?:npx )?wrangler [a-z][^`]*)`/g
/** The whole command, with quoted arguments that span lines. */
const IN_FENCE = /\bwrangler [a-z](?:"[^"]*"|'[^']*'|[^"'\n])*/g
/** In code a command ends with its string or its sentence. */
const IN_CODE = /\bnpx (wrangler [a-z](?:[^'"`\n,.;]|[,.;](?!\s|['"`]|$))*)/gm

/** The wrangler commands of a Markdown document: in code spans and code blocks. */
export function commandsInDocument(text: string): string[] {
  const blocks = [...text.matchAll(FENCE)].flatMap(([, , block = '']) =>
    [...block.matchAll(IN_FENCE)].map(([command]) => command),
  )
  const spans = [...text.replaceAll(FENCE, '').matchAll(SPAN)].map(([, command = '']) => command)
  return [...blocks, ...spans].map((command) => command.replace(/^npx /, ''))
}

/** Wrangler commands in messages and comments of code. */
export const commandsInCode = (text: string): string[] =>
  [...text.matchAll(IN_CODE)].map(([, command = '']) => command)

/** Words of a command line, quoted ones as one, without a trailing comment. */
const wordsOf = (line: string): string[] =>
  [...line.replace(/\s#\s.*$/s, '').matchAll(/"([^"]*)"|'([^']*)'|([^\s"']+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  )
const aliasesOf = ({ alias = [] }: Flag): readonly string[] =>
  typeof alias === 'string' ? [alias] : alias

function findFlag(flags: Readonly<Record<string, Flag>>, word: string): Flag | undefined {
  const name = word.replace(/^--?(?:no-)?/, '').split('=')[0] ?? ''
  return Object.entries(flags).find(
    ([own, flag]) => own === name || aliasesOf(flag).includes(name),
  )?.[1]
}

interface Findings {
  unknown: string[]
  positionals: number
}

/** Unknown flags among the words after a command, and the number of positional arguments. */
function readWords(words: readonly string[], flags: Readonly<Record<string, Flag>>): Findings {
  const found: Findings = { unknown: [], positionals: 0 }
  let isValue = false
  for (const word of words) {
    const isArgument = isValue
    isValue = false
    if (isArgument) continue
    if (!word.startsWith('-') || word === '-') {
      if (word !== '…') found.positionals += 1
      continue
    }
    const flag = findFlag(flags, word)
    if (flag) isValue = flag.type !== 'boolean' && !word.includes('=')
    else found.unknown.push(word)
  }
  return found
}

/**
 * Why the installed wrangler would reject a command: an unknown command, an unknown flag or too
 * many arguments; null if it would accept it. Does not check the values of arguments.
 */
export function wranglerProblem(line: string): string | null {
  const { registry, globalFlags } = wranglerCommands()
  let node = registry as CommandNode
  const [, ...words] = wordsOf(line)
  while (words[0] !== undefined && node.subtree.has(words[0]))
    node = node.subtree.get(words.shift() ?? '') ?? node
  const { definition } = node
  if (definition?.type !== 'command') return `wrangler has no command "${line}"`
  const flags = { ...definition.args, ...(globalFlags as Readonly<Record<string, Flag>>) }
  const { unknown, positionals } = readWords(words, flags)
  if (unknown.length > 0) return `"${line}": wrangler has no ${unknown.join(', ')}`
  if (positionals > (definition.positionalArgs ?? []).length) return `"${line}": too many arguments`
  return null
}
