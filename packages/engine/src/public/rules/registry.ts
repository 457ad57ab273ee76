/** on what the registry publishes. Texts advise to verify; they never accuse. */
import { pairOf } from '@xinjian/format/say/words'
import { changeRules } from '../../kit/rules/changes.ts'
import { reasonText, unknown } from '../../kit/rules/definition.ts'
import { numberOf } from '../../kit/rules/levelled.ts'
import { limitLine } from '../../kit/rules/limit-line.ts'
import { REGISTER_LINES } from '../../kit/rules/registration.ts'
import { type RuleSet, ruleSet } from '../../kit/rules/rule-set.ts'
import { REASON_SAYS } from '../../kit/rules/words.ts'
import type { PublicContext, RuleDefinition } from '../context.ts'
import { PUBLIC_INDICATOR_SAYS as INDICATOR_SAYS } from '../indicators/words.ts'
import { PUBLIC_PARAM, type PublicLimits } from '../params.ts'
import { changeLines, openChanges, type ToldChange } from '../records/changes.ts'
import { silenceOf } from '../told.ts'
import { PUBLIC_SAYS } from '../words.ts'
import { PUBLIC_RULE_SAYS as SAYS } from './words.ts'

const manyFirms = ({ person, address, phone }: PublicLimits['R-049']): RuleDefinition => ({
  id: 'R-049',
  name: SAYS.manyFirms,
  level: 'HIGH',
  threshold: SAYS.manyFirmsLine({ person, address, phone }),
  template: SAYS.manyFirmsTemplate({ n: '{n}', x: '{x}' }),
  version: '1',
  source: 'domain §4 R-049',
  judge({ indicator, context }) {
    const shared = [
      { of: indicator('J-16.asOf'), limit: person, say: SAYS.sharesPerson },
      { of: indicator('J-17.ADDRESS.asOf'), limit: address, say: SAYS.sharesAddress },
      { of: indicator('J-17.PHONE.asOf'), limit: phone, say: SAYS.sharesPhone },
    ]
    const inputs = shared.flatMap(({ of }) => of.inputs)
    const past = shared.filter(({ of, limit }) => (numberOf(of) ?? 0) >= limit)
    const mute = shared.find(({ of }) => numberOf(of) === null)
    const value = Math.max(...shared.map(({ of }) => numberOf(of) ?? 0))
    if (past.length === 0)
      return mute
        ? unknown(reasonText(mute.of))
        : context.facts.linksAtLeast
          ? unknown(INDICATOR_SAYS.linksMore)
          : { result: 'MISS', value, inputs }
    return {
      result: 'HIT',
      level: past.length > 1 ? 'HIGH' : 'MEDIUM',
      text: PUBLIC_SAYS.sentences({ parts: past.map(({ of, say }) => say({ n: numberOf(of)! })) }),
      ...{ value, inputs, evidence: past.flatMap(({ of }) => of.evidence) },
    }
  },
})

const tell = (context: PublicContext): readonly ToldChange[] | { open: string } => {
  const quiet = silenceOf(context, 'REGISTRATION_CHANGE')
  return quiet ? { open: REASON_SAYS[quiet.reason]({ why: quiet.words }) } : changeLines(context)
}

const parties = (key: 'limitPerson' | 'limitAddress' | 'limitPhone') =>
  limitLine(...pairOf(SAYS, key), 'parties', 1, [1, 100])

export const REGISTRY_RULES: RuleSet<PublicContext> = ruleSet<
  PublicContext,
  Pick<PublicLimits, 'R-046' | 'R-047' | 'R-049'>
>({
  make: (limits) => [
    ...changeRules<PublicContext, ToldChange>(limits, { tell, open: openChanges }),
    manyFirms(limits['R-049']),
  ],
  table: {
    'R-046': PUBLIC_PARAM.rules['R-046'],
    'R-047': PUBLIC_PARAM.rules['R-047'],
    'R-049': PUBLIC_PARAM.rules['R-049'],
  },
  lines: {
    'R-046': REGISTER_LINES['R-046']!,
    'R-047': REGISTER_LINES['R-047']!,
    'R-049': {
      person: parties('limitPerson'),
      address: parties('limitAddress'),
      phone: parties('limitPhone'),
    },
  },
  suppressedBy: () => null,
})
