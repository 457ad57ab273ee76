import { cleanField, isRequired, maxLengthOf } from '@xinjian/contract/form-rules'
import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
  useSyncExternalStore,
} from 'react'
import { Field, Input, PasswordInput, Select } from '../ui/Field.tsx'
import type { Field as Name } from './form-store.ts'
import { useSpoken } from './spoken.ts'
import { type FormHandle, useFormValue } from './useForm.ts'

type Editable = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a control must carry to be a field of a form. */
export interface Control {
  id: string
  name: string
  value: string
  maxLength?: number
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
  onChange: (event: ChangeEvent<Editable>) => void
  onBlur: (event: FocusEvent<Editable>) => void
}

export interface FormFieldProps<B> {
  of: FormHandle<B>
  name: Name<B>
  label: ReactNode
  hint?: ReactNode
  /** Marks a field that must be filled in, where others need not be. */
  star?: boolean | undefined
  /** Blanks and the like are taken out while it is typed, not only when it is sent. */
  tidy?: boolean | undefined
  className?: string | undefined
}

/** One field: label, control, hint and fault. Any control will do; those below are the usual ones. */
export function FormField<B>(
  props: FormFieldProps<B> & { children: (control: Control) => ReactNode },
) {
  const { of, name, tidy } = props
  const rule = of.rules[name]
  const value = useFormValue(of, name)
  const fault = useFault(of, name)
  const required = isRequired(rule)
  const most = maxLengthOf(rule)
  return (
    <Field
      label={props.label}
      hint={props.hint}
      error={fault}
      required={props.star === true && required}
      className={props.className}
    >
      {(ids) =>
        props.children({
          ...ids,
          name,
          value,
          ...(most !== undefined && { maxLength: most }),
          ...(required && { 'aria-required': true as const }),
          onChange: ({ target }) =>
            of.set({ [name]: tidy ? cleanField(rule, target.value) : target.value } as never),
          onBlur: (event) => {
            if (isLeft(event, value)) of.tell(name)
          },
        })
      }
    </Field>
  )
}

/** The fault of a field, in the reader's language; null = none to tell. */
export function useFault<B>(of: FormHandle<B>, name: Name<B>): string | null {
  const spoken = useSpoken()
  // Snapshots must be alike while nothing changes: the two parts of a fault are asked for one by one.
  const text = useSyncExternalStore(of.subscribe, () => of.fault(name)?.text ?? null)
  const ofRule = useSyncExternalStore(of.subscribe, () => of.fault(name)?.ofRule ?? false)
  return text && ofRule ? spoken(text) : text
}

/**
 * Whether leaving a field is a moment to judge it. Not on the way to a button or a box to tick: the line that appeared would move it
 * away under the finger, and a button that sends judges anyway. An empty field only when another one is gone on with.
 */
function isLeft({ relatedTarget, target }: FocusEvent<Editable>, value: string): boolean {
  if (
    relatedTarget instanceof Element &&
    relatedTarget.closest('button, a, [type=checkbox], [type=radio]')
  )
    return false
  if (value !== '') return true
  return (
    relatedTarget instanceof HTMLElement &&
    relatedTarget.matches('input, select, textarea') &&
    target.form?.contains(relatedTarget) === true
  )
}

type Rest<P> = Omit<P, keyof Control | 'children'>

export function TextField<B>({
  of,
  name,
  label,
  hint,
  star,
  tidy,
  className,
  inputClass,
  maxLength,
  ...rest
}: FormFieldProps<B> &
  Rest<ComponentProps<typeof Input>> & { inputClass?: string; maxLength?: number }) {
  const field = { of, name, label, hint, star, tidy, className }
  return (
    <FormField {...field}>
      {(control) => (
        <Input {...rest} {...control} className={inputClass} {...(maxLength && { maxLength })} />
      )}
    </FormField>
  )
}

export function SecretField<B>({
  of,
  name,
  label,
  hint,
  star,
  className,
  ...rest
}: FormFieldProps<B> & Rest<ComponentProps<typeof PasswordInput>>) {
  return (
    <FormField of={of} name={name} label={label} hint={hint} star={star} className={className}>
      {(control) => <PasswordInput {...rest} {...control} />}
    </FormField>
  )
}

/** The browser's own list; `children` are its options. */
export function ChoiceField<B>(
  props: FormFieldProps<B> & { disabled?: boolean; children: ReactNode },
) {
  const { disabled, children, ...field } = props
  return (
    <FormField {...field}>
      {(control) => (
        <Select {...control} disabled={disabled}>
          {children}
        </Select>
      )}
    </FormField>
  )
}
