/** The verdict of the invoice report: score, risk and limit as far as the data carry them, and the one line that reconciles them. */

import { riskScore } from '../../kit/rules/risk.ts'
import { judgeGates, type Said, type Weighed, weigh } from '../../kit/verdict/gate.ts'
import { judgePolicies } from '../../kit/verdict/policy.ts'
import { DECISION_WORDS, RISK_WORDS } from '../../kit/verdict/words.ts'
import type {
  Decision,
  Freshness,
  LimitSuggestion,
  RiskResult,
  ScoreResult,
  Verdict,
} from '../../report/document.ts'
import { withoutStop } from '../../report/limit/without-stop.ts'
import type { ReportBuild } from '../definition.ts'
import { heldLimit, suggestLimit } from '../limit/limit.ts'
import { cappedAlone, voidedAlone, voidedElsewhere, whyNotAlone, whyNotBeside } from './alone.ts'
import { cappedByBureau, withBureau } from './bureau.ts'
import { invoiceFreshness } from './freshness.ts'
import { BUREAU_DATA_GATES, DATA_GATES } from './gates/data.ts'
import { FACT_GATES } from './gates/facts.ts'
import { OUTLIER_GATES } from './gates/outlier.ts'
import { POLICY_GATES } from './gates/policy.ts'
import { RATED_GATES } from './gates/rated.ts'
import { SCORE_GATES } from './gates/score.ts'
import { GATES_SAYS } from './gates/words.ts'
import { monthsOf } from './months-of.ts'
import { ADMISSION_PACKS } from './policies.ts'
import { VERDICT_TABLE } from './table.ts'
import { VERDICT_SAYS } from './words.ts'

/** What another source adds to the verdict: what its gates said, its months, how fresh both are. */
export interface Beside {
  /** Version of the table of gates. */
  table: string
  said: readonly Said[]
  coverage: Decision['coverage']
  /** Of all sources, as it is told; the gates of the invoices look at their own. */
  freshness?: Freshness
}

const ALONE: Beside = {
  table: VERDICT_TABLE.version,
  said: [],
  coverage: [],
}

/**
 * `score`: asked for only when the data can carry one. `bureau`: the same verdict on what a tax bureau told alone, where files told more
 * (bureau.ts); this one is never better.
 */
export function invoiceVerdict(
  build: ReportBuild,
  score: () => ScoreResult,
  beside: Beside = ALONE,
  bureau?: Verdict,
): Verdict {
  const { context } = build
  const freshness = invoiceFreshness(context)
  const policies = judgePolicies(ADMISSION_PACKS, build, context.facts.policy ?? null)
  const dataGates = context.params.bureauEnded === undefined ? DATA_GATES : BUREAU_DATA_GATES
  const ground = [
    ...judgeGates(FACT_GATES, { build, freshness }),
    ...judgeGates(dataGates, { build, freshness }),
    ...judgeGates(OUTLIER_GATES, { build, freshness }),
    ...judgeGates(POLICY_GATES, { policies }),
    ...beside.said,
  ]
  const invoices = (['OUT', 'IN'] as const).map((direction) => {
    const { known, existed } = monthsOf(context, direction)
    return {
      dataset: `INVOICE_${direction}`,
      name: direction === 'OUT' ? GATES_SAYS.salesInvoices : GATES_SAYS.purchaseInvoices,
      known,
      months: existed,
    }
  })
  const shared = {
    table: beside.table,
    coverage: [...invoices, ...beside.coverage],
    freshness: beside.freshness ?? freshness,
    policies,
  }
  const decide = ({ level, reasons, changes, asks }: Weighed, text: string) => ({
    decision: { ...shared, level, text, reasons, changes, asks },
  })
  // Invoices that stand alone admit only where the institution's policy lets them; beside taxes the joint gates decide, while no other report says less.
  const alone = beside === ALONE
  const notAlone = alone ? whyNotAlone(context) : whyNotBeside(context)
  const none = notAlone === null ? 'ADMIT' : 'CLEAR'
  const own = weigh(ground, none)
  const first = own.ratable ? weigh(withBureau(ground, bureau), none) : own
  if (!first.ratable) return decide(first, unrated(first))
  const rated = {
    score: score(),
    risk: riskScore(build.rules, context.rules.risk),
  }
  if (rated.score.value === null) {
    const blind = weigh([...ground, ...judgeGates(SCORE_GATES, rated)], none)
    return decide(blind, unrated(blind))
  }
  const computed = cappedByBureau(suggestLimit(build, rated.score), bureau)
  const raw = alone ? cappedAlone(computed, context) : computed
  const said = [...ground, ...judgeGates(RATED_GATES, { build, freshness, limit: raw, ...rated })]
  const weighed = weigh(withBureau(said, bureau), none)
  const holding = weighed.reasons.filter(({ limitFactor }) => limitFactor !== undefined)
  const held = heldLimit(
    raw,
    weighed.limitFactor,
    holding.map(({ text }) => withoutStop(text)),
  )
  const limit = alone ? voidedAlone(held, context) : voidedElsewhere(held, context)
  return {
    ...decide(weighed, sentence(weighed, { ...rated, limit }, notAlone)),
    ...rated,
    limit,
  }
}

function unrated({ level, reasons }: Weighed): string {
  const why = withoutStop(reasons[0]!.text)
  return level === 'REJECT'
    ? VERDICT_SAYS.rejectedUnrated({ word: DECISION_WORDS.REJECT, why })
    : VERDICT_SAYS.unrated({ word: DECISION_WORDS.UNRATABLE, why })
}

function sentence(
  { level, reasons }: Weighed,
  rated: { score: ScoreResult; risk: RiskResult; limit: LimitSuggestion },
  notAlone: string | null,
): string {
  const [first] = reasons
  const said = first ? withoutStop(first.text) : notAlone
  const { grade } = rated.score
  const told = {
    ...{ word: DECISION_WORDS[level], grade },
    ...{ risk: riskWords(rated.risk), limit: limitWords(rated.limit) },
  }
  if (!said) return VERDICT_SAYS.rated(told)
  return said.startsWith(VERDICT_SAYS.grade({ grade }))
    ? VERDICT_SAYS.ratedByGrade({ ...told, why: said })
    : VERDICT_SAYS.ratedWith({ ...told, why: said })
}

function riskWords({ level, ...risk }: RiskResult): string {
  const told = { judged: risk.judged!, rules: risk.rules! }
  return level === null
    ? VERDICT_SAYS.riskOpen(told)
    : VERDICT_SAYS.risk({ ...told, level: RISK_WORDS[level] })
}

function limitWords({ suggest, held }: LimitSuggestion): string {
  if (suggest !== null && suggest > 0) return VERDICT_SAYS.suggested({ sum: suggest })
  return held ? VERDICT_SAYS.noLimitSuggested : VERDICT_SAYS.noLimitSuggested4
}
