import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  useId,
  useState,
} from 'react'
import { IconButton } from './Button.tsx'
import { cx } from './cx.ts'

import styles from './field.module.css'
/** Label, control, hint and error, tied together for screen readers. The control is given the ids it must carry. */
export function Field(props: {
  label?: ReactNode
  error?: string | null | undefined
  hint?: ReactNode
  required?: boolean
  className?: string | undefined
  children: (ids: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode
}) {
  const id = useId()
  const note = props.error ?? props.hint
  return (
    <div
      className={cx(styles.field, props.error && styles.fieldBad, props.className)}
      data-part="field"
    >
      {props.label && (
        <label htmlFor={id}>
          {props.label}
          {props.required && <i aria-hidden="true">*</i>}
        </label>
      )}
      {props.children({
        id,
        ...(note ? { 'aria-describedby': `${id}-note` } : {}),
        ...(props.error ? { 'aria-invalid': true as const } : {}),
      })}
      {note && (
        <p
          id={`${id}-note`}
          className={styles.fieldNote}
          data-part="fieldNote"
          role={props.error ? 'alert' : undefined}
        >
          {note}
        </p>
      )}
    </div>
  )
}

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> & {
  ref?: Ref<HTMLInputElement>
  prefix?: ReactNode
  suffix?: ReactNode
}

export function Input({ prefix, suffix, className, ...rest }: InputProps) {
  return (
    <span className={cx(styles.input, className)} data-part="input">
      {prefix && <span className={styles.inputSide}>{prefix}</span>}
      <input {...rest} />
      {suffix && <span className={styles.inputSide}>{suffix}</span>}
    </span>
  )
}

/** A password that can be looked at; `labels` are the two names of the eye. */
export function PasswordInput({
  labels = ['显示密码', '隐藏密码'],
  ...rest
}: InputProps & { labels?: [show: string, hide: string] }) {
  const [open, setOpen] = useState(false)
  return (
    <Input
      {...rest}
      type={open ? 'text' : 'password'}
      suffix={
        <IconButton
          icon="eye"
          size={16}
          label={labels[open ? 1 : 0]}
          aria-pressed={open}
          onClick={() => setOpen(!open)}
        />
      }
    />
  )
}

/** The browser's own select: correct on phones and with the keyboard. */
export function Select({ className, children, ...rest }: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <span className={cx(styles.input, styles.inputSelect, className)} data-part="input select">
      <select {...rest}>{children}</select>
    </span>
  )
}
