import { useState } from 'react'
import { MAX_BANK_FILE_BYTES, MAX_BANK_ROWS } from '#domain/admin/bankFile.ts'
import type { BankOutcome, BankPreview } from '#domain/admin/invoiceDesk.ts'
import { bookBankFileCall, previewBankFileCall } from '#client/api/deskInvoiceCalls.ts'
import { FileChooser } from '#client/components/production/FileChooser.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { useAttempt } from '../useAttempt.ts'
import { BankMatches } from './BankMatches.tsx'

interface ReadFile {
  text: string
  preview: BankPreview
}

const NO_OUTCOMES: readonly BankOutcome[] = []

/** A bank's file: what it would book is shown first, and only what is chosen is booked. */
export function BankImport({ onBooked }: { onBooked: () => void }) {
  const [file, setFile] = useState<ReadFile | null>(null)
  const [outcomes, setOutcomes] = useState(NO_OUTCOMES)
  const [tooLarge, setTooLarge] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { problem, attempt } = useAttempt(() => setBusy(false))
  const read = async (chosen: File) => {
    if (isBusy) return
    setOutcomes(NO_OUTCOMES)
    setFile(null)
    setTooLarge(chosen.size > MAX_BANK_FILE_BYTES)
    if (chosen.size > MAX_BANK_FILE_BYTES) return
    setBusy(true)
    await attempt(async () => {
      const text = await chosen.text()
      setFile({ text, preview: await previewBankFileCall(text) })
    })
  }
  const book = async (chosen: { key: string; invoiceId: string }[]) => {
    if (!file) return
    setBusy(true)
    await attempt(async () => {
      const { outcomes: told } = await bookBankFileCall({ text: file.text, chosen })
      setOutcomes(told)
      onBooked()
      setFile({ ...file, preview: await previewBankFileCall(file.text) })
    })
  }
  return (
    <section aria-label="Bank file" className="rounded-card border border-line bg-card p-5">
      <h2 className="text-subheading">Bank file</h2>
      <p className="mt-1 text-sm text-ink-2">
        A CSV file from your bank with columns for date, amount and reference; at most{' '}
        {MAX_BANK_ROWS} rows. Nothing is booked before you confirm, and no payment twice.
      </p>
      <div className="mt-3">
        <FileChooser
          words="Drop the file here, or choose it."
          buttonLabel="Choose a file"
          isMany={false}
          onFiles={([chosen]) => (chosen ? void read(chosen) : undefined)}
        />
      </div>
      {isBusy && !file ? <Skeleton className="mt-4 h-40" /> : null}
      {tooLarge ? (
        <Callout tone="error" className="mt-3" title="The file is too large. Please split it." />
      ) : null}
      {problem ? <Callout tone="error" className="mt-3" title={problem} /> : null}
      {outcomes.length > 0 ? <Outcomes outcomes={outcomes} /> : null}
      {file ? (
        <BankMatches
          key={file.preview.matches.map(({ kind }) => kind).join()}
          preview={file.preview}
          isBusy={isBusy}
          onBook={(chosen) => void book(chosen)}
        />
      ) : null}
    </section>
  )
}

function Outcomes({ outcomes }: { outcomes: readonly BankOutcome[] }) {
  const count = (wanted: BankOutcome['outcome']) =>
    outcomes.filter(({ outcome }) => outcome === wanted).length
  const refused = outcomes.flatMap(({ message }) => message ?? [])
  return (
    <Callout
      className="mt-3"
      isLive
      tone={refused.length > 0 ? 'warning' : 'success'}
      title={`${count('paid')} booked, ${count('booked_before')} booked before, ${count('refused')} refused`}
    >
      {refused.length > 0 ? [...new Set(refused)].join(' ') : null}
    </Callout>
  )
}
