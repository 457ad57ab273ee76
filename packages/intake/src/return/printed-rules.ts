/** Identities that stand in the form as it was read: `17=12+13-14-15+16` in the number of a line, `（2+3）` behind its name. */
import { type FormRule, sumRule } from './rules.ts'

const CODE = String.raw`\d{1,3}(?:\.\d{1,2})?[a-z]?`
const SUM = new RegExp(`^-?${CODE}(?:[+-]${CODE})+$`)
const RANGE = new RegExp(`^(${CODE})至(${CODE})之和$`)

/** Longer texts are explanations. */
const MAX_TEXT = 200

const plain = (text: string): string =>
  text
    .slice(0, MAX_TEXT)
    .normalize('NFKC')
    .replace(/[\s行栏第]/g, '')
    .replaceAll('－', '-')

/**
 * The sum that a number cell prints behind its number, `17=12+13`, or null. `codes`: of all lines in their order, for `13=14至23之和`.
 */
export function ruleOfCode(text: string, codes: readonly string[]): FormRule | null {
  const [left = '', right = '', more] = plain(text).split('=')
  if (more !== undefined || !new RegExp(`^${CODE}$`).test(left)) return null
  const sum = SUM.test(right) ? right : rangeSum(right, codes)
  return sum === null ? null : sumRule(`${left}=${sum}`)
}

/** The sum in brackets at the end of the name of a line, `一、收入类调整项目（2+3+4）`, or null. */
export function ruleOfLabel(code: string, label: string): FormRule | null {
  const text = plain(label)
  const open = text.lastIndexOf('(')
  const close = text.indexOf(')', open)
  if (open < 0 || close < 0) return null
  const sum = text.slice(open + 1, close)
  return SUM.test(sum) ? sumRule(`${code}=${sum}`) : null
}

function rangeSum(text: string, codes: readonly string[]): string | null {
  const [, from, to] = RANGE.exec(text) ?? []
  const [first, last] = [codes.indexOf(from ?? ''), lastOf(codes, to ?? '')]
  return first < 0 || last < first ? null : codes.slice(first, last + 1).join('+')
}

/** Of `23`, `23a`, `23b` the last. */
function lastOf(codes: readonly string[], code: string): number {
  return codes.findLastIndex((entry) => entry === code || entry.replace(/[a-z]$/, '') === code)
}
