import { useRef, useState } from 'react'
import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import type { Finding } from '#domain/creatives/creative/finding.ts'
import { formatFacts } from '#client/components/creatives/creatives/formatFacts.ts'
import { Findings } from '#client/components/creatives/creatives/Findings.tsx'
import { loadWithRetries } from '#client/components/foundation/loadWithRetries.ts'
import { FileChooser } from '#client/components/creatives/production/FileChooser.tsx'
import { Card } from '#client/ui/Card.tsx'

type Check =
  | { status: 'none' }
  | { status: 'reading' }
  | { status: 'failed' }
  | { status: 'read'; file: File; facts: CreativeFacts; findings: readonly Finding[] }

/**
 * Checks whether a file fits a format, in the browser, by the rules of the upload; the file is not
 * sent.
 */
export function FileCheck({ formatId }: { formatId: string }) {
  const [check, setCheck] = useState<Check>({ status: 'none' })
  const latest = useRef<File | null>(null)
  const read = async (file: File): Promise<void> => {
    latest.current = file
    setCheck({ status: 'reading' })
    const result = await inspected(file, formatId)
    if (latest.current === file) setCheck(result)
  }
  return (
    <Card as="section" aria-labelledby="file-check" className="flex max-w-4xl flex-col gap-5">
      <h2 id="file-check" className="text-heading">
        Does your file fit?
      </h2>
      <FileChooser
        isMany={false}
        words="Drop a file here. We read it in your browser and upload nothing."
        buttonLabel="Choose a file"
        onFiles={([file]) => {
          if (file) void read(file)
        }}
      />
      <div aria-live="polite" className="flex flex-col gap-4">
        <Answer check={check} />
      </div>
    </Card>
  )
}

async function inspected(file: File, formatId: string): Promise<Check> {
  try {
    const { inspectFile } = await loadWithRetries(
      () => import('#client/state/creatives/uploads/inspectFile.ts'),
    )
    const placement = { mediaType: 'online_audio', formatIds: [formatId] } as const
    return { status: 'read', file, ...(await inspectFile(file, placement)) }
  } catch {
    return { status: 'failed' }
  }
}

function Answer({ check }: { check: Check }) {
  if (check.status === 'none') return null
  if (check.status === 'reading') return <p className="text-sm">Reading the file …</p>
  if (check.status === 'failed')
    return <p className="text-sm text-red">The file could not be read. Choose it once more.</p>
  const { file, facts, findings } = check
  const isRefused = findings.some(({ severity }) => severity === 'refuse')
  return (
    <>
      <p>
        <strong className={isRefused ? 'text-red' : 'text-green'}>
          {isRefused ? 'It does not fit yet.' : 'It fits.'}
        </strong>{' '}
        <span className="text-sm wrap-anywhere text-ink-2">
          <bdi>{file.name}</bdi>: {formatFacts(facts, file.size)}
        </span>
      </p>
      <Findings findings={findings} />
    </>
  )
}
