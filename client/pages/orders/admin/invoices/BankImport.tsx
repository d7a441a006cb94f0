import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { useState } from 'react'
import { MAX_BANK_FILE_BYTES, MAX_BANK_ROWS } from '#domain/orders/admin/bankFile.ts'
import type { DateOrder } from '#domain/orders/admin/bankDate.ts'
import {
  MAX_BOOKED_AT_ONCE,
  type BankOutcome,
  type BankPreview,
} from '#domain/orders/admin/invoiceDesk.ts'
import { decodeText } from '#client/pages/foundation/admin/decodeText.ts'
import { bookBankFileCall, previewBankFileCall } from '#client/api/orders/deskInvoiceCalls.ts'
import { FileChooser } from '#client/components/creatives/production/FileChooser.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { useAttempt } from '#client/pages/foundation/admin/useAttempt.ts'
import { BankMatches } from './BankMatches.tsx'

interface ReadFile {
  text: string
  /** The person's choice, if the file leaves it open. */
  dateOrder: DateOrder | null
  preview: BankPreview
}

const NO_OUTCOMES: readonly BankOutcome[] = []

/** A bank's file: previews its bookings and books only selected ones. */
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
      const text = decodeText(new Uint8Array(await chosen.arrayBuffer()))
      setFile({ text, dateOrder: null, preview: await previewBankFileCall(text, null) })
    })
  }
  const order = async (dateOrder: DateOrder) => {
    if (!file) return
    setBusy(true)
    await attempt(async () =>
      setFile({ ...file, dateOrder, preview: await previewBankFileCall(file.text, dateOrder) }),
    )
  }
  const book = async (chosen: { key: string; invoiceId: string }[]) => {
    if (!file) return
    setBusy(true)
    await attempt(async () => {
      const { text, dateOrder } = file
      const told: BankOutcome[] = []
      for (let at = 0; at < chosen.length; at += MAX_BOOKED_AT_ONCE) {
        const part = chosen.slice(at, at + MAX_BOOKED_AT_ONCE)
        told.push(...(await bookBankFileCall({ text, dateOrder, chosen: part })).outcomes)
        setOutcomes([...told])
      }
      onBooked()
      setFile({ ...file, preview: await previewBankFileCall(text, dateOrder) })
    })
  }
  return (
    <section aria-label="Bank file" className="rounded-card border border-line bg-card p-5">
      <h2 className="text-subheading">Bank file</h2>
      <p className="mt-1 text-sm text-ink-2">
        A CSV file from your bank with columns for date, amount and reference; at most{' '}
        {formatCount(MAX_BANK_ROWS)} rows and 1 MB. Nothing is booked before you confirm, and no
        payment twice.
      </p>
      <div className="mt-3">
        <FileChooser
          words="Drop the file here, or choose it."
          buttonLabel="Choose a file"
          isMany={false}
          onFiles={([chosen]) => (chosen ? void read(chosen) : undefined)}
        />
      </div>
      {isBusy && !file ? <Loading shape="mt-4 h-40" /> : null}
      {tooLarge ? (
        <Callout tone="error" className="mt-3" title="The file is too large. Please split it." />
      ) : null}
      {problem ? <Callout tone="error" className="mt-3" title={problem} /> : null}
      {outcomes.length > 0 ? <Outcomes outcomes={outcomes} /> : null}
      {file?.preview.asksDateOrder ? (
        <DateOrderQuestion onAnswer={(one) => void order(one)} />
      ) : null}
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

/** Asks how to read ambiguous dates such as 03/04/2026. */
function DateOrderQuestion({ onAnswer }: { onAnswer: (order: DateOrder) => void }) {
  return (
    <Callout
      tone="warning"
      className="mt-3"
      title="Which comes first in this file’s dates?"
      actions={
        <>
          <Button size="sm" variant="secondary" onPress={() => onAnswer('dmy')}>
            The day (3 April is 03/04)
          </Button>
          <Button size="sm" variant="secondary" onPress={() => onAnswer('mdy')}>
            The month (3 April is 04/03)
          </Button>
        </>
      }
    >
      The dates can be read both ways, so those payments are booked only after you choose.
    </Callout>
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
      title={[
        `${count('paid')} booked`,
        ...(count('part') > 0 ? [`${count('part')} recorded as partial`] : []),
        `${count('booked_before')} booked before`,
        `${count('refused')} refused`,
      ].join(', ')}
    >
      {refused.length > 0 ? [...new Set(refused)].join(' ') : null}
    </Callout>
  )
}
