/**
 * What a folder says, Chinese and English side by side:
 *
 *     export const SAYS = words({
 *       dense: ['客户集中', 'Customers are few'],
 *       share: ['{n:count}家客户占{part:percent}。', '{n|customer|customers} have {part}.'],
 *     })
 *     SAYS.dense                          // 客户集中
 *     SAYS.share({ n: 5, part: 0.714 })   // 5家客户占71.40%。
 *
 * A message without one of its languages or arguments does not compile. Documents carry the Chinese; who reads English gets it of the
 * same table (`read.ts`).
 */
import { type ArgsOf, type Checked, type Pair, parseTemplate } from './template.ts'
import { type KindName, WRITERS } from './writers.ts'

export type Table = Readonly<Record<string, Pair>>

type Says<Zh extends string> = keyof ArgsOf<Zh> extends never ? Zh : (args: ArgsOf<Zh>) => string

const PAIRS = Symbol('pairs')
/** Words of one folder by their names, with what a reader of English needs. */
export type Words<T extends Table = Table> = { readonly [K in keyof T]: Says<T[K][0]> } & {
  readonly [PAIRS]: readonly Pair[]
}

export function words<const T extends Table>(
  table: { [K in keyof T]: Checked<T[K]> } & T,
): Words<T> {
  const said = Object.entries<Pair>(table).map(([key, [zh]]) => [key, sayer(zh)] as const)
  return { ...Object.fromEntries(said), [PAIRS]: Object.values<Pair>(table) } as Words<T>
}

/** Chinese and English of everything in a table, as it was written. */
export const pairsOf = (said: { readonly [PAIRS]: readonly Pair[] }): readonly Pair[] => said[PAIRS]

/** Both languages of one name, Chinese first. */
export function pairOf<T extends Table>(said: Words<T>, key: keyof T & string): Pair {
  const zh = said[key]
  const pair = said[PAIRS].find(([own]) => own === zh)
  if (!pair) throw new TypeError(`「${key}」 takes arguments`)
  return pair
}

export interface Names {
  zh: string
  en: string
}

/** Both languages of one name, for a registry that shows either. */
export function namesOf<T extends Table>(said: Words<T>, key: keyof T & string): Names {
  const [zh, en] = pairOf(said, key)
  return { zh, en }
}

/** What a longer name adds to the one that it begins with: `·净资产` of 收益率·净资产. */
export function labelOf<T extends Table>(
  said: Words<T>,
  name: keyof T & string,
  whole: keyof T & string,
): Names {
  const [short, long] = [pairOf(said, name), pairOf(said, whole)]
  if (!long.every((text, i) => text.startsWith(short[i]!)))
    throw new TypeError(`「${whole}」 does not begin with 「${name}」`)
  return { zh: long[0].slice(short[0].length), en: long[1].slice(short[1].length) }
}

/** The Chinese of one message with its arguments by name, `占比{pct}`: how docs show what is said. */
export function templateOf<T extends Table>(said: Words<T>, key: keyof T & string): string {
  const [zh] = said[PAIRS][Object.keys(said).indexOf(key)]!
  const { texts, slots } = parseTemplate(zh)
  return texts
    .map((text, i) => {
      const slot = slots[i]
      return slot ? `${text}{${slot.name}}${slot.kind === 'yuan' ? '元' : ''}` : text
    })
    .join('')
}

type Args = Readonly<Record<string, unknown>>

function sayer(zh: string): string | ((args: Args) => string) {
  const { texts, slots } = parseTemplate(zh)
  if (slots.length === 0) return zh
  const kinds = new Map<string, KindName>()
  const parts = slots.map(({ name, kind }) => {
    if (kind) kinds.set(name, kind)
    return { name, write: WRITERS[kinds.get(name)!] as (value: unknown) => string }
  })
  return (args) => {
    let said = texts[0]!
    for (const [i, { name, write }] of parts.entries()) said += write(args[name]) + texts[i + 1]!
    return said
  }
}
