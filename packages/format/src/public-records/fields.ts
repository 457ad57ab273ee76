/**
 * Fields of public records. In a record as a source tells it (a row of intake) money is yuan as exact decimal text, a share percent as a
 * number (29.64), a day ISO text; what the source does not tell is absent, never 0 or ''.
 */

/** `party` is a firm or a person, `person` a natural person: both are masked where persons are (domain §7.2). */
export type FieldKind = 'text' | 'day' | 'money' | 'percent' | 'count' | 'party' | 'person'

export interface RecordField {
  kind: FieldKind
  zh: string
  en: string
}

const field =
  <K extends FieldKind>(kind: K) =>
  (zh: string, en: string): RecordField & { kind: K } => ({ kind, zh, en })

export const text = field('text')
export const day = field('day')
export const money = field('money')
export const percent = field('percent')
export const count = field('count')
export const party = field('party')
export const person = field('person')
