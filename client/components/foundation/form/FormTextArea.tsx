import { TextArea, type TextAreaProps } from '#client/ui/TextArea.tsx'
import { useFormText, type FormText } from './useFormText.ts'

export type FormTextAreaProps = FormText<TextAreaProps>

/** A text area in the surrounding form. */
export function FormTextArea({ name, ...props }: FormTextAreaProps) {
  return <TextArea {...props} {...useFormText<HTMLTextAreaElement>(name)} />
}
