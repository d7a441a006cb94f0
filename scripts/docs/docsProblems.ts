import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { inRoot, ROOT } from '../project/paths.ts'

const NOT_OURS = new Set(['node_modules', 'build', 'test-results', 'playwright-report'])
const CODE = /\.(?:ts|tsx|mjs|css|toml|yml)$/
const TOP_FOLDERS =
  'client|content|database|docs|domain|durable|inspection|public|scripts|test|worker'
const PATH_IN_BACKTICKS = new RegExp(
  `\`((?:${TOP_FOLDERS})/[\\w./-]+\\.(?:tsx?|mjs|md|csv|css))\``,
  'g',
)
const COMMENT_LINE = /^[ \t]*(?:\/\/|\/?\*).*$/gm
const DOCUMENT_IN_CODE = /\bdocs\/[\w./-]+\.md\b/g

/** Dated measurements and findings, which name the files of their day. */
const isHistory = (file: string) =>
  file.startsWith('docs/lab/') || file.startsWith('docs/operations/found-')

function filesIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = path.posix.join(folder, entry.name)
    if (NOT_OURS.has(entry.name) || (entry.name.startsWith('.') && entry.isDirectory())) return []
    return entry.isDirectory() ? filesIn(place) : [place]
  })
}

const withoutCode = (text: string) => text.replaceAll(/^(```|~~~~).*?^\1/gms, '')

/** GitHub's anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

const anchorsIn = (file: string) =>
  [...withoutCode(readFileSync(inRoot(file), 'utf8')).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    anchorOf(heading ?? ''),
  )

function linkProblem(from: string, target: string): string | undefined {
  if (/^[a-z]+:/.test(target)) return undefined
  const [file = '', anchor] = target.split('#')
  const place = file === '' ? from : path.posix.join(path.posix.dirname(from), file)
  if (!existsSync(inRoot(place))) return `${from}: ${target} does not exist`
  if (anchor === undefined || statSync(inRoot(place)).isDirectory()) return undefined
  return anchorsIn(place).includes(anchor) ? undefined : `${from}: ${target} has no such heading`
}

function documentProblems(file: string): string[] {
  const text = withoutCode(readFileSync(inRoot(file), 'utf8'))
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target ?? '')
  const paths = isHistory(file)
    ? []
    : [...text.matchAll(PATH_IN_BACKTICKS)].map(([, target]) => target ?? '')
  return [
    ...links.flatMap((target) => linkProblem(file, target) ?? []),
    ...paths
      .filter((target) => !existsSync(inRoot(target)))
      .map((target) => `${file}: ${target} does not exist`),
  ]
}

const codeProblems = (file: string): string[] =>
  [...readFileSync(inRoot(file), 'utf8').matchAll(DOCUMENT_IN_CODE)]
    .filter(([target]) => !existsSync(inRoot(target)))
    .map(([target]) => `${file}: ${target} does not exist`)

/** Rules cited in comments (`Commerce 3`) that docs/product.md lacks. */
export function unknownRules(): string[] {
  const product = readFileSync(inRoot('docs/product.md'), 'utf8')
  const rules = new Set([...product.matchAll(/^\| (\w+ \d+) \|/gm)].map(([, rule]) => rule))
  const districts = [...product.matchAll(/^## (\w+)$/gm)].map(([, district]) => district)
  const cited = new RegExp(`\\b(?:${districts.join('|')}) \\d+\\b|spec §`, 'g')
  return filesIn('')
    .filter((file) => CODE.test(file))
    .flatMap((file) =>
      [...readFileSync(inRoot(file), 'utf8').matchAll(COMMENT_LINE)].flatMap(([line]) =>
        [...line.matchAll(cited)]
          .filter(([rule]) => !rules.has(rule))
          .map(([rule]) => `${file}: ${rule} is no rule`),
      ),
    )
}

/** Broken links and paths in documents, and missing documents that code names. */
export function docsProblems(): string[] {
  const files = filesIn('')
  return [
    ...files
      .filter((file) => file.endsWith('.md') && file !== 'THIRD-PARTY.md')
      .flatMap(documentProblems),
    ...files.filter((file) => CODE.test(file)).flatMap(codeProblems),
  ]
}

/** Documents under docs that no other document links. */
export function unlinkedDocuments(): string[] {
  const documents = filesIn('').filter((file) => file.endsWith('.md'))
  const linked = new Set(
    documents.flatMap((file) =>
      [...withoutCode(readFileSync(inRoot(file), 'utf8')).matchAll(/\]\(([^)\s#]+)/g)].map(
        ([, target]) => path.posix.join(path.posix.dirname(file), target ?? ''),
      ),
    ),
  )
  return documents.filter((file) => file.startsWith('docs/') && !linked.has(file))
}
