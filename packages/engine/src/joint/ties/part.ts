/** Guarantees and control around the enterprise as a part of a joint report: two rules, and what they rest on. */
import { evaluator } from '../../kit/evaluate.ts'
import { indicatorsOf } from '../../kit/lazily.ts'
import type { Part } from '../../kit/part.ts'
import { table, text } from '../../kit/sections/blocks.ts'
import type { Block, TableBlock } from '../../report/document.ts'
import type { TiesContext, TiesKind } from './context.ts'
import { controllersOf, guaranteeCirclesOf } from './found.ts'
import { ownRows, TIES_RULE_SET } from './rules.ts'
import { TIES_SAYS as SAYS } from './words.ts'

/** Rows of a table at most: of more, the shortest circles and the largest groups stand first. */
const LISTED = 50

const words = (key: string, title: string): TableBlock['columns'][number] => ({
  key,
  title,
  type: 'text',
})

/** Each guarantee once, though several circles run over it. */
function guarantees(context: TiesContext): TableBlock {
  const { guarantors, guarantees: all } = context.ties
  const legs = new Set(
    guaranteeCirclesOf(context).circles.flatMap((circle) =>
      circle.map((from, i) => `${from}>${circle[(i + 1) % circle.length]}`),
    ),
  )
  const nameAt = (at: number): string => (at === 0 ? SAYS.itself : guarantors[at]!.name)
  return table(
    'ties-guarantees',
    SAYS.guarantees,
    [words('guarantor', SAYS.guarantor), words('debtor', SAYS.debtor), words('what', SAYS.what)],
    all
      .filter(({ from, to }) => legs.has(`${from}>${to}`))
      .slice(0, LISTED)
      .map(({ from, to, what }) => ({
        cells: { guarantor: nameAt(from), debtor: nameAt(to), what },
        evidence:
          from === 0
            ? [{ dataset: 'ANNUAL_REPORT', where: { all: [] }, words: SAYS.reportRows }]
            : [],
      })),
  )
}

function control(context: TiesContext): TableBlock {
  const { owners } = context.ties
  const nameAt = (at: number): string => (at === 0 ? SAYS.itself : owners[at]!.name)
  const holds = new Set(controllersOf(context).flatMap((one) => one.holds))
  return table(
    'ties-control',
    SAYS.control,
    [words('owner', SAYS.owner), words('firm', SAYS.firm), words('by', SAYS.by)],
    [...holds].slice(0, LISTED).map(({ from, to, ratio }) => ({
      cells: {
        owner: nameAt(from),
        firm: nameAt(to),
        by: ratio === null ? SAYS.legalRep : SAYS.shares({ part: ratio / 100 }),
      },
      evidence: to === 0 ? ownRows(context) : [],
    })),
  )
}

function blocks(context: TiesContext): Block[] {
  return [
    text('ties-intro', SAYS.intro),
    ...(guaranteeCirclesOf(context).circles.length > 0 ? [guarantees(context)] : []),
    ...(controllersOf(context).length > 0 ? [control(context)] : []),
  ]
}

export const TIES_PART: Part<TiesContext> = {
  data: SAYS.data,
  indicators: indicatorsOf<TiesKind>(
    [],
    evaluator<TiesKind>({
      start: ({ m0 }) => m0,
      founded: () => null,
      months: () => null,
      notCollected: () => '',
      evidence: () => [],
    }),
  ),
  rules: TIES_RULE_SET,
  coverage: () => ({}),
  quality: () => [],
  sections: ({ context }) => [{ id: 'ties', title: SAYS.title, blocks: blocks(context) }],
  praises: () => [],
  spokenBy: {},
  topics: [],
  open: () => [],
}
