/** Rules that waited for the graph: R-040 (domain §4), and those on what else stands out in it (0201), as functions of their limits. */
import { templateOf } from '@xinjian/format/say/words'
import type { Rounds } from '@xinjian/graph/carousel'
import { invoiceSuppressedBy } from '../../invoice/part.ts'
import { formatMonth } from '../../kit/calendar/window.ts'
import { input } from '../../kit/outcome.ts'
import { type Judgement, miss, unknown } from '../../kit/rules/definition.ts'
import { type RuleSet, ruleSet } from '../../kit/rules/rule-set.ts'
import { REASON_SAYS } from '../../kit/rules/words.ts'
import type { Evidence } from '../../report/evidence.ts'
import { brokenOf, lastMonthsKnown } from './broken.ts'
import { type Circle, circlesOf, isRing, ownLegs, pathOf, rowsWith, spanOf } from './circles.ts'
import type { ChainContext, RuleDefinition } from './context.ts'
import { isJudged, tooFew } from './indicators.ts'
import { CHAIN_LIMITS, CHAIN_LINES, type ChainLimits } from './params.ts'
import { dependentsOf, hubOf, partnersOf } from './partners.ts'
import { CHAIN_SAYS as SAYS } from './words.ts'

/** Partners whose rows a rule opens, at most. */
const OPENED = 5

const partial = (why: string): Judgement => unknown(REASON_SAYS.PARTIAL({ why }))
const knownInputs = ({ known }: ChainContext) => [
  input(SAYS.buyersKnown, known.buyers, 'ratio'),
  input(SAYS.sellersKnown, known.sellers, 'ratio'),
]
/** Both ways with each of these parties. */
const rowsOf = (context: ChainContext, parties: readonly number[]): Evidence =>
  [...new Set(parties)]
    .slice(0, OPENED)
    .flatMap((party) => (['OUT', 'IN'] as const).flatMap((way) => rowsWith(context, way, party)))

function circular(context: ChainContext): Judgement {
  const { count, longer, listed, complete } = circlesOf(context)
  const inputs = [input(SAYS.circleCount, count, 'entries'), ...knownInputs(context)]
  const largest = listed.find(isRing)
  if (count > 0 && largest)
    return {
      ...{ result: 'HIT', level: 'HIGH', value: count, inputs },
      text: SAYS.circleHit({
        ...spanOf(context),
        ...{ n: count, path: pathOf(context, largest) },
        sum: largest.least / 100,
      }),
      evidence: ownLegs(context, largest),
    }
  if (!complete) return partial(SAYS.partly)
  if (!isJudged(context)) return partial(tooFew(context))
  return longer > 0 ? miss(0, SAYS.longer({ n: longer })) : miss(0)
}

export interface Carousel {
  circle: Circle
  rounds: Rounds['rounds']
  /** As of `Rounds`. */
  complete: boolean
}

/** Rings that invoices ran round with nearly one amount, most rounds first. */
export const carouselsOf = (context: ChainContext): Carousel[] =>
  circlesOf(context)
    .listed.flatMap((circle) =>
      circle.rounds && circle.rounds.rounds.length > 0 ? [{ circle, ...circle.rounds }] : [],
    )
    .sort((a, b) => b.rounds.length - a.rounds.length)

function carousel(context: ChainContext): Judgement {
  const { listed, unlisted } = circlesOf(context)
  const { medium, high } = context.limits['R-GR01']
  const [first] = carouselsOf(context)
  const n = first?.rounds.length ?? 0
  if (first && n >= medium) {
    return {
      ...{ result: 'HIT', value: n, level: n >= high ? 'HIGH' : 'MEDIUM' },
      text: SAYS[first.complete ? 'carouselHit' : 'carouselHitAtLeast']({
        ...spanOf(context),
        ...{ n, path: pathOf(context, first.circle) },
        sum: first.rounds.reduce((sum, { least }) => sum + least, 0) / 100,
      }),
      inputs: [input(SAYS.roundsInput, n, 'occasions')],
      evidence: ownLegs(context, first.circle),
    }
  }
  if (!context.chain.longestComplete && context.chain.complete) return partial(SAYS.longestPartly)
  if (unlisted > 0) return partial(SAYS.ringsNot({ n: unlisted }))
  if (listed.some(({ rounds }) => rounds === null)) return partial(SAYS.papersNot)
  if (listed.some(({ rounds }) => !rounds!.complete)) return partial(SAYS.papersMany)
  return isJudged(context) ? miss(n) : partial(tooFew(context))
}

