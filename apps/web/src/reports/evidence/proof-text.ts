import { bracketed } from '../format/marks.ts'
import type { Lang } from '../labels.ts'
import type { EvidenceProof } from './source.ts'

type Proof = NonNullable<EvidenceProof>

/** A proof as one line: `近3个月 1,234.00 ÷ 上年同期3个月 1,000.00 − 1 = 23.40%`. `shown` writes a number in its unit. */
export function proofText(
  { formula, terms, value, unit }: Proof,
  nameOf: (term: Proof['terms'][number]) => string,
  shown: (value: number, unit: string) => string,
  lang: Lang = 'zh',
): string {
  const told = terms.map((term) => `${nameOf(term)} ${shown(term.value, term.unit)}`)
  return `${expression(
    formula,
    told,
    terms.map((term) => term.value),
    (text) => bracketed(text, lang),
  )} = ${shown(value, unit)}`
}

function expression(
  formula: Proof['formula'],
  [a = '', b = '', ...rest]: readonly string[],
  [first = 0, second = 0]: readonly number[],
  inBrackets: (text: string) => string,
): string {
  switch (formula) {
    case 'SUM':
      return [a, b, ...rest].filter(Boolean).join(' + ')
    case 'SHARE':
      return `${a} ÷ ${b}`
    case 'DIFFERENCE':
      return `${a} − ${b}`
    // On a base below nothing a quotient would have the wrong sign.
    case 'GROWTH':
      return second > 0 ? `${a} ÷ ${b} − 1` : `${inBrackets(`${a} − ${b}`)} ÷ |${b}|`
    case 'MARGIN':
      return first > 0 ? `1 − ${b} ÷ ${a}` : `${inBrackets(`${a} − ${b}`)} ÷ |${a}|`
  }
}
