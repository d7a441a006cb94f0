import { formatInstantDate } from '#domain/foundation/calendar/formatInstant.ts'
import { Copy, Link2 } from 'lucide-react'
import { useState } from 'react'
import type { ReportShare } from '#domain/reporting/report/reportView.types.ts'
import { SHARE_DAYS, type ShareDays } from '#domain/reporting/sharing/shareTerms.ts'
import { sitePath } from '#content/sitePaths.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { loadShares, makeShareCall, withdrawShareCall } from '#client/api/reporting/reportCalls.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { useRowChange } from './useRowChange.ts'

const DAY_OPTIONS = SHARE_DAYS.map((days) => ({ value: String(days), label: `${days} days` }))

/** The share links of a report: create, copy and withdraw. */
export function ShareDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const shares = useLoaded(id, () => loadShares(id))
  const [days, setDays] = useState<ShareDays>(30)
  const { list, isBusy, problem, change, takeBack } = useRowChange(shares.reload)

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Share this report"
    >
      <p className="text-ink-2">
        Anyone with the link sees the live report and its spend, without a login. They can’t change
        anything or see invoices.
      </p>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <SegmentedControl
          label="The link works for"
          value={String(days)}
          onChange={(value) => setDays(SHARE_DAYS.find((one) => String(one) === value) ?? 30)}
          options={DAY_OPTIONS}
        />
        {/* Loaded content makes the dialog taller, which would move it during a press. */}
        <Button
          isDisabled={!shares.value && !shares.error}
          isPending={isBusy}
          onPress={() => void change(() => makeShareCall(id, days))}
        >
          Make a link
        </Button>
      </div>
      <div ref={list} tabIndex={-1} className="mt-5 flex flex-col gap-3 outline-none">
        {problem ? <Callout tone="error" title={problem} /> : null}
        <PageState loaded={shares} loading={<Loading shape="h-16" />}>
          {() => null}
        </PageState>
        {shares.value?.length === 0 ? (
          <p className="text-sm text-ink-2">No link works at the moment.</p>
        ) : null}
        <ul className="flex flex-col gap-3">
          {shares.value?.map((share) => (
            <ShareRow
              key={share.key}
              share={share}
              address={`${location.origin}${sitePath('report', { id })}?share=${share.key}`}
              isBusy={isBusy}
              onWithdraw={() => takeBack(() => withdrawShareCall(id, share.key))}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function ShareRow({
  share,
  address,
  isBusy,
  onWithdraw,
}: {
  share: ReportShare
  address: string
  isBusy: boolean
  onWithdraw: () => void
}) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      showToast({ tone: 'success', title: 'The link is copied.' })
    } catch {
      showToast({ tone: 'error', title: 'The link could not be copied.', description: address })
    }
  }
  const until = formatInstantDate(share.expiresAt)
  return (
    <li className="rounded-control border border-line p-3.5">
      <p className="flex items-center gap-2 text-sm">
        <Link2 aria-hidden="true" className="size-4 shrink-0 text-ink-2" />
        <span className="font-semibold">Works until {until}</span>
        <span className="text-ink-2">made {formatInstantDate(share.createdAt)}</span>
      </p>
      <p className="mt-1 font-mono text-xs wrap-anywhere text-ink-2">{address}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          onPress={() => void copy()}
          aria-label={`Copy the link until ${until}`}
        >
          <Copy aria-hidden="true" className="size-4" />
          Copy
        </Button>
        <Button
          variant="danger"
          size="sm"
          isDisabled={isBusy}
          onPress={onWithdraw}
          aria-label={`Withdraw the link until ${until}`}
        >
          Withdraw
        </Button>
      </div>
    </li>
  )
}
