import type { Finding, Fix } from './finding.ts'
import { FINDING_CODES, type FindingCode } from './findingCodes.ts'
import { MAX_LISTED, MAX_LISTED_LENGTH } from './listLimits.ts'
import { shortened } from '#domain/foundation/forms/firstCharacters.ts'

interface FindingParts {
  measured: string
  allowed: string
  fixes?: Fix[]
  items?: readonly string[]
  /** Values for the `{…}` of the text. */
  fill?: { seconds?: number; kind?: string }
}

/** A finding with the severity and text of its code. */
export function newFinding(code: FindingCode, parts: FindingParts): Finding {
  const { severity, message } = FINDING_CODES[code]
  const { measured, allowed, fixes = [], items, fill = {} } = parts
  return {
    code,
    severity,
    measured,
    allowed,
    message: message
      .replace('{seconds}', String(fill.seconds ?? ''))
      .replace('{kind}', fill.kind ?? ''),
    fixes,
    ...(items
      ? { items: items.slice(0, MAX_LISTED).map((item) => shortened(item, MAX_LISTED_LENGTH)) }
      : {}),
  }
}

/** A fix that requires the original tool. */
export function exportInstead(text: string): Fix {
  return { kind: 'exportInstead', text }
}
