/** R-069 and what is sued for, on what courts publish. Texts describe and advise to verify; they never accuse. */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import { pairOf, templateOf } from '@xinjian/format/say/words'
import { reasonText, unknown } from '../../kit/rules/definition.ts'
import { shares } from '../../kit/rules/level-line.ts'
import { levelled, numberOf } from '../../kit/rules/levelled.ts'
import { limitLine } from '../../kit/rules/limit-line.ts'
import { type RuleSet, ruleSet } from '../../kit/rules/rule-set.ts'
import type { PublicContext, RuleDefinition } from '../context.ts'
import { oncePerCase } from '../indicators/define.ts'
import { PUBLIC_PARAM, type PublicLimits } from '../params.ts'
import { current, type Seen } from '../records/seen.ts'
import { PUBLIC_SAYS } from '../words.ts'
import { PUBLIC_RULE_SAYS as SAYS } from './words.ts'

const heldNow = (context: PublicContext, kind: PublicRecordKind): Seen[] =>
  context.lookingBack ? [] : oncePerCase(current(context, kind))

const caseNoOf = (cases: readonly Seen[]): string | null =>
  cases.map(({ record }) => (record as { caseNo?: string | null }).caseNo).find(Boolean) ?? null

const amountsOf = (cases: readonly Seen[]): number | null => {
  const told = cases.flatMap(({ record }) => (record as { amount?: number | null }).amount ?? [])
  return told.length > 0 ? told.reduce((sum, amount) => sum + amount, 0) / 100 : null
}

function listedAs(type: string, cases: readonly Seen[]): string[] {
  const [no, amt] = [caseNoOf(cases), amountsOf(cases)]
  const told = { type, n: cases.length }
  const text =
    no === null
      ? SAYS.listedAsMute(told)
      : amt === null
        ? SAYS.listedAs({ ...told, no })
        : SAYS.listedAsFor({ ...told, no, amt })
  const n = cases.filter(({ record }) => record.disputed).length
  return n > 0 ? [text, SAYS.underObjection({ n })] : [text]
}

const debtor = ({ dishonest, enforced }: PublicLimits['R-069']): RuleDefinition => ({
  id: 'R-069',
  name: SAYS.debtor,
  level: 'HIGH',
  redLine: true,
  threshold: SAYS.debtorLine({ dishonest, enforced }),
  template: templateOf(SAYS, 'debtorTemplate'),
  version: '1',
  source: 'domain §4 R-069',
  judge({ context, indicator }) {
    const [listed, pursued] = [indicator('J-01.asOf'), indicator('J-02.asOf')]
    const inputs = [...listed.inputs, ...pursued.inputs]
    const evidence = [...listed.evidence, ...pursued.evidence]
    const isListed = (numberOf(listed) ?? 0) >= dishonest
    const isPursued = (numberOf(pursued) ?? 0) >= enforced
    const value = (numberOf(listed) ?? 0) + (numberOf(pursued) ?? 0)
    if (!isListed && !isPursued) {
      const mute = [listed, pursued].find((figure) => numberOf(figure) === null)
      return mute ? unknown(reasonText(mute)) : { result: 'MISS', value, inputs, evidence }
    }
    const named = heldNow(context, 'DISHONEST')
    const parts = [
      ...(isListed ? listedAs(SAYS.dishonest, named) : []),
      ...(isPursued ? listedAs(SAYS.enforced, heldNow(context, 'ENFORCEMENT')) : []),
    ]
    return {
      result: 'HIT',
      level: 'HIGH',
      // An objection marks a record and changes nothing: whoever reads a report may raise one.
      redLine: isListed,
      text: PUBLIC_SAYS.sentences({ parts }),
      ...{ value, inputs, evidence },
    }
  },
})

const claimed = ({ medium, high }: PublicLimits['R-J06']): RuleDefinition =>
  levelled<PublicContext>(
    {
      id: 'R-J06',
      name: SAYS.claimed,
      threshold: SAYS.claimedLine({ medium, high }),
      template: SAYS.claimedTemplate({ pct: '{pct}' }),
      version: '1',
      source: 'domain §3.12 J-06',
    },
    {
      ...{ key: 'J-06.L24', direction: 1, medium, high },
      text: (part) => SAYS.claimedText({ part }),
    },
  )

export const COURT_RULES: RuleSet<PublicContext> = ruleSet<
  PublicContext,
  Pick<PublicLimits, 'R-069' | 'R-J06'>
>({
  make: (limits) => [debtor(limits['R-069']), claimed(limits['R-J06'])],
  table: { 'R-069': PUBLIC_PARAM.rules['R-069'], 'R-J06': PUBLIC_PARAM.rules['R-J06'] },
  lines: {
    'R-069': {
      dishonest: limitLine(...pairOf(SAYS, 'dishonestLimit'), 'cases', 1, [1, 100]),
      enforced: limitLine(...pairOf(SAYS, 'enforcedLimit'), 'cases', 1, [1, 100]),
    },
    'R-J06': shares(1, 'medium', 'high'),
  },
  suppressedBy: () => null,
})
