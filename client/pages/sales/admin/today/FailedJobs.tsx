import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { useState } from 'react'
import type { FailedJob } from '#domain/sales/admin/today.ts'
import { dismissFailedJob, runFailedJob } from '#client/api/sales/todayCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { ReasonDialog } from '#client/pages/foundation/admin/ReasonDialog.tsx'

/** Jobs that failed for good, to run again or dismiss. */
export function FailedJobs({
  jobs,
  mayClose,
  onDone,
}: {
  jobs: readonly FailedJob[]
  mayClose: boolean
  onDone: () => void
}) {
  const [asked, setAsked] = useState<{ job: FailedJob; step: 'run' | 'dismiss' } | null>(null)
  const close = async (reason: string) => {
    if (!asked) return
    const call = asked.step === 'run' ? runFailedJob : dismissFailedJob
    await call(asked.job.id, reason)
    onDone()
  }
  return (
    <section id="jobs" className="mt-8 scroll-mt-4">
      <h2 className="text-heading">Failed jobs</h2>
      <ul className="mt-3 rounded-card border border-line bg-card">
        {jobs.map((job) => (
          <li
            key={job.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-5 py-3 text-sm last:border-0"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{job.id}</span>, tried {job.attempts} times until{' '}
              {formatInstant(job.at)}: {job.lastError}
            </span>
            {mayClose ? (
              <span className="flex gap-2">
                <Button
                  variant="secondary"
                  size="sm"
                  onPress={() => setAsked({ job, step: 'run' })}
                >
                  Run again
                </Button>
                <Button
                  variant="secondary"
                  size="sm"
                  onPress={() => setAsked({ job, step: 'dismiss' })}
                >
                  Dismiss
                </Button>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <ReasonDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={asked?.step === 'run' ? 'Run this job again?' : 'Dismiss this failed job?'}
        confirmLabel={asked?.step === 'run' ? 'Run again' : 'Dismiss'}
        onConfirm={close}
      >
        {asked?.step === 'run'
          ? 'It starts within a minute. If it fails again, it comes back here.'
          : 'Its next scheduled run does what this one left undone.'}
      </ReasonDialog>
    </section>
  )
}
