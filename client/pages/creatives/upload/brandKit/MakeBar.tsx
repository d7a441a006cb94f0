import { useRef } from 'react'
import type { BrandKitView } from '#domain/creatives/brandKit/brandKit.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { useBottomBar } from '#client/ui/useBottomBar.ts'
import { ProgressBar } from '#client/ui/ProgressBar.tsx'
import type { Keeping } from './useKeptKit.ts'
import type { MakingState } from './useMaking.ts'

interface MakeBarProps {
  count: number
  /** Why no file can be generated yet; null if it can. */
  missing: string | null
  making: MakingState | null
  problem: string | null
  keeping: Keeping
  keptWith: BrandKitView['keptWith']
  onMake: () => void
  onCancel: () => void
}

/** The button that generates and uploads all selected formats, with its progress. */
export function MakeBar(props: MakeBarProps) {
  const { count, missing, making, problem, keeping, keptWith, onMake, onCancel } = props
  const bar = useRef<HTMLDivElement>(null)
  useBottomBar(bar)
  return (
    <div
      ref={bar}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line-2 bg-card pb-[env(safe-area-inset-bottom)]"
    >
      <div className="page-width py-3">
        {problem ? <Callout tone="error" isLive title={problem} className="mb-3" /> : null}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <div className="min-w-48 flex-1">
            {making ? (
              <ProgressBar label={`${making.name} is made`} value={making.share} />
            ) : (
              <output className="block text-sm text-ink-2">
                {missing ?? 'Made on your computer, checked, then sent.'}{' '}
                {keepingWords(keeping, keptWith)}
              </output>
            )}
          </div>
          {making ? (
            <Button variant="secondary" onPress={onCancel}>
              Cancel
            </Button>
          ) : (
            <Button
              isDisabled={missing !== null || count === 0}
              onPress={onMake}
              className="max-sm:w-full"
            >
              Upload {count === 1 ? 'this creative' : `these ${count} creatives`}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

function keepingWords(keeping: Keeping, keptWith: BrandKitView['keptWith']): string {
  if (keeping.state === 'failed') return `Not kept: ${keeping.problem}`
  if (keeping.state === 'waiting') return ''
  if (keptWith === 'client') return 'Saved for this client.'
  return keptWith === 'order' ? 'Saved with this order.' : `Saved to your ${keptWith}.`
}
