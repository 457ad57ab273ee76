/**
 * The judge of typed fields on a finished page. The rules are the contract's, in the page in the reader's language; what makes them up is read
 * here once more, because a module that the application has too would be cut out of its chunks for this one page. A test holds both judges to
 * the same word.
 */
import type { FieldRule } from '@xinjian/contract/form-rules'

/** What these lines can read: no number, and no judgement that takes code. */
export type PlainRule = Pick<FieldRule, 'kind' | 'optional' | 'clean' | 'options' | 'kindFault'> & {
  checks: readonly (readonly ['min' | 'max', number, string] | readonly ['match', string, string])[]
}

/** As it is sent; undefined = left empty and not asked for. */
export function readPlain({ clean = [], optional }: PlainRule, typed: string): string | undefined {
  const text = clean.includes('mobile')
    ? typed.replace(/[\s-]/g, '').replace(/^\+?86(?=1\d{10}$)/, '')
    : clean.includes('trim')
      ? typed.trim()
      : typed
  return optional && text.trim() === '' ? undefined : text
}

/** The first fault; null = none. */
export function judgePlain(rule: PlainRule, typed: string): string | null {
  const text = readPlain(rule, typed)
  if (text === undefined) return null
  if (rule.kind === 'choice' && !rule.options?.includes(text)) return rule.kindFault ?? ''
  const broken = rule.checks.find(([kind, bound]) => {
    if (kind === 'match') return !new RegExp(bound).test(text)
    return kind === 'min' ? text.length < bound : text.length > bound
  })
  return broken?.[2] ?? null
}
