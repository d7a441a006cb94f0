import { z } from 'zod'
import { editCreativeCall } from '#client/api/creatives/uploadCalls.ts'
import { FormTextField } from '#client/components/foundation/form/FormTextField.tsx'
import { SentForm } from '#client/components/foundation/form/SentForm.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { checkLandingAddress } from '#domain/creatives/creative/checks/checkLandingPage.ts'
import { FINDING_CODES } from '#domain/creatives/creative/findingCodes.ts'
import { creativeEditSchema } from '#domain/creatives/review/creativeEditSchema.ts'
import type { CreativeView, VersionView } from '#domain/creatives/review/creativeView.ts'

const { title, nameForReporting } = creativeEditSchema.shape
const namesForm = z.object({ title: title.unwrap(), nameForReporting: nameForReporting.unwrap() })
const clickableForm = namesForm.extend({
  landingPage: z
    .string()
    .trim()
    .refine(
      (address) => checkLandingAddress(address).length === 0,
      FINDING_CODES.landing_page_invalid.message,
    ),
})

interface EditCreativeDialogProps {
  creative: CreativeView
  shown: VersionView
  hasLandingPage: boolean
  onClose: () => void
  onSaved: () => void
}

/** Title, reporting name and landing page. Only a new landing page is reviewed. */
export function EditCreativeDialog(props: EditCreativeDialogProps) {
  const { creative, shown, hasLandingPage, onClose, onSaved } = props
  const names = { title: creative.title, nameForReporting: creative.nameForReporting }
  const save = async (values: z.output<typeof namesForm> & { landingPage?: string }) => {
    const { landingPage } = values
    const isNewPage = landingPage !== undefined && landingPage !== (shown.landingPage ?? '')
    await editCreativeCall(creative.id, {
      title: values.title,
      nameForReporting: values.nameForReporting,
      ...(isNewPage ? { landingPage } : {}),
    })
    onSaved()
    onClose()
    showToast({
      title: isNewPage ? 'Saved. The new landing page is in review.' : 'Saved.',
      ...(isNewPage && creative.approved
        ? { description: 'The approved version stays as it is until then.' }
        : {}),
    })
  }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} title="Edit">
      {hasLandingPage ? (
        <SentForm
          label="Edit the creative"
          schema={clickableForm}
          defaultValues={{ ...names, landingPage: shown.landingPage ?? '' }}
          submitLabel="Save"
          isWide
          onSend={save}
        >
          <NameFields />
          <FormTextField
            name="landingPage"
            label="Landing page"
            isRequired
            inputMode="url"
            autoComplete="url"
            description="Where a click leads, with https://"
          />
          <Callout>
            Names change at once. We review a new landing page first; the approved one stays until
            then.
          </Callout>
        </SentForm>
      ) : (
        <SentForm
          label="Edit the creative"
          schema={namesForm}
          defaultValues={names}
          submitLabel="Save"
          isWide
          onSend={save}
        >
          <NameFields />
        </SentForm>
      )}
    </Dialog>
  )
}

function NameFields() {
  return (
    <>
      <FormTextField name="title" label="Title" isRequired />
      <FormTextField
        name="nameForReporting"
        label="Name for reporting"
        isRequired
        description="The name in your reports"
      />
    </>
  )
}
