import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { FormDialog } from './FormDialog.tsx'

/** A button and the form that it opens. What sends the form closes it, so that its state is the caller's. */
export function FormButton<B>({
  label,
  button,
  title = label,
  submit = label,
  onOpen,
  ...dialog
}: Omit<ComponentProps<typeof FormDialog<B>>, 'title' | 'submit' | 'onClose'> & {
  /** Words on the button; the dialog and what sends it are called the same unless said. */
  label: ReactNode
  button?: Omit<ComponentProps<typeof Button>, 'children' | 'onClick'>
  title?: ReactNode
  submit?: ReactNode
  onOpen: (open: boolean) => void
}) {
  return (
    <>
      <Button {...button} onClick={() => onOpen(true)}>
        {label}
      </Button>
      <FormDialog {...dialog} title={title} submit={submit} onClose={() => onOpen(false)} />
    </>
  )
}
