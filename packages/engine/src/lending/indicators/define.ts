/** What figures on lending have alike: they say nothing where the enterprise was not told, and name whom they leave out. */
import { without } from '../../kit/outcome.ts'
import type { IndicatorDefinition, LendingContext, Outcome } from '../context.ts'
import { countedNote, firmSilence, type Silence } from '../told.ts'
import { LENDING_SAYS as SAYS } from '../words.ts'

type Figure = Omit<IndicatorDefinition, 'missing' | 'evidence' | 'version' | 'source'>

/** Months do not matter to records that a bureau tells as of a moment: whether it told them is asked by each figure. */
export const figure = (definition: Figure): IndicatorDefinition => ({
  ...{ missing: { rule: 'ANY', sources: [] }, evidence: 'ROWS', version: '1' },
  source: `domain §3.10 ${definition.id}`,
  ...definition,
})

export const silent = ({ reason, words }: Silence): Outcome => without(reason, words)

export const noted = (outcome: Outcome, notes: readonly (string | undefined)[]): Outcome => {
  const all = [outcome.detail, ...notes].filter((note) => note !== undefined)
  if (all.length === 0) return outcome
  return { ...outcome, detail: all.length > 1 ? SAYS.notes({ notes: all }) : all[0]! }
}

/** `compute` where the enterprise was told, with the persons that are not in it. */
export const whereTold =
  (
    compute: IndicatorDefinition['compute'],
    silence: (context: LendingContext) => Silence | null = firmSilence,
  ): IndicatorDefinition['compute'] =>
  (context, variant, windows) => {
    const found = silence(context)
    return found ? silent(found) : noted(compute(context, variant, windows), [countedNote(context)])
  }
