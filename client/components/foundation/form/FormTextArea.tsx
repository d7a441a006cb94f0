import { TextArea, type TextAreaProps } from '#client/ui/TextArea.tsx'
import { useFormText, type FormText } from './useFormText.ts'

export type FormTextAreaProps = FormText<TextAreaProps>

/** Several lines of text of the form around it. */
export function FormTextArea({ name, ...props }: FormTextAreaProps) {
  return <TextArea {...props} {...useFormText<HTMLTextAreaElement>(name)} />
}
