import type { ComponentProps, ReactNode } from 'react'
import { useWords } from '../i18n/dictionary.ts'
import { useFirstField } from '../shell/useFirstField.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ask } from '../ui/feedback.ts'
import layout from '../ui/styles/layout.module.css'
import { Form, FormRefusal, SubmitButton } from './Form.tsx'
import { type FormHandle, useFormBusy } from './useForm.ts'
import { words } from './words.ts'

/**
 * A form in a dialog: first field ready, cancel and send below, refusal above them. Closing it asks first when something was
 * typed and not sent, and waits while it is being sent. Whatever was typed is gone once it is closed.
 */
export function FormDialog<B>(props: {
  of: FormHandle<B>
  open: boolean
  title: ReactNode
  onClose: () => void
  /** Words on the button that sends. */
  submit: ReactNode
  variant?: ComponentProps<typeof Button>['variant']
  width?: string
  className?: string
  children: ReactNode
}) {
  const { of, open } = props
  const t = useWords(words)
  const busy = useFormBusy(of)
  useFirstField(open, of.element)
  const leave = async () => {
    if (of.busy()) return
    if (
      of.isDirty() &&
      !(await ask({
        tone: 'warning',
        title: t('notice'),
        message: t('leaveAsk'),
        okText: t('leave'),
        cancelText: t('stay'),
      }))
    )
      return
    of.reset()
    props.onClose()
  }
  return (
    <Dialog
      open={open}
      title={props.title}
      onClose={() => void leave()}
      {...(props.width !== undefined && { width: props.width })}
      footer={
        <>
          <Button onClick={() => void leave()} disabled={busy}>
            {t('cancel')}
          </Button>
          <SubmitButton of={of} {...(props.variant && { variant: props.variant })}>
            {props.submit}
          </SubmitButton>
        </>
      }
    >
      <Form of={of} className={props.className ?? layout.stack4}>
        {props.children}
        <FormRefusal of={of} />
      </Form>
    </Dialog>
  )
}
