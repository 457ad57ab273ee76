/** What the lines of a policy may speak of: figures, rules and verdicts of the reports, as their examples have them. */
import type { RiskVocabulary } from '@xinjian/contract/nouns/rules/riskPolicy'
import { ENGINES } from '@xinjian/engine/engines'
import { ownFigures } from '@xinjian/engine/invoice/score/own/card'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { REPORT_KIND_NAMES, type ReportKind } from '@xinjian/engine/report/kinds'
import { nameInWindow } from '@xinjian/engine/report/policy/in-window'
import { examplesOf } from '../template/index.ts'

let known: Promise<RiskVocabulary[]> | null = null

/** Made with the first question: engines do not change while the program runs. */
export const vocabulary = (): Promise<RiskVocabulary[]> => {
  known ??= Promise.all(
    REPORT_KIND_NAMES.filter((kind) => ENGINES[kind].example !== undefined).map(async (kind) =>
      wordsOf(kind, await examplesOf(kind)),
    ),
  )
  return known
}

/** The first document is the example: what its verdict has, every one has. */
function wordsOf(kind: ReportKind, documents: readonly ReportDocument[]): RiskVocabulary {
  const { verdict } = documents[0]!
  const { decision, score, limit, risk } = verdict
  return {
    kind,
    indicators: once(
      documents.flatMap(({ indicators }) => indicators),
      ({ key }) => key,
    ).map((figure) => ({ key: figure.key, name: nameInWindow(figure), unit: figure.unit })),
    rules: once(
      documents.flatMap(({ rules }) => rules),
      ({ id }) => id,
    ).map(({ id, name }) => ({ key: id, name })),
    checks: (decision?.policies ?? []).flatMap(({ id: pack, name, checks }) =>
      checks.map(({ id, title }) => ({ key: `${pack}/${id}`, name: title, pack: name })),
    ),
    scored: score !== undefined,
    ownScored: ownFigures({ verdict }) !== null,
    lends: limit !== undefined,
    risk: risk !== undefined,
    decides: decision !== undefined,
  }
}

const once = <T>(all: readonly T[], keyOf: (one: T) => string): T[] =>
  [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].toReversed()
