/** Rules on guarantees and control around the enterprise (docs/decisions/0278). */
import { templateOf } from '@xinjian/format/say/words'
import { invoiceSuppressedBy } from '../../invoice/part.ts'
import { input } from '../../kit/outcome.ts'
import { type Judgement, miss, unknown } from '../../kit/rules/definition.ts'
import type { RuleSet } from '../../kit/rules/rule-set.ts'
import { REASON_SAYS } from '../../kit/rules/words.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { RuleDefinition, TiesContext } from './context.ts'
import { controllersOf, guaranteeCirclesOf, openAbove, untoldOf } from './found.ts'
import { TIES_SAYS as SAYS } from './words.ts'

const partial = (why: string): Judgement => unknown(REASON_SAYS.PARTIAL({ why }))

/** `示例公司 → … → 示例公司`. */
export const pathOf = ({ ties, invoices }: TiesContext, circle: readonly number[]): string => {
  const names = circle.map((at) =>
    at === 0 ? invoices.facts.registration.name : ties.guarantors[at]!.name,
  )
  return [...names, names[0]!].join(' → ')
}

function guaranteed(context: TiesContext): Judgement {
  const { circles, complete } = guaranteeCirclesOf(context)
  const [first] = circles
  if (first)
    return {
      ...{ result: 'HIT', level: 'MEDIUM', value: circles.length },
      text: SAYS.circleHit({ n: circles.length, path: pathOf(context, first) }),
      inputs: [input(SAYS.circleCount, circles.length, 'entries')],
      evidence: [{ dataset: 'ANNUAL_REPORT', where: { all: [] }, words: SAYS.reportRows }],
    }
  if (!context.ties.guarantors[0]!.told) return partial(SAYS.ownReportNot)
  if (!complete) return partial(SAYS.searchCut)
  if (!context.ties.complete.guarantees) return partial(SAYS.recordsCut)
  const untold = untoldOf(context)
  return untold > 0 ? partial(SAYS.reportsNot({ n: untold })) : miss(0)
}

/** Records of the enterprise itself that tell who stands above it. */
export const ownRows = ({ ties }: TiesContext): Evidence =>
  ties.ownerRows.map((dataset) => ({ dataset, where: { all: [] }, words: ROWS[dataset] }))

const ROWS = { EQUITY_HOLDER: SAYS.holderRows, BUSINESS_REGISTRATION: SAYS.registration }

function controlled(context: TiesContext): Judgement {
  const { ties } = context
  const [first] = controllersOf(context)
  if (first) {
    const n = first.others.length
    return {
      ...{ result: 'HIT', level: 'MEDIUM', value: n },
      text:
        first.owner === 0
          ? SAYS.controlsHit({ n })
          : SAYS.controlHit({ name: ties.owners[first.owner]!.name, n }),
      inputs: [input(SAYS.borrowersInput, n, 'parties')],
      evidence: ownRows(context),
    }
  }
  if (!ties.owners[0]!.told) return partial(SAYS.ownersNot)
  if (!ties.complete.control) return partial(SAYS.recordsCut)
  const { persons, firms, holders } = openAbove(context)
  if (persons > 0) return partial(SAYS.personsNot({ n: persons }))
  if (holders > 0) return partial(SAYS.sharesNot({ n: holders }))
  return firms > 0 ? partial(SAYS.firmsNot({ n: firms })) : miss(0)
}

const rule = (
  id: string,
  of: Pick<RuleDefinition, 'name' | 'threshold' | 'template'>,
  judge: (context: TiesContext) => Judgement,
): RuleDefinition => ({
  ...{ id, level: 'MEDIUM', version: '1', source: SAYS.source },
  ...of,
  judge: ({ context }) => judge(context),
})

export const TIES_RULES: readonly RuleDefinition[] = [
  rule(
    'R-GR05',
    {
      ...{ name: SAYS.circleName, threshold: SAYS.circleLine },
      template: templateOf(SAYS, 'circleHit'),
    },
    guaranteed,
  ),
  rule(
    'R-GR06',
    {
      ...{ name: SAYS.controlName, threshold: SAYS.controlLine },
      template: templateOf(SAYS, 'controlHit'),
    },
    controlled,
  ),
]

/** They have no numbers to be set: a circle is one or is none. */
export const TIES_RULE_SET: RuleSet<TiesContext> = {
  standing: TIES_RULES,
  under: () => TIES_RULES,
  table: {},
  lines: {},
  suppressedBy: (context, id) => invoiceSuppressedBy(context.invoices, id),
}
