/** English of what tables of words say: names are looked up, messages are read by the template that wrote them. */
import { ANY, KINDS } from './kinds.ts'
import { type Pair, parseTemplate, type SlotPart, type Template } from './template.ts'
import type { KindName } from './writers.ts'

/** A part of a message that nobody can say in English. */
class Unsaid extends Error {}

/** One message that has arguments, ready to be recognised. */
interface Message {
  /** Words up to the first mark that may end them, and up to the last: `缺3个月（2026-03）（发票报告）` has brackets of its own. */
  patterns: readonly RegExp[]
  slots: readonly SlotPart[]
  english: Template
  /** Characters that are the message's own: the more, the surer. */
  weight: number
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function messageOf([zh, en]: Pair): Message {
  const { texts, slots } = parseTemplate(zh)
  const seen = new Map<string, number>()
  const parts = slots.map(({ name, kind }, i) => {
    const behind = escaped(texts[i + 1]!)
    const before = seen.get(name)
    if (before !== undefined) return { pattern: `\\${before}`, behind }
    seen.set(name, seen.size + 1)
    return { pattern: `(${KINDS[kind!].pattern})`, behind }
  })
  const whole = (as: (pattern: string) => string) =>
    `^${escaped(texts[0]!)}${parts.map(({ pattern, behind }) => as(pattern) + behind).join('')}$`
  const forms = new Set([
    whole((pattern) => pattern),
    whole((pattern) => (pattern === `(${ANY})` ? '(.+)' : pattern)),
  ])
  return {
    patterns: [...forms].map((form) => new RegExp(form)),
    slots: slots.filter(({ kind }) => kind !== undefined),
    english: parseTemplate(en),
    weight: texts.join('').length,
  }
}

/** Says Chinese words in English; null where no table has them. `say` says the parts of a message, null where it cannot. */
export type Reader = (zh: string, say: (words: string) => string | null) => string | null

/**
 * Reads by the tables given. Of several templates that fit a text the one that has the most words of its own is tried first, and
 * one whose parts cannot be said gives way to the next.
 */
export function readerOf(pairs: readonly Pair[]): Reader {
  const names = new Map<string, string>()
  const messages: Message[] = []
  for (const pair of pairs) {
    const [zh, en] = pair
    if (zh.includes('{')) messages.push(messageOf(pair))
    else if (!names.has(zh)) names.set(zh, en)
  }
  messages.sort((a, b) => b.weight - a.weight)
  return (zh, say) => {
    const name = names.get(zh)
    if (name !== undefined) return name
    // A part that is the whole again would be asked for without end.
    const part = (words: string) => (words === zh ? null : say(words))
    for (const message of messages)
      for (const pattern of message.patterns) {
        const found = pattern.exec(zh)
        const said = found && inEnglish(message, found.slice(1), part)
        if (said !== null) return said
      }
    return null
  }
}

function inEnglish(
  { slots, english }: Message,
  parts: readonly string[],
  say: (words: string) => string | null,
): string | null {
  const sure = (words: string): string => {
    const said = say(words)
    if (said === null) throw new Unsaid(words)
    return said
  }
  const args = new Map(slots.map(({ name, kind }, i) => [name, read(kind!, parts[i]!)]))
  try {
    return english.texts
      .map((text, i) => {
        const slot = english.slots[i]
        return slot ? text + written(slot, args.get(slot.name)!, sure) : text
      })
      .join('')
  } catch (error) {
    if (error instanceof Unsaid) return null
    throw error
  }
}

interface Argument {
  value: unknown
  en(say: (words: string) => string): string
}

function read(name: KindName, zh: string): Argument {
  const kind = KINDS[name] as {
    read(zh: string): unknown
    en(value: unknown, say: (words: string) => string): string
  }
  const value = kind.read(zh)
  return { value, en: (say) => kind.en(value, say) }
}

function written(
  { nouns, small }: SlotPart,
  { value, en }: Argument,
  say: (words: string) => string,
) {
  const said = en(say)
  if (nouns) return `${said} ${nouns[value === 1 ? 0 : 1]}`
  return small ? smallFirst(said) : said
}

/** Within a sentence: `Voids` → voids. What is written in capitals stays: VAT. */
const smallFirst = (words: string): string =>
  /^[A-Z][a-z ]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words
