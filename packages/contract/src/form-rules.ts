/**
 * The rules of one field as plain data, and their judge. The browser ships these few lines and the table of the form at hand
 * instead of the schemas; `form.ts` reads the table off the schema, so that both say the same.
 */
import { isCardNo } from '@xinjian/format/person/card-no'
import { isIdNo } from '@xinjian/format/person/id-no'
import { normaliseTaxNo } from '@xinjian/format/uscc'

/** What is forgiven in what was typed: taken out before it is judged and sent. Schemas name these very functions. */
export const CLEANERS = {
  trim: (text: string) => text.trim(),
  /** Numbers with letters: no blanks, half width, capitals. */
  code: normaliseTaxNo,
  /** Blanks and dashes between the digits of a mobile number, and a leading +86. */
  mobile: (text: string) => text.replace(/[\s-]/g, '').replace(/^\+?86(?=1\d{10}$)/, ''),
} as const
export type Cleaner = keyof typeof CLEANERS

/** Judgements that no pattern can make. */
export const JUDGES = { day: isDay, idNo: isIdNo, cardNo: isCardNo, worded: isWorded } as const
export type Judge = keyof typeof JUDGES

/** In the order of the schema: the first that fails is told, in its own words. */
export type Check =
  | readonly ['min' | 'max' | 'gte' | 'lte', number, string]
  | readonly ['match', string, string]
  | readonly ['is', Judge, string]
  | readonly ['whole', null, string]

export interface FieldRule {
  kind: 'text' | 'number' | 'choice'
  /** Left empty it is not sent. */
  optional?: true
  clean?: readonly Cleaner[]
  /** Said when nothing was chosen, or what was typed is no number. */
  kindFault?: string
  /** Of a choice. */
  options?: readonly string[]
  checks: readonly Check[]
}

/** What was typed without what is forgiven in it. */
export const cleanField = (rule: FieldRule, typed: string): string =>
  (rule.clean ?? []).reduce((now, name) => CLEANERS[name](now), typed)

/** The field as it is sent: cleaned, a number as a number; undefined = left empty and not asked for. */
export function readField(rule: FieldRule, typed: string): string | number | undefined {
  const text = cleanField(rule, typed)
  if (rule.optional && text.trim() === '') return undefined
  return rule.kind === 'number' ? (text.trim() === '' ? Number.NaN : Number(text)) : text
}

/** The first fault of what was typed, in Chinese; null = none. */
export function judgeField(rule: FieldRule, typed: string): string | null {
  const value = readField(rule, typed)
  if (value === undefined) return null
  if (rule.kind === 'number' && !Number.isFinite(value)) return rule.kindFault ?? ''
  if (rule.kind === 'choice' && !rule.options?.includes(String(value))) return rule.kindFault ?? ''
  return rule.checks.find((check) => !passes(check, value))?.[2] ?? null
}

function passes([kind, bound]: Check, value: string | number): boolean {
  switch (kind) {
    case 'min':
      return String(value).length >= (bound as number)
    case 'max':
      return String(value).length <= (bound as number)
    case 'gte':
      return (value as number) >= (bound as number)
    case 'lte':
      return (value as number) <= (bound as number)
    case 'match':
      return new RegExp(bound as string).test(String(value))
    case 'is':
      return JUDGES[bound as Judge](String(value))
    case 'whole':
      return Number.isSafeInteger(value)
  }
}

/** Whether an empty field is a fault. */
export const isRequired = (rule: FieldRule): boolean => judgeField(rule, '') !== null

/** The most characters worth typing; undefined = no limit, or one that blanks do not count against. */
export const maxLengthOf = (rule: FieldRule): number | undefined =>
  rule.checks.find((check) => check[0] === 'max')?.[1] as number | undefined

/** Words: letters or characters of a script, and not one of them over and over. */
function isWorded(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.length >= 2 && new Set(letters).size > 1
}

/** A day that the calendar has: `2026-02-31` is no date, and a database would say so with an error of its own. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
