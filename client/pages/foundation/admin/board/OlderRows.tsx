import type { ReactNode } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { classNames } from '#client/ui/classNames.ts'
import { Loading } from '#client/ui/Loading.tsx'
import type { OlderPages } from './useOlderPages.ts'

/** A list that loads page by page, in all its states. */
export function OlderRows<Row>({
  pages,
  loadingLabel,
  empty,
  children,
}: {
  pages: OlderPages<Row>
  loadingLabel: string
  empty: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}) {
  const { rows, error, isLoading, reload, loadOlder, isLoadingOlder } = pages
  const problem = error ? (
    <RetryCallout title={error.message} onRetry={rows && loadOlder ? loadOlder : reload} />
  ) : null
  if (!rows)
    return (
      problem ?? (
        <Loading
          label={loadingLabel}
          className="flex flex-col gap-2"
          shape={Array<string>(5).fill('h-16')}
        />
      )
    )
  if (rows.length === 0) return problem ?? empty
  return (
    <div
      aria-busy={isLoading}
      className={classNames('flex flex-col gap-4 transition-opacity', isLoading && 'opacity-60')}
    >
      {children(rows)}
      {problem}
      {loadOlder && !error ? (
        <Button
          variant="secondary"
          isPending={isLoadingOlder}
          onPress={loadOlder}
          className="self-center"
        >
          Show older
        </Button>
      ) : null}
    </div>
  )
}
