import type { Form } from '@xinjian/contract/form'
import {
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createFormStore, type Field, type FormOptions, type FormStore } from './form-store.ts'
import { openForms } from './open-forms.ts'

/** What the parts of a form are given. It never changes: a keystroke renders the field it is typed into, and nothing else. */
export interface FormHandle<B> extends Omit<FormStore<B>, 'submit'> {
  id: string
  element: RefObject<HTMLFormElement | null>
  focus: (name: Field<B>) => void
  /** Judges, sends, and leads to the field that is wrong. */
  submit: () => Promise<void>
}

/** The handle of one form of the contract, for a component that shows its fields. */
export type HandleOf<F> = F extends Form<infer B> ? FormHandle<B> : never

/** A form of the contract on a page: `useForm(shareForm, { onSubmit })`, shown by `<Form of={…}>` and its fields. */
export function useForm<B>(form: Form<B>, options: FormOptions<B>): FormHandle<B> {
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const [handle] = useState((): FormHandle<B> => {
    const store = createFormStore(form, () => latest.current)
    const field = (name: Field<B>) =>
      element.current?.querySelector<HTMLElement>(`[name="${name}"]`) ??
      // A group of choices is no field itself.
      element.current?.querySelector<HTMLElement>(`[data-field="${name}"] button`)
    const focus = (name: Field<B>) => {
      const there = field(name)
      // A field that came with the refusal is there a moment later.
      if (there) there.focus()
      else requestAnimationFrame(() => field(name)?.focus())
    }
    /** Of the fields with a fault the first on the page: forms need not show them in the order of their rules. */
    const firstWrong = (named: Field<B>): Field<B> => {
      const fields = element.current?.querySelectorAll<HTMLElement>('[name], [data-field]') ?? []
      const names = [...fields].map((f) => f.getAttribute('name') ?? f.dataset.field ?? '')
      const wrong = names.find((name) => name in form.rules && store.fault(name as Field<B>))
      return (wrong as Field<B> | undefined) ?? named
    }
    const submit = async () => {
      const wrong = await store.submit()
      if (wrong) focus(firstWrong(wrong))
    }
    return { ...store, id, element, focus, submit }
  })
  useEffect(() => {
    const open = { key: handle.key, typed: () => typedIn(handle) }
    openForms.add(open)
    return () => void openForms.delete(open)
  }, [handle])
  return handle
}

/** What was typed into a form but for what is secret; null = nothing. */
function typedIn<B>({ element, isDirty, values }: FormHandle<B>): Record<string, string> | null {
  if (!isDirty()) return null
  const secret = new Set(
    [...(element.current?.querySelectorAll('input') ?? [])]
      .filter(
        (input) => input.type === 'password' || /password|one-time|^cc-/.test(input.autocomplete),
      )
      .map(({ name }) => name),
  )
  return Object.fromEntries(Object.entries<string>(values()).filter(([name]) => !secret.has(name)))
}

/** One value of a form, followed: `useFormValue(form, 'taxNo')`. */
export const useFormValue = <B>(form: FormHandle<B>, name: Field<B>): string =>
  useSyncExternalStore(form.subscribe, () => form.values()[name])

export const useFormRefusal = <B>(form: FormHandle<B>): string | null =>
  useSyncExternalStore(form.subscribe, form.refusal)

export const useFormBusy = <B>(form: FormHandle<B>): boolean =>
  useSyncExternalStore(form.subscribe, form.busy)
