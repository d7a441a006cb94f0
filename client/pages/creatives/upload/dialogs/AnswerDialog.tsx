import { answerReviewCall } from '#client/api/creatives/uploadCalls.ts'
import { FormTextArea } from '#client/components/foundation/form/FormTextArea.tsx'
import { SentForm } from '#client/components/foundation/form/SentForm.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { reviewAnswerSchema } from '#domain/creatives/review/creativeEditSchema.ts'
import type { CreativeView } from '#domain/creatives/review/creativeView.ts'

/** Answers the desk; the same file is reviewed again together with the answer. */
export function AnswerDialog({
  creative,
  onClose,
  onAnswered,
}: {
  creative: CreativeView
  onClose: () => void
  onAnswered: () => void
}) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={`Answer about ${creative.title}`}
    >
      <p className="mb-4 text-ink-2">
        We review the same file again with your answer. If you changed the file, replace it instead.
      </p>
      <SentForm
        label="Answer the desk"
        schema={reviewAnswerSchema}
        defaultValues={{ text: '' }}
        submitLabel="Send and ask again"
        isWide
        onSend={async ({ text }) => {
          await answerReviewCall(creative.id, text)
          onAnswered()
          onClose()
          showToast({ title: 'Sent. It is in review again.' })
        }}
      >
        <FormTextArea name="text" label="Your answer" isRequired />
      </SentForm>
    </Dialog>
  )
}
