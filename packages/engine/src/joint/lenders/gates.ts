/** Crowding and arrears of the enterprise alone, as gates: one a rule of the report on lending, so that both reports tell one matter. */
import { indicatorsOf } from '../../kit/lazily.ts'
import { oncePer } from '../../kit/once.ts'
import { judgeRules } from '../../kit/rules/rule-set.ts'
import type { Build } from '../../kit/sections/build.ts'
import type { Gate } from '../../kit/verdict/gate.ts'
import type { LendingContext, LendingKind } from '../../lending/context.ts'
import { evaluateIndicator } from '../../lending/evaluate.ts'
import { APPLICATION_INDICATORS } from '../../lending/indicators/applications.ts'
import { BESIDE_INDICATORS } from '../../lending/indicators/beside.ts'
import { LENDING_RULES } from '../../lending/rules/rules.ts'
import { overdueGate } from '../../lending/verdict/verdict.ts'
import type { RuleResult } from '../../report/document.ts'
import type { LendersContext } from './context.ts'
import { LENDERS_SAYS as SAYS } from './words.ts'

type Input = { build: Pick<Build<LendersContext>, 'context'> }

const FIGURES = indicatorsOf<LendingKind>(
  [...APPLICATION_INDICATORS, ...BESIDE_INDICATORS],
  evaluateIndicator,
)
/** Authorisations of the bank-tax link hold the grade already. */
const ELSEWHERE = 'R-ML05'

const judged = oncePer((context: LendingContext): readonly RuleResult[] =>
  judgeRules(LENDING_RULES, { context, indicator: FIGURES.of(context) }),
)

const crowdedGate = (rule: (typeof LENDING_RULES.standing)[number]): Gate<Input> => ({
  id: `G-CROWDED-${rule.id.replace('R-', '')}`,
  about: 'RISK',
  title: SAYS.crowded({ name: rule.name }),
  threshold: rule.threshold,
  source: rule.source,
  judge({ build: { context } }) {
    const found = judged(context).find(({ id }) => id === rule.id)
    if (found?.result !== 'HIT') return null
    return {
      level: 'REVIEW',
      text: SAYS.alone({ text: found.text }),
      rules: [rule.id],
      evidence: found.evidence,
      ...{ ask: SAYS.ask, change: SAYS.change },
    }
  },
})

export const LENDERS_GATES: readonly Gate<Input>[] = [
  {
    ...overdueGate,
    judge(input) {
      const found = overdueGate.judge(input)
      return found && { ...found, text: SAYS.alone({ text: found.text }) }
    },
  },
  ...LENDING_RULES.standing.filter(({ id }) => id !== ELSEWHERE).map(crowdedGate),
]