function broken(context: ChainContext): Judgement {
  const { chain, limits } = context
  const { medium, silent } = limits['R-GR02']
  const found = brokenOf(context)
  const [first] = found
  if (!first)
    return (['OUT', 'IN'] as const).every((way) => lastMonthsKnown(context, way))
      ? miss(0)
      : partial(SAYS.lastMonthsNot({ n: silent }))
  const { party, share, last, direction } = first
  return {
    ...{ result: 'HIT', level: share >= medium ? 'MEDIUM' : 'LOW', value: found.length },
    text: SAYS.brokenHit({
      ...{ n: found.length, name: chain.parties[party]!.name, part: share },
      ...{ side: direction === 'OUT' ? SAYS.sales : SAYS.purchases, month: formatMonth(last) },
    }),
    inputs: [
      input(SAYS.shareInput, share, 'ratio'),
      input(SAYS.countInput, found.length, 'parties'),
    ],
    evidence: found.slice(0, OPENED).map((one) => ({
      ...{ dataset: 'INVOICE', direction: one.direction, rows: 'VALID' },
      counterpartyIds: [...chain.parties[one.party]!.counterparties],
    })),
  }
}

function hub(context: ChainContext): Judgement {
  const least = context.limits['R-GR03'].parties
  if (partnersOf(context).size < least) return miss(null, SAYS.fewPartners({ least }))
  const found = hubOf(context)
  if (!found) return isJudged(context) ? miss(null) : partial(tooFew(context))
  return {
    ...{ result: 'HIT', level: 'LOW', value: found.share },
    text: SAYS.hubHit({
      name: context.chain.parties[found.party]!.name,
      ...{ n: found.partners, part: found.share },
    }),
    inputs: [input(SAYS.shareInput, found.share, 'ratio')],
    evidence: rowsOf(context, [found.party]),
  }
}

function dependent(context: ChainContext): Judgement {
  const found = dependentsOf(context)
  const [first] = found
  if (!first) return isJudged(context) ? miss(0) : partial(tooFew(context))
  return {
    ...{ result: 'HIT', level: 'LOW', value: found.length },
    text: SAYS.dependentHit({
      ...{ n: found.length, name: context.chain.parties[first.party]!.name, part: first.share },
      side: SAYS[first.side],
    }),
    inputs: [
      input(SAYS.countInput, found.length, 'parties'),
      input(SAYS.shareInput, first.share, 'ratio'),
    ],
    evidence: rowsOf(
      context,
      found.map(({ party }) => party),
    ),
  }
}

const rule = (
  id: string,
  of: Pick<RuleDefinition, 'name' | 'level' | 'threshold' | 'template'>,
  judge: (context: ChainContext) => Judgement,
): RuleDefinition => ({
  ...{ id, version: '1', source: SAYS.source },
  ...of,
  judge: ({ context }) => judge(context),
})

const chainRules = (limits: ChainLimits): readonly RuleDefinition[] => [
  rule(
    'R-040',
    {
      ...{ name: SAYS.circleName, level: 'HIGH', threshold: SAYS.circleLine },
      template: templateOf(SAYS, 'circleHit'),
    },
    circular,
  ),
  rule(
    'R-GR01',
    {
      ...{ name: SAYS.carouselName, level: 'HIGH', threshold: SAYS.carouselLine(limits['R-GR01']) },
      template: templateOf(SAYS, 'carouselHit'),
    },
    carousel,
  ),
  rule(
    'R-GR02',
    {
      ...{ name: SAYS.brokenName, level: 'MEDIUM', threshold: SAYS.brokenLine(limits['R-GR02']) },
      template: templateOf(SAYS, 'brokenHit'),
    },
    broken,
  ),
  rule(
    'R-GR03',
    {
      ...{ name: SAYS.hubName, level: 'LOW' },
      threshold: SAYS.hubLine({
        least: limits['R-GR03'].parties,
        share: limits['R-GR03'].share,
      }),
      template: templateOf(SAYS, 'hubHit'),
    },
    hub,
  ),
  rule(
    'R-GR04',
    {
      ...{ name: SAYS.dependentName, level: 'LOW' },
      threshold: SAYS.dependentLine(limits['R-GR04']),
      template: templateOf(SAYS, 'dependentHit'),
    },
    dependent,
  ),
]

export const CHAIN_RULE_SET: RuleSet<ChainContext> = ruleSet<ChainContext, ChainLimits>({
  make: chainRules,
  table: CHAIN_LIMITS,
  lines: CHAIN_LINES,
  suppressedBy: (context, id) => invoiceSuppressedBy(context.invoices, id),
})

/** At the limits of the table. */
export const CHAIN_RULES = CHAIN_RULE_SET.standing
