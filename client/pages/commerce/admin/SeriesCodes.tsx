import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CouponCodesView } from '#domain/commerce/admin/couponSeriesView.types.ts'
import { CODE_LIST_NAMES, CODE_LISTS } from '#domain/commerce/coupon/couponSeries.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { loadSeriesCodes, switchCouponCodeCall } from '#client/api/commerce/couponCalls.ts'
import { QueueSearch } from '#client/components/foundation/queue/QueueSearch.tsx'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { type Column, DataTable } from '#client/ui/DataTable.tsx'
import { LoadedList } from '#client/pages/foundation/admin/board/LoadedList.tsx'
import { ReasonDialog } from '#client/pages/foundation/admin/ReasonDialog.tsx'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

type Code = CouponCodesView['codes'][number]

const LIST_OPTIONS = CODE_LIST_NAMES.map((id) => ({ id, label: CODE_LISTS[id] }))

/** The codes of a series; each can be switched off individually. */
export function SeriesCodes({ id, onChanged }: { id: string; onChanged: () => void }) {
  const [address, setAddress] = useSearchParams()
  const search = firstCharacters(address.get('q')?.trim() ?? '', 40)
  const list = CODE_LIST_NAMES.find((each) => each === address.get('codes')) ?? 'all'
  const query = { search, list, after: address.get('after')?.slice(0, 40) ?? '' }
  const loaded = useLoaded(JSON.stringify(query), () => loadSeriesCodes(id, query))
  const go = (change: Partial<typeof query>) => {
    const next = { search, list, ...change }
    setAddress(
      {
        ...(next.search ? { q: next.search } : {}),
        ...(next.list === 'all' ? {} : { codes: next.list }),
      },
      { preventScrollReset: true },
    )
  }
  return (
    <Card as="section" aria-labelledby="series-codes">
      <h2 id="series-codes" className="text-subheading">
        Codes
      </h2>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <QueueSearch
          key={search}
          label="Code begins with"
          value={search}
          onAsk={(words) => go({ search: words })}
        />
        <NativeSelect
          label="Codes"
          look="plain"
          options={LIST_OPTIONS}
          value={list}
          onChange={(next) => go({ list: next })}
        />
      </div>
      <div className="mt-3 flex flex-col gap-3">
        <LoadedList loaded={loaded} label="codes">
          {(view) => (
            <Codes
              codes={view.codes}
              onSwitch={async (code, reason) => {
                await switchCouponCodeCall(id, { code: code.num, isOn: code.isOff, reason })
                loaded.reload()
                onChanged()
              }}
            />
          )}
        </LoadedList>
      </div>
    </Card>
  )
}

interface CodesProps {
  codes: readonly Code[]
  onSwitch: (code: Code, reason: string) => Promise<void>
}

function Codes({ codes, onSwitch }: CodesProps) {
  const [asked, setAsked] = useState<Code | null>(null)
  if (codes.length === 0) return <p className="text-sm text-ink-2">No code was found.</p>
  return (
    <>
      <DataTable
        caption="Codes of the series"
        columns={columnsOf(setAsked)}
        rows={codes}
        keyOf={({ num }) => num}
        bodyClassName=""
      />
      {asked ? (
        <SwitchDialog
          code={asked}
          onClose={() => setAsked(null)}
          onConfirm={(reason) => onSwitch(asked, reason)}
        />
      ) : null}
    </>
  )
}

const columnsOf = (onAsk: (code: Code) => void): Column<Code>[] => [
  {
    id: 'code',
    header: 'Code',
    className: 'text-sm whitespace-nowrap',
    cell: ({ num, isOff, uses, spentMinor }) => (
      <>
        <span className="font-mono">{num}</span>
        {isOff ? (
          <Badge tone="error" className="ml-2">
            Off
          </Badge>
        ) : null}
        <span className="block text-ink-2 lg:hidden">
          {formatCount(uses)} {uses === 1 ? 'order' : 'orders'}, {formatUsd(spentMinor)} taken off
        </span>
      </>
    ),
  },
  {
    id: 'orders',
    header: 'Orders',
    from: 'lg',
    isNumeric: true,
    cell: ({ uses }) => formatCount(uses),
  },
  {
    id: 'spent',
    header: 'Taken off',
    from: 'lg',
    isNumeric: true,
    cell: ({ spentMinor }) => formatUsd(spentMinor),
  },
  {
    id: 'switch',
    header: 'Switch',
    isHeaderHidden: true,
    hasControl: true,
    className: 'max-sm:pl-0! text-right',
    cell: (code) => <SwitchButton code={code} onPress={() => onAsk(code)} />,
  },
]

function SwitchButton({ code: { num, isOff }, onPress }: { code: Code; onPress: () => void }) {
  const words = isOff ? 'Switch on' : 'Switch off'
  return (
    <Button variant="quiet" size="sm" aria-label={`${words} ${num}`} onPress={onPress}>
      {words}
    </Button>
  )
}

function SwitchDialog({
  code: { num, isOff },
  onClose,
  onConfirm,
}: {
  code: Code
  onClose: () => void
  onConfirm: (reason: string) => Promise<void>
}) {
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={isOff ? 'Switch this code on again?' : 'Switch this code off?'}
      confirmLabel={isOff ? 'Switch on again' : 'Switch off'}
      tone={isOff ? 'primary' : 'danger'}
      onConfirm={onConfirm}
    >
      <p className="font-mono font-semibold">{num}</p>
      <p>
        {isOff
          ? 'It can be used again, within the dates and budget of the series.'
          : 'No cart can use it anymore, even one that already holds it. Orders that used it keep it; the other codes stay.'}
      </p>
    </ReasonDialog>
  )
}
