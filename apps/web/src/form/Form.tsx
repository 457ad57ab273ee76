import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './form.module.css'
import { type FormHandle, useFormBusy, useFormRefusal } from './useForm.ts'

/** The form itself. Enter sends it; the browser's own bubbles are off, because faults stand at their fields. */
export function Form<B>(props: {
  of: FormHandle<B>
  className?: string | undefined
  children: ReactNode
}) {
  const { of } = props
  return (
    <form
      ref={of.element}
      id={of.id}
      className={props.className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // A form in a portal of React is inside another one for events, though not on the page.
        event.stopPropagation()
        void of.submit()
      }}
    >
      {props.children}
    </form>
  )
}

/** A refusal that belongs to no field, in the server's words. */
export function FormRefusal<B>({ of }: { of: FormHandle<B> }) {
  const refusal = useFormRefusal(of)
  if (!refusal) return null
  return (
    <p className={styles.refusal} role="alert">
      <Icon name="warning" size={16} />
      <span>{refusal}</span>
    </p>
  )
}

/** Sends the form, from wherever it stands; waits visibly and takes no second press. */
export function SubmitButton<B>({
  of,
  ...rest
}: { of: FormHandle<B> } & Omit<ComponentProps<typeof Button>, 'type' | 'form'>) {
  const busy = useFormBusy(of)
  return (
    <Button
      variant="primary"
      {...rest}
      type="submit"
      form={of.id}
      busy={busy || rest.busy === true}
    />
  )
}
