/**
 * Templates of messages. A slot of the Chinese names its argument and its kind, `{n:count}`; a slot of the English names the argument,
 * `{n}`, `{n|invoice|invoices}` (with the noun of its number) or `{what~}` (words with a small first letter).
 */
import type { KindName, ValueOf } from './writers.ts'

type Slot<Text extends string> = Text extends `${string}{${infer Inner}}${infer Rest}`
  ? Inner | Slot<Rest>
  : never
type NameOf<Inner> = Inner extends `${infer Name}:${string}`
  ? Name
  : Inner extends `${infer Name}|${string}`
    ? Name
    : Inner extends `${infer Name}~`
      ? Name
      : Inner
type KindOf<Inner> = Inner extends `${string}:${infer Name}` ? Name : never
type NamesOf<Text extends string> = NameOf<Slot<Text>>

/** What a Chinese template wants to be told. A kind that does not exist gives `never`, which nothing can be. */
export type ArgsOf<Text extends string> = {
  [Inner in Slot<Text> as NameOf<Inner> & string]: ValueOf<KindOf<Inner>>
}

/** Chinese and English of one message. */
export type Pair = readonly [zh: string, en: string]

/** A pair as it must be: both languages, each with every argument of the other. */
export type Checked<P extends Pair> = [NamesOf<P[0]>, NamesOf<P[1]>] extends [
  NamesOf<P[1]>,
  NamesOf<P[0]>,
]
  ? P
  : readonly [zh: P[0], en: `the arguments of 「${P[0]}」 in English`]

export type SlotPart = { name: string; kind?: KindName; nouns?: Pair; small?: true }
/** Text and slots in turn, text first and last. */
export interface Template {
  texts: readonly string[]
  slots: readonly SlotPart[]
}

const SLOT = /\{([^{}]+)\}/

export function parseTemplate(text: string): Template {
  const parts = text.split(SLOT)
  return {
    texts: parts.filter((_, i) => i % 2 === 0),
    slots: parts.filter((_, i) => i % 2 === 1).map(slotOf),
  }
}

function slotOf(inner: string): SlotPart {
  const [name = '', one, many] = inner.split('|')
  if (one !== undefined && many !== undefined) return { name, nouns: [one, many] }
  if (name.endsWith('~')) return { name: name.slice(0, -1), small: true }
  const [argument = '', kind] = name.split(':')
  return kind === undefined ? { name: argument } : { name: argument, kind: kind as KindName }
}
