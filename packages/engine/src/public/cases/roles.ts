/** What the enterprise is in a case: as the source says it, or by whom the record names on either side. */
import { comparableName } from '@xinjian/format/firm-name'
import { oncePer } from '../../kit/once.ts'
import type { PublicContext } from '../context.ts'

export const ROLES = ['DEFENDANT', 'PLAINTIFF', 'THIRD', 'DEBTOR', 'CREDITOR', 'UNTOLD'] as const
export type Role = (typeof ROLES)[number]

/** The role of first instance stands before that of an appeal; 被上诉人 holds 上诉人. */
const SAID: readonly (readonly [RegExp, Role])[] = [
  [/原审被告|一审被告/, 'DEFENDANT'],
  [/原审原告|一审原告/, 'PLAINTIFF'],
  [/被执行人/, 'DEBTOR'],
  [/申请执行人/, 'CREDITOR'],
  [/第三人/, 'THIRD'],
  [/被告|被上诉人|被申请人|被申诉人/, 'DEFENDANT'],
  [/原告|上诉人|申请人|申诉人|自诉人/, 'PLAINTIFF'],
]

export const saidRole = (role: string | null): Role | null =>
  SAID.find(([words]) => words.test(role ?? ''))?.[1] ?? null

/** Parties of a text that names several. */
export const partiesOf = (text: string | null): string[] =>
  (text ?? '')
    .split(/[、，,;；\n]|\s{2,}/)
    .map((part) => comparableName(part.replace(/^[^:：]{2,6}[:：]/, '')))

/** The names of the enterprise, former ones included. */
export const ownNames = oncePer(({ facts }: PublicContext): ReadonlySet<string> => {
  const former = facts.records.BUSINESS_REGISTRATION.filter(
    ({ matched }) => matched.level === 'CODE',
  ).flatMap(({ name, formerNames }) => [...partiesOf(name), ...partiesOf(formerNames)])
  return new Set([comparableName(facts.subject.name), ...former].filter((name) => name !== ''))
})

interface Sides {
  role?: string | null
  plaintiff?: string | null
  defendant?: string | null
}

export function roleOf(context: PublicContext, { role, plaintiff, defendant }: Sides): Role {
  const said = saidRole(role ?? null)
  if (said) return said
  const own = ownNames(context)
  const names = (text: string | null | undefined) =>
    partiesOf(text ?? null).some((name) => own.has(name))
  if (names(defendant)) return 'DEFENDANT'
  return names(plaintiff) ? 'PLAINTIFF' : 'UNTOLD'
}
