/** What figures on public records have alike: they say nothing of kinds that were not told, and name what they left out. */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import { without } from '../../kit/outcome.ts'
import { caseNumber } from '../cases/numbers.ts'
import type { IndicatorDefinition, Outcome, PublicContext } from '../context.ts'
import { type Seen, seen } from '../records/seen.ts'
import { type Silence, silenceNow } from '../told.ts'
import { PUBLIC_SAYS } from '../words.ts'

type Figure = Omit<IndicatorDefinition, 'missing' | 'evidence' | 'version' | 'source'> & {
  version?: string
}

/** Months do not matter to records that a source tells as of a moment: whether it told them is asked by each figure. */
export const figure = (definition: Figure): IndicatorDefinition => ({
  ...{ missing: { rule: 'ANY', sources: [] }, evidence: 'ROWS', version: '1' },
  source: `domain §3.12 ${definition.id}`,
  ...definition,
})

export const silent = ({ reason, words }: Silence): Outcome => without(reason, words)

/** `compute` where all kinds were told, and the first silence where one was not. */
export const whereTold =
  (
    kinds: readonly PublicRecordKind[],
    compute: IndicatorDefinition['compute'],
    silence: (context: PublicContext, kind: PublicRecordKind) => Silence | null = silenceNow,
  ): IndicatorDefinition['compute'] =>
  (context, variant, windows) => {
    for (const kind of kinds) {
      const found = silence(context, kind)
      if (found) return silent(found)
    }
    return compute(context, variant, windows)
  }

/** One record a case, the newest; of those without a number each. */
export function oncePerCase(records: readonly Seen[]): Seen[] {
  const byCase = new Map<string, Seen>()
  for (const one of records) {
    const number = caseNumber((one.record as { caseNo?: string | null }).caseNo ?? null)
    const key = number ?? ` ${one.record.key}`
    if (!byCase.has(key)) byCase.set(key, one)
  }
  return [...byCase.values()]
}

/** Records that may hold and were left out: those that bear the name only, and those of which it cannot be said. */
export function leftOut(context: PublicContext, kind: PublicRecordKind): string[] {
  const { certain, suspected } = seen(context, kind)
  const maybe = suspected.filter(({ validity }) => validity !== 'PAST').length
  const open = certain.filter(({ validity }) => validity === 'OPEN').length
  return [
    ...(maybe > 0 ? [PUBLIC_SAYS.suspectedOf({ n: maybe })] : []),
    ...(open > 0 ? [PUBLIC_SAYS.openOf({ n: open })] : []),
  ]
}

export const noted = (outcome: Outcome, notes: readonly string[]): Outcome => {
  const all = [outcome.detail, ...notes].filter((note) => note !== undefined)
  return all.length > 0 ? { ...outcome, detail: all.join('；') } : outcome
}
