/** One value to set in a section of an environment in wrangler.toml. */
export interface TomlEdit {
  /** The section's name without its environment, e.g. `vars` or `d1_databases`; empty for the environment itself. */
  section: string
  /** Element of a list of sections: the one with this line, e.g. `binding = "DB"`. */
  having?: readonly [key: string, value: string]
  key: string
  /** Literal text in the file: the caller quotes a string with `quoted`. */
  value: string
}

/** A string in TOML syntax. */
export const quoted = (text: string) => JSON.stringify(text)

interface Section {
  header: number
  end: number
}

const HEADER = /^\s*\[+\s*([\w.]+)\s*\]+\s*(#.*)?$/

/** Every section with that name: from its header to the line before the next one. */
function sectionsOf(lines: readonly string[], name: string): Section[] {
  const headers = lines.flatMap((line, at) => {
    const found = HEADER.exec(line)?.[1]
    return found === undefined ? [] : [{ at, found }]
  })
  return headers.flatMap(({ at, found }, index) =>
    found === name ? [{ header: at, end: headers[index + 1]?.at ?? lines.length }] : [],
  )
}

/** Position of a value: its first line, and the line after its last one. */
function valueAt(lines: readonly string[], { header, end }: Section, key: string) {
  const assigns = new RegExp(String.raw`^\s*${key}\s*=`)
  const start = lines.findIndex((line, at) => at > header && at < end && assigns.test(line))
  if (start < 0) return null
  const isOpen = /=\s*\[\s*(#.*)?$/.test(lines[start] ?? '')
  const close = lines.findIndex((line, at) => at > start && at < end && /^\s*\]/.test(line))
  return { start, after: isOpen && close > 0 ? close + 1 : start + 1 }
}

function sectionFor(lines: readonly string[], environment: string, edit: TomlEdit): Section {
  const name = ['env', environment, edit.section].filter((part) => part !== '').join('.')
  const { having } = edit
  const found = sectionsOf(lines, name).find((section) => {
    if (!having) return true
    const at = valueAt(lines, section, having[0])
    return at !== null && (lines[at.start] ?? '').includes(`= ${quoted(having[1])}`)
  })
  if (!found)
    throw new Error(
      `wrangler.toml has no [${name}]${having ? ` with ${having[0]} = ${quoted(having[1])}` : ''}.`,
    )
  return found
}

/** Sets values in the text of wrangler.toml and keeps comments and order. Raises an error for a missing section. */
export function editToml(text: string, environment: string, edits: readonly TomlEdit[]): string {
  const lines = text.split('\n')
  for (const edit of edits) {
    const section = sectionFor(lines, environment, edit)
    const found = valueAt(lines, section, edit.key)
    const line = `${edit.key} = ${edit.value}`
    if (found) lines.splice(found.start, found.after - found.start, ...line.split('\n'))
    else {
      let last = section.end - 1
      while (last > section.header && (lines[last]?.trim() === '' || lines[last]?.startsWith('#')))
        last -= 1
      lines.splice(last + 1, 0, ...line.split('\n'))
    }
  }
  return lines.join('\n')
}
