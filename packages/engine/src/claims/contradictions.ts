/** Sentences of several reports of one enterprise that cannot all be true. */
import type { Claim, ReportDocument, ReportKind } from '../report/document.ts'
import { SUBJECTS, type Subject } from './subjects.ts'

export interface Contradiction {
  /** Of `SUBJECTS`, the id of a rule, or the key of an indicator. */
  about: string
  sentences: string[]
}

type Side = 'well' | 'amiss' | 'unknown'
const SIDES: readonly Side[] = ['well', 'amiss', 'unknown']

/** Of the reports of one enterprise as of one month; empty = they speak with one voice. */
export function contradictions(
  documents: readonly ReportDocument[],
  subjects: Readonly<Record<string, Subject>> = SUBJECTS,
): Contradiction[] {
  const claims = documents.flatMap((document) =>
    saidBy(document).map((claim) => ({ ...claim, kind: document.kind })),
  )
  return [
    ...Object.entries(subjects).flatMap(([about, subject]) => opposed(about, subject, claims)),
    ...figuresApart(documents),
    ...rulesApart(documents),
  ]
}

interface Said extends Claim {
  kind: string
}

/**
 * What a document concludes: page one, every rule that was hit, whether page one has room for it or not, and the figures that reasons of
 * the verdict stand on. A reason that names rules which could not be judged says nothing of their matter. Causes of the score speak of
 * its own variables, which no other sentence does.
 */
function saidBy({ findings, rules, verdict }: ReportDocument): Claim[] {
  const hits = rules.filter(({ result }) => result === 'HIT')
  const reasons = verdict.decision?.reasons ?? []
  return [
    ...(findings.claims ?? []),
    ...hits.map(({ id, value, text }) => ({ id: `rule:${id}`, args: { value }, text })),
    ...reasons.flatMap(({ indicators = [], text }) =>
      indicators.map((key) => ({ id: `figure:${key}`, args: {}, text })),
    ),
  ]
}

const told = ({ kind, text }: Said): string => `${kind}：${text}`

/** A matter is well, or it is not, or nobody can say: never two of them. */
function opposed(about: string, subject: Subject, claims: readonly Said[]): Contradiction[] {
  const bySide = SIDES.map((side) => claims.filter(({ id }) => subject[side]?.includes(id)))
  const spoken = bySide.filter((said) => said.length > 0)
  return spoken.length > 1 ? [{ about, sentences: spoken.flat().map(told) }] : []
}

/** Figures that a ledger is told by: beside those of filed statements and of stock books, which say the same of another source. */
const OF_LEDGER: Readonly<Record<string, RegExp>> = {
  ERP: /^(?:F-|E-14\b)/,
  // Its statements are those that were filed.
  TAX_INVOICE: /^E-14\b/,
}
const subjectOf = (kind: string, key: string): string =>
  OF_LEDGER[kind]?.test(key) ? `ledger ${key}` : key

/** One key has one value, in whichever report it stands; of another source it has another name, or the reader sees two values of one figure. */
function figuresApart(documents: readonly ReportDocument[]): Contradiction[] {
  const said = new Map<string, { kind: string; value: unknown; name: string }>()
  return documents.flatMap(({ kind, indicators }) =>
    indicators.flatMap(({ key, value, name }) => {
      if (value === null) return []
      const subjects = [subjectOf(kind, key), `${key} ${name}`]
      const other = subjects
        .map((subject) => said.get(subject))
        .find((known) => known && known.value !== value)
      for (const subject of subjects)
        if (!said.has(subject)) said.set(subject, { kind, value, name })
      return other
        ? [
            {
              about: key,
              sentences: [
                `${other.kind}：${other.name} ${other.value}`,
                `${kind}：${name} ${value}`,
              ],
            },
          ]
        : []
    }),
  )
}

/** Changes as the registry publishes them, beside those that the tax bureau has on file: each report says where its own are from. */
const OF_REGISTRY: readonly ReportKind[] = ['JUSTICE_ENT', 'JUSTICE_BASE', 'BASIC']
const REGISTERED_CHANGES = /^R-04[67]$/
const ruleOf = (kind: ReportKind, id: string): string =>
  OF_REGISTRY.includes(kind) && REGISTERED_CHANGES.test(id) ? `registry ${id}` : id

/** A rule that sources judge apart says so in its sentence; otherwise it is hit in all reports that judge it, or in none. */
const DISPUTED = '两者不一致'

function rulesApart(documents: readonly ReportDocument[]): Contradiction[] {
  const judged = documents.flatMap(({ kind, rules }) =>
    rules.map((rule) => ({ ...rule, kind, id: ruleOf(kind, rule.id) })),
  )
  const ids = new Set(judged.map(({ id }) => id))
  return [...ids].flatMap((about) => {
    const own = judged.filter(({ id, result }) => id === about && result !== 'UNKNOWN')
    const hits = own.filter(({ result }) => result === 'HIT')
    const misses = own.filter(({ result }) => result === 'MISS')
    if (hits.length === 0 || misses.length === 0) return []
    return hits.some(({ text }) => text.includes(DISPUTED))
      ? []
      : [
          {
            about,
            sentences: [
              ...hits.map(({ kind, text }) => `${kind}：${text}`),
              ...misses.map(({ kind }) => `${kind}：未命中`),
            ],
          },
        ]
  })
}
