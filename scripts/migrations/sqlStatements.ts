const BREAKPOINT = '--> statement-breakpoint'
const TRIGGER_START = /^CREATE\s+(TEMP\s+|TEMPORARY\s+)?TRIGGER\b/i

/** Without comments, on one line, and names without their quotes; quoted text is replaced by ''. */
const normalize = (sql: string) =>
  sql
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/\/\*[\s\S]*?\*\//g, ' ')
    .replaceAll(/--[^\n]*/g, ' ')
    .replaceAll(/[`"[\]]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The statements of a migration, one line each. A trigger is one statement with its body. */
export function sqlStatements(migration: string): string[] {
  const statements: string[] = []
  for (const part of migration.split(BREAKPOINT)) {
    let trigger = ''
    for (const piece of normalize(part).split(';')) {
      const text = piece.trim()
      if (trigger !== '' || TRIGGER_START.test(text)) {
        trigger += `${text}; `
        if (/\bEND$/i.test(text)) {
          statements.push(trigger.trim())
          trigger = ''
        }
      } else if (text !== '') statements.push(text)
    }
    if (trigger !== '') statements.push(trigger.trim())
  }
  return statements
}
