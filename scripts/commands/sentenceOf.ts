const fileOf = (error: Error) => ('path' in error ? String(error.path) : 'a file')

/** Formats an error in one sentence for the user of a command: never a stack. */
export function sentenceOf(error: unknown, name: string): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  const help = `See npm run ${name} -- --help`
  if (code.startsWith('ERR_PARSE_ARGS')) {
    const [first = error.message] = error.message.split('. ')
    return `${first.replace(/\.$/, '')}. ${help}`
  }
  if (code === 'ENOENT' && 'syscall' in error && String(error.syscall).startsWith('spawn'))
    return `The program ${fileOf(error)} is not installed.`
  if (code === 'ENOENT') return `There is no file ${fileOf(error)}. ${help}`
  if (code === 'EISDIR') return `That is a folder, not a file. ${help}`
  if (code === 'EACCES') return `${fileOf(error)} may not be read or written.`
  return error.message || error.name
}
