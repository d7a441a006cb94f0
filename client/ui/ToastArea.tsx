import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useStore } from '#client/store/useStore.ts'
import { buttonStyles } from './buttonStyles.ts'
import { closeToast, shownToasts, type ShownToast } from './toasts.ts'

/** The area of toasts, which announces them; once per layout. */
export function ToastArea() {
  const toasts = useStore(shownToasts)
  return (
    <section
      aria-label="Messages"
      aria-live="polite"
      className="fixed right-4 bottom-4 left-4 z-60 flex flex-col gap-2 empty:hidden sm:left-auto sm:w-96 print:hidden"
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

function Toast({ toast }: { toast: ShownToast }) {
  const Icon = toast.tone === 'error' ? CircleAlert : CircleCheck
  const { action } = toast
  return (
    <div className="flex items-start gap-3 rounded-control border border-ink bg-ink p-4 text-white">
      <Icon
        aria-hidden="true"
        className={toast.tone === 'error' ? 'size-6 shrink-0 text-amber' : 'size-6 shrink-0'}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="font-semibold">{toast.title}</p>
        {toast.description ? <p className="text-sm text-line">{toast.description}</p> : null}
        {action ? (
          <button
            type="button"
            className={buttonStyles('secondary', 'sm', 'mt-2 self-start text-ink')}
            onClick={() => {
              action.onPress()
              closeToast(toast.id)
            }}
          >
            {action.label}
          </button>
        ) : null}
      </div>
      <button
        type="button"
        aria-label="Close"
        className="-m-2 flex size-11 shrink-0 items-center justify-center rounded-control outline-offset-0 hover:bg-ink-2 focus-visible:outline-white"
        onClick={() => closeToast(toast.id)}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  )
}
