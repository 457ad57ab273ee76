/**
 * Records of one matter as one line: 一审 → 二审 → 执行 → 终本, joined by their numbers of cases. Only records of the enterprise are
 * joined: one that bears its name alone joins nothing and adds nothing.
 */
import type { CourtRecordKind } from '@xinjian/format/public-records/kinds'
import { oncePer } from '../../kit/once.ts'
import type { PublicContext } from '../context.ts'
import { type Seen, seen } from '../records/seen.ts'
import { caseNumber, caseNumbers, STAGES, type Stage, stageOf } from './numbers.ts'
import { type Role, roleOf } from './roles.ts'

/** Kinds that are steps of a case. A seizure or a freeze is a measure beside it. */
export const CASE_KINDS = [
  'CASE_FILING',
  'HEARING',
  'COURT_NOTICE',
  'JUDGMENT',
  'ENFORCEMENT',
  'DISHONEST',
  'CONSUMPTION_LIMIT',
  'TERMINATED_ENFORCEMENT',
] as const satisfies readonly CourtRecordKind[]
export type CaseKind = (typeof CASE_KINDS)[number]

export interface Step {
  seen: Seen<CaseKind>
  kind: CaseKind
  on: string | null
  /** As it is told; null = untold. */
  caseNo: string | null
  number: string | null
  stage: Stage | null
  role: Role
  cause: string | null
  court: string | null
  /** 分. */
  amount: number | null
}

export interface Chain {
  /** Oldest first; those without a day stand first. */
  steps: readonly Step[]
  /** Of the earliest step that tells it. */
  role: Role
  cause: string | null
  /** First and last day, ISO; null = no step tells one. */
  from: string | null
  to: string | null
  /** The latest stage that it came to; null = no step says. */
  stage: Stage | null
  /** Of the latest stage that tells one, and of which step. */
  amount: { fen: number; step: Step } | null
  /** Some enforcement of it holds on the day. */
  enforced: boolean
}

type Fields = Partial<Record<string, string | number | null>>

const OF_KIND: Partial<Record<CaseKind, Stage>> = {
  ENFORCEMENT: 'ENFORCEMENT',
  DISHONEST: 'ENFORCEMENT',
  CONSUMPTION_LIMIT: 'ENFORCEMENT',
  TERMINATED_ENFORCEMENT: 'ENDED',
}
const DEBTS: readonly CaseKind[] = [
  'ENFORCEMENT',
  'DISHONEST',
  'CONSUMPTION_LIMIT',
  'TERMINATED_ENFORCEMENT',
]
const textIn = (fields: Fields, name: string): string | null => {
  const value = fields[name]
  return typeof value === 'string' && value !== '' ? value : null
}

const PROCEDURES: readonly (readonly [RegExp, Stage])[] = [
  [/执行/, 'ENFORCEMENT'],
  [/再审|审判监督/, 'RETRIAL'],
  [/二审/, 'SECOND'],
  [/一审|简易|普通|小额/, 'FIRST'],
]

function stepOf(context: PublicContext, kind: CaseKind, one: Seen<CaseKind>): Step {
  const fields = one.record as unknown as Fields
  const caseNo = textIn(fields, 'caseNo')
  const number = caseNumber(caseNo)
  const procedure = textIn(fields, 'procedure') ?? ''
  return {
    ...{ seen: one, kind, on: one.on, caseNo, number },
    stage:
      OF_KIND[kind] ??
      stageOf(number) ??
      PROCEDURES.find(([words]) => words.test(procedure))?.[1] ??
      null,
    role: DEBTS.includes(kind) ? 'DEBTOR' : roleOf(context, fields as Parameters<typeof roleOf>[1]),
    cause: textIn(fields, 'cause'),
    court: textIn(fields, 'court'),
    amount: typeof fields.amount === 'number' ? fields.amount : null,
  }
}

const linksOf = ({ seen: { record } }: Step): string[] => {
  const fields = record as unknown as Fields
  return ['originalCaseNo', 'nextCaseNo', 'basisNo'].flatMap((name) =>
    caseNumbers(textIn(fields, name)),
  )
}

/** Groups of steps that share a number, directly or through others. */
function grouped(steps: readonly Step[]): Step[][] {
  const parent = steps.map((_, i) => i)
  const rootOf = (i: number): number => {
    let root = i
    while (parent[root] !== root) root = parent[root]!
    for (let at = i; at !== root; ) {
      const next = parent[at]!
      parent[at] = root
      at = next
    }
    return root
  }
  const byNumber = new Map<string, number>()
  for (const [i, step] of steps.entries())
    for (const number of [...(step.number ? [step.number] : []), ...linksOf(step)]) {
      const known = byNumber.get(number)
      if (known === undefined) byNumber.set(number, i)
      else parent[rootOf(i)] = rootOf(known)
    }
  return [...Map.groupBy(steps, (_, i) => rootOf(i)).values()]
}

const rank = ({ stage }: Step): number => (stage === null ? -1 : STAGES.indexOf(stage))
const byDay = (a: Step, b: Step): number =>
  compare(a.on ?? '', b.on ?? '') ||
  rank(a) - rank(b) ||
  compare(a.seen.record.key, b.seen.record.key)
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The weightier of two that tell an amount: the later stage, then the later day, then the larger amount. */
const later = (a: Step, b: Step): number =>
  rank(a) - rank(b) ||
  compare(a.on ?? '', b.on ?? '') ||
  a.amount! - b.amount! ||
  compare(b.seen.record.key, a.seen.record.key)

function chainOf(group: readonly Step[]): Chain {
  const steps = group.toSorted(byDay)
  const days = steps.flatMap(({ on }) => on ?? [])
  const trial = steps.filter(({ kind }) => !DEBTS.includes(kind))
  const told = (trial.length > 0 ? trial : steps).find(({ role }) => role !== 'UNTOLD')
  const telling = steps.filter(({ amount }) => amount !== null)
  const latest = telling.toSorted(later).at(-1)
  return {
    steps,
    role: told?.role ?? 'UNTOLD',
    cause: steps.find(({ cause }) => cause !== null)?.cause ?? null,
    ...{ from: days[0] ?? null, to: days.at(-1) ?? null },
    stage: steps.reduce<Step>((a, b) => (rank(b) > rank(a) ? b : a), steps[0]!).stage,
    amount: latest ? { fen: latest.amount!, step: latest } : null,
    enforced: steps.some(
      ({ kind, seen: { validity } }) =>
        (kind === 'ENFORCEMENT' || kind === 'DISHONEST' || kind === 'CONSUMPTION_LIMIT') &&
        validity === 'CURRENT',
    ),
  }
}

/** Newest first; those without a day stand last. */
export const chains = oncePer((context: PublicContext): readonly Chain[] => {
  const steps = CASE_KINDS.flatMap((kind) =>
    seen(context, kind).certain.map((one) => stepOf(context, kind, one as Seen<CaseKind>)),
  )
  return grouped(steps)
    .map(chainOf)
    .sort(
      (a, b) =>
        compare(b.to ?? '', a.to ?? '') ||
        compare(a.steps[0]!.seen.record.key, b.steps[0]!.seen.record.key),
    )
})
