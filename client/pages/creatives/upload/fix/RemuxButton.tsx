import { Button } from '#client/ui/Button.tsx'
import { copyName } from './copyName.ts'
import { useMadeCopy } from './useMadeCopy.ts'

interface RemuxButtonProps {
  file: File
  label: string
  /** Receives the MP4. */
  onFixed: (file: File) => void
}

/** Repackages picture and sound of a MOV as an MP4 with one click, bit for bit. */
export function RemuxButton({ file, label, onFixed }: RemuxButtonProps) {
  const { state, make } = useMadeCopy()
  const remux = async () => {
    const result = await make({
      kind: 'cut',
      file,
      fileType: 'mp4',
      range: null,
      dropsSound: false,
    })
    if (!result) return
    const name = copyName(file.name, 'mp4', result.extension)
    onFixed(new File([result.blob], name, { type: result.blob.type }))
  }
  return (
    <>
      <Button size="sm" isPending={state.status === 'working'} onPress={() => void remux()}>
        {label}
      </Button>
      {state.status === 'failed' ? <p className="text-sm text-danger">{state.message}</p> : null}
    </>
  )
}
