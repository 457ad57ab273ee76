/**
 * What a form knows, without a browser: values as typed, which faults are told, what the server blamed. A field is judged by
 * the rules of the contract; its fault is told once the field was left, or the form was to be sent, and from then on at every
 * keystroke, so that it goes away as soon as it is mended.
 */
import type { Form } from '@xinjian/contract/form'
import { judgeField, readField } from '@xinjian/contract/form-rules'
import { ApiError, messageOf } from '../api/errors.ts'
import { createStore } from '../ui/store.ts'
import { kept, keyOf } from './open-forms.ts'

export type Field<B> = keyof B & string
export type Values<B> = Record<Field<B>, string>
export type Faults<B> = Partial<Record<Field<B>, string | null>>

export interface FormOptions<B> {
  /** What the fields hold at first; '' where it says nothing. */
  start?: Partial<Values<B>>
  /** Sends what was read. What it throws is told at the field that the server names, else above the button. */
  onSubmit: (body: B) => unknown
  /** Faults beside the rules: two fields that must be alike. In the page's own words. */
  also?: (values: Values<B>) => Faults<B>
  /** The same, told while it is typed and not only once the field was left. */
  early?: (values: Values<B>) => Faults<B>
  /** Fields that play no part when the form is sent: not there just now, or for something else. */
  skip?: (name: Field<B>) => boolean
  /** After every change, by typing or by `set`. */
  onChange?: (change: Partial<Values<B>>) => void
  /** Where a refusal belongs that names no field. */
  blame?: Field<B>
}

interface State<B> {
  values: Values<B>
  told: ReadonlySet<Field<B>>
  blamed: Faults<B>
  busy: boolean
  refusal: string | null
}

export interface Fault {
  text: string
  /** From the contract: to be said in the reader's language. */
  ofRule: boolean
}

export type FormStore<B> = ReturnType<typeof createFormStore<B>>

/** `options` is asked anew every time, so that it may close over what a page shows now. */
export function createFormStore<B>(form: Form<B>, options: () => FormOptions<B>) {
  const names = Object.keys(form.rules) as Field<B>[]
  const key = keyOf(names)
  const first = () => {
    const { start } = options()
    return Object.fromEntries(names.map((name) => [name, start?.[name] ?? ''])) as Values<B>
  }
  /** Typed since this form was fresh: from then on it holds what is its own. */
  let touched = false
  const fresh = (): State<B> => {
    if (touched) kept.delete(key)
    return {
      values: { ...first(), ...kept.get(key) },
      told: new Set(),
      blamed: {},
      busy: false,
      refusal: null,
    }
  }
  const state = createStore<State<B>>(fresh())
  let start = first()

  function faultIn(values: Values<B>, name: Field<B>): Fault | null {
    const ofRule = judgeField(form.rules[name], values[name])
    if (ofRule) return { text: ofRule, ofRule: true }
    const own = options().also?.(values)[name] ?? options().early?.(values)[name]
    return own ? { text: own, ofRule: false } : null
  }

  /** The fault to show at a field now; null = none, or none yet. */
  function fault(name: Field<B>): Fault | null {
    const { values, told, blamed } = state.get()
    const server = blamed[name]
    if (server) return { text: server, ofRule: false }
    if (told.has(name)) return faultIn(values, name)
    const early = options().early?.(values)[name]
    return early ? { text: early, ofRule: false } : null
  }

  function set(change: Partial<Values<B>>): void {
    touched = true
    state.set((now) => {
      const blamed = { ...now.blamed }
      for (const name of Object.keys(change) as Field<B>[]) delete blamed[name]
      return { ...now, values: { ...now.values, ...change }, blamed }
    })
    options().onChange?.(change)
  }

  /** The field was left: from now on its fault is told. */
  function tell(name: Field<B>): void {
    if (options().skip?.(name)) return
    state.set((now) => ({ ...now, told: new Set([...now.told, name]) }))
  }

  const present = () => names.filter((name) => !options().skip?.(name))

  /**
   * From now on the faults of these fields are told. The first that has one, in the order of the form; null = they may be
   * sent.
   */
  function judge(only: readonly Field<B>[] = present()): Field<B> | null {
    const { values } = state.get()
    state.set((now) => ({ ...now, told: new Set(only), blamed: {}, refusal: null }))
    return names.find((name) => only.includes(name) && faultIn(values, name)) ?? null
  }

  /** What these fields send, cleaned; without what was left empty. */
  function read(only: readonly Field<B>[] = present()): B {
    const { values } = state.get()
    const sent = only
      .map((name) => [name, readField(form.rules[name], values[name])])
      .filter(([, value]) => value !== undefined)
    return Object.fromEntries(sent) as B
  }

  /** Empties a field as if nobody had been there yet. */
  function clear(name: Field<B>): void {
    set({ [name]: '' } as Partial<Values<B>>)
    state.set((now) => ({ ...now, told: new Set([...now.told].filter((n) => n !== name)) }))
  }

  /** What only the server could find: stands at the field until something is typed there. */
  const blame = (name: Field<B>, text: string): void =>
    state.set((now) => ({ ...now, blamed: { ...now.blamed, [name]: text } }))

  /** Puts a refusal where it belongs; gives the field, null = above the button, or it has been told already. */
  function refuse(error: unknown): Field<B> | null {
    if (error instanceof ApiError && error.told) return null
    // A form may be a part of the body: `signer.idNo` is its field `idNo`.
    const named = error instanceof ApiError ? error.field?.split('.').at(-1) : undefined
    const name = names.find((n) => n === named) ?? options().blame ?? null
    if (name) blame(name, messageOf(error))
    else state.set((now) => ({ ...now, refusal: messageOf(error) }))
    return name
  }

  /**
   * Judges and sends, once at a time. Gives the field that wants attention; null = sent, or refused without naming one.
   */
  async function submit(): Promise<Field<B> | null> {
    if (state.get().busy) return null
    const wrong = judge()
    if (wrong) return wrong
    state.set((now) => ({ ...now, busy: true }))
    try {
      await options().onSubmit(read())
      kept.delete(key)
      return null
    } catch (error) {
      return refuse(error)
    } finally {
      state.set((now) => ({ ...now, busy: false }))
    }
  }

  /** Empty again, or as `options.start` says now; nothing is told. */
  function reset(): void {
    state.set((now) => ({ ...fresh(), busy: now.busy }))
    start = first()
  }

  return {
    key,
    rules: form.rules,
    subscribe: state.subscribe,
    values: () => state.get().values,
    busy: () => state.get().busy,
    refusal: () => state.get().refusal,
    isDirty: () => names.some((name) => state.get().values[name] !== start[name]),
    fault,
    set,
    tell,
    judge,
    read,
    clear,
    blame,
    refuse,
    submit,
    reset,
  }
}
