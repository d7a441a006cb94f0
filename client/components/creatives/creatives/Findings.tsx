import type { Finding } from '#domain/creatives/creative/finding.ts'

/** Findings of the check: measured against allowed, and what to do where it cannot be fixed here. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const refused = findings.filter(({ severity }) => severity === 'refuse')
  const advice = findings.filter(({ severity }) => severity === 'advice')
  return (
    <>
      {refused.map((finding) => (
        <OneFinding key={finding.code} finding={finding} />
      ))}
      {advice.length > 0 ? (
        <div className="flex flex-col gap-3 rounded-control border border-amber bg-amber-soft p-3">
          <p className="text-sm">
            <strong>Advice.</strong> You may leave it as it is.
          </p>
          {advice.map((finding) => (
            <OneFinding key={finding.code} finding={finding} />
          ))}
        </div>
      ) : null}
    </>
  )
}

function OneFinding({ finding }: { finding: Finding }) {
  const { message, measured, allowed, items, severity, fixes } = finding
  const exports = fixes.flatMap((fix) => (fix.kind === 'exportInstead' ? [fix.text] : []))
  return (
    <div className="text-sm">
      <p className="font-semibold">{message}</p>
      <dl className="flex flex-wrap gap-x-5">
        <div className="flex gap-1.5">
          <dt className="text-ink-2">Measured</dt>
          <dd
            className={
              severity === 'refuse' ? 'font-semibold wrap-anywhere text-red' : 'wrap-anywhere'
            }
          >
            {measured}
          </dd>
        </div>
        <div className="flex gap-1.5">
          <dt className="text-ink-2">{severity === 'refuse' ? 'Allowed' : 'Advised'}</dt>
          <dd className="font-semibold">{allowed}</dd>
        </div>
      </dl>
      {exports.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {items && items.length > 0 ? (
        <details className="mt-1">
          <summary className="cursor-pointer text-ink-2 underline underline-offset-3">
            Which ones ({items.length})
          </summary>
          <ul className="mt-1 list-disc pl-5">
            {items.map((item) => (
              <li key={item} className="wrap-anywhere">
                {item}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}
