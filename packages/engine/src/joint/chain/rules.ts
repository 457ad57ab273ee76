/** Rules that waited for the graph: R-040 (domain §4), and those on what else stands out in it (0201). */
import { templateOf } from '@xinjian/format/say/words'
import { formatMonth } from '../../kit/calendar/window.ts'
import { input } from '../../kit/outcome.ts'
import { type Judgement, miss, unknown } from '../../kit/rules/definition.ts'
import { REASON_SAYS } from '../../kit/rules/words.ts'
import type { Evidence } from '../../report/evidence.ts'
import { brokenOf, lastMonthsKnown } from './broken.ts'
import { type Circle, circlesOf, ownLegs, pathOf, rowsWith } from './circles.ts'
import type { ChainContext, RuleDefinition } from './context.ts'
import { isJudged, tooFew } from './indicators.ts'
import { CHAIN_PARAM } from './params.ts'
import { dependentsOf, hubOf, partnersOf } from './partners.ts'
import { CHAIN_SAYS as SAYS } from './words.ts'

/** Partners whose rows a rule opens, at most. */
const OPENED = 5
const P = CHAIN_PARAM

const partial = (why: string): Judgement => unknown(REASON_SAYS.PARTIAL({ why }))
const knownInputs = ({ known }: ChainContext) => [
  input(SAYS.buyersKnown, known.buyers, 'ratio'),
  input(SAYS.sellersKnown, known.sellers, 'ratio'),
]
/** Both ways with each of these parties. */
const rowsOf = (context: ChainContext, parties: readonly number[]): Evidence =>
  [...new Set(parties)]
    .slice(0, OPENED)
    .flatMap((party) => (['OUT', 'IN'] as const).map((way) => rowsWith(context, way, party)))

function circular(context: ChainContext): Judgement {
  const { count, listed } = circlesOf(context)
  const inputs = [input(SAYS.circleCount, count, 'entries'), ...knownInputs(context)]
  const largest = listed.find(({ parties }) => parties.length >= P.circle.least)
  if (count > 0 && largest)
    return {
      ...{ result: 'HIT', level: 'HIGH', value: count, inputs },
      text: SAYS.circleHit({
        ...{ n: count, path: pathOf(context, largest) },
        sum: largest.least / 100,
      }),
      evidence: ownLegs(context, largest),
    }
  return isJudged(context) ? miss(0) : partial(tooFew(context))
}

export interface Carousel {
  circle: Circle
  rounds: NonNullable<Circle['rounds']>
}

/** Rings that invoices ran round with nearly one amount, most rounds first. */
export const carouselsOf = (context: ChainContext): Carousel[] =>
  circlesOf(context)
    .listed.flatMap((circle) =>
      circle.rounds && circle.rounds.length > 0 ? [{ circle, rounds: circle.rounds }] : [],
    )
    .sort((a, b) => b.rounds.length - a.rounds.length)

function carousel(context: ChainContext): Judgement {
  const { listed } = circlesOf(context)
  const [first] = carouselsOf(context)
  if (first) {
    const n = first.rounds.length
    return {
      ...{ result: 'HIT', value: n, level: n >= P.rounds.high ? 'HIGH' : 'MEDIUM' },
      text: SAYS.carouselHit({
        ...{ n, path: pathOf(context, first.circle) },
        sum: first.rounds.reduce((sum, { least }) => sum + least, 0) / 100,
      }),
      inputs: [input(SAYS.roundsInput, n, 'occasions')],
      evidence: ownLegs(context, first.circle),
    }
  }
  if (listed.some(({ rounds }) => rounds === null)) return partial(SAYS.papersNot)
  return isJudged(context) ? miss(0) : partial(tooFew(context))
}

function broken(context: ChainContext): Judgement {
  const { chain } = context
  const found = brokenOf(context)
  const [first] = found
  if (!first)
    return (['OUT', 'IN'] as const).every((way) => lastMonthsKnown(context, way))
      ? miss(0)
      : partial(SAYS.lastMonthsNot)
  const { party, share, last, direction } = first
  return {
    ...{ result: 'HIT', level: share >= P.broken.medium ? 'MEDIUM' : 'LOW', value: found.length },
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
  const least = P.hub.parties
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

export const CHAIN_RULES: readonly RuleDefinition[] = [
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
      ...{ name: SAYS.carouselName, level: 'HIGH', threshold: SAYS.carouselLine(P.rounds) },
      template: templateOf(SAYS, 'carouselHit'),
    },
    carousel,
  ),
  rule(
    'R-GR02',
    {
      ...{ name: SAYS.brokenName, level: 'MEDIUM', threshold: SAYS.brokenLine(P.broken) },
      template: templateOf(SAYS, 'brokenHit'),
    },
    broken,
  ),
  rule(
    'R-GR03',
    {
      ...{ name: SAYS.hubName, level: 'LOW' },
      threshold: SAYS.hubLine({ least: P.hub.parties, share: P.hub.share }),
      template: templateOf(SAYS, 'hubHit'),
    },
    hub,
  ),
  rule(
    'R-GR04',
    {
      ...{ name: SAYS.dependentName, level: 'LOW' },
      threshold: SAYS.dependentLine({ share: P.dependent }),
      template: templateOf(SAYS, 'dependentHit'),
    },
    dependent,
  ),
]
