/**
 * Cards that data of a tax bureau could carry, each with how well it ranks and what share of enterprises the attacks lift that are
 * possible there: the frontier of docs/score.md.
 */
import type { MonthIndex } from '../../packages/engine/src/invoice/facts.ts'
import { CARD_SHAPES } from '../../packages/engine/src/invoice/score/shapes.ts'
import type { Figure } from '../../packages/engine/src/kit/score/card.ts'
import {
  designRows,
  type Shaped,
  scaleVariables,
  worthOf,
} from '../../packages/engine/src/kit/score/training/design.ts'
import {
  type Labels,
  logOdds,
  trainModel,
} from '../../packages/engine/src/kit/score/training/model.ts'
import { auc } from '../../packages/engine/src/kit/score/training/statistics.ts'
import {
  bootstrapDifference,
  cardScorer,
  crossValidate,
  type Design,
  type Scorer,
} from '../../packages/engine/src/kit/score/training/validate.ts'
import { ATTACKS, type Attack } from './attacks.ts'
import { type CollectedFigures, collectedFigures } from './collected-figures.ts'
import { SNAPSHOT_LAGS } from './design.ts'
import type { Enterprise } from './load.ts'

type Variable = Shaped & { id: keyof CollectedFigures }

const months = (id: keyof CollectedFigures): Variable => ({
  id,
  shape: CARD_SHAPES.businessMonths36,
})
const ratio = (id: keyof CollectedFigures): Variable => ({ id, shape: CARD_SHAPES.purchaseRatio24 })
const STEADY: Variable = { id: 'steadySales24', shape: CARD_SHAPES.steadySales24 }
/** Knots near the quantiles of all enterprises. */
const cancelled = (id: keyof CollectedFigures): Variable => ({
  id,
  shape: [
    { at: 0, worth: 1 },
    { at: 0.05, worth: 0.8 },
    { at: 0.09, worth: 0.6 },
    { at: 0.13, worth: 0.4 },
    { at: 0.2, worth: 0.2 },
    { at: 0.35, worth: 0 },
  ],
})

export const CANDIDATES: Record<string, readonly Variable[]> = {
  'card of files': [months('businessMonths36'), STEADY, ratio('purchaseRatio24')],
  'old buyers only': [months('oldBusinessMonths36'), STEADY, ratio('purchaseRatio24')],
  'purchases against earlier sales': [
    months('businessMonths36'),
    STEADY,
    ratio('purchasesToEarlierSales24'),
  ],
  'old buyers, purchases against earlier sales': [
    months('oldBusinessMonths36'),
    STEADY,
    ratio('purchasesToEarlierSales24'),
  ],
  '+ cancelled against old buyers': [
    months('oldBusinessMonths36'),
    STEADY,
    ratio('purchasesToEarlierSales24'),
    cancelled('cancelledAgainstOld24'),
  ],
  '+ cancelled by amount': [
    months('oldBusinessMonths36'),
    STEADY,
    ratio('purchasesToEarlierSales24'),
    cancelled('cancelledByAmount24'),
  ],
  '+ cancelled by count': [
    months('oldBusinessMonths36'),
    STEADY,
    ratio('purchasesToEarlierSales24'),
    cancelled('cancelledByCount24'),
  ],
  'plain purchase ratio, cancelled by count': [
    months('businessMonths36'),
    STEADY,
    ratio('plainPurchaseRatio24'),
    cancelled('cancelledByCount24'),
  ],
}

/** What costs nothing, volume of up to a year to new buyers, and volume that lasts. */
type AttackClass = 'cheap' | 'volume' | 'lasting'

export interface Point {
  card: string
  auc: number
  aucSd: number
  /** Out of fold, of each labelled enterprise. */
  scores: readonly number[]
  snapshots: readonly Design[]
  /** Share of enterprises, 0 to 1, that the attack of each class lifts that lifts most. */
  lifted: Record<AttackClass, { share: number; by: string }>
}

export function frontier(
  enterprises: readonly Enterprise[],
  labelled: readonly Enterprise[],
  labels: Labels,
  last: MonthIndex,
  repeats: number,
): Point[] {
  const figures = SNAPSHOT_LAGS.map((lag) =>
    enterprises.map((e) => collectedFigures(e.facts, last - lag)),
  )
  const place = labelled.map((e) => enterprises.indexOf(e))
  const possible = ATTACKS.filter(({ fileOnly, besideBureau }) => !fileOnly && !besideBureau)
  const attacked = possible.map(({ facts }) =>
    enterprises.map((e) => collectedFigures(facts(e.rows, last), last)),
  )
  return Object.entries(CANDIDATES).map(([card, variables]) => {
    const own = (f: CollectedFigures | null): Figure[] => variables.map(({ id }) => f?.[id] ?? null)
    const scaled = scaleVariables(
      figures.map((all) => all.map(own)),
      variables,
    )
    const snapshots = figures.map((all) =>
      designRows(
        scaled,
        place.map((p) => own(all[p]!)),
      ),
    )
    const validated = crossValidate(
      cardScorer(snapshots, snapshots.slice(-1), labels),
      labels.defaulted,
      repeats,
    )
    const model = trainModel(
      snapshots,
      labels,
      place.map((_, i) => i),
    )
    const points = (f: CollectedFigures): number =>
      scaled.reduce((sum, { spec, spread }, v) => {
        const full = ((50 / Math.LN2) * model.slope * model.weights[v]!) / spread
        return sum + Math.round(full * worthOf(spec, f[spec.id]))
      }, 0)
    const shares = attacked.map((after, a) => {
      const both = after.flatMap((f, i) => {
        const before = figures.at(-1)![i]!
        return f && before ? [points(f) > points(before)] : []
      })
      return { attack: possible[a]!, share: both.filter(Boolean).length / both.length }
    })
    const worst = (is: (attack: Attack) => boolean) => {
      const [{ attack, share }] = shares
        .filter((one) => is(one.attack))
        .toSorted((a, b) => b.share - a.share) as [(typeof shares)[number]]
      return { share, by: attack.name }
    }
    return {
      card,
      auc: validated.pooled[0]!.mean,
      aucSd: validated.pooled[0]!.sd,
      scores: validated.scores,
      snapshots,
      lifted: {
        cheap: worst(({ large }) => !large),
        volume: worst(({ large, lasting }) => large === true && !lasting),
        lasting: worst(({ lasting }) => lasting === true),
      },
    }
  })
}

/** In every fold the card that ranks the training rows best: what remains when nobody has seen the labels. */
const choosing =
  (points: readonly Point[], { defaulted, rating }: Labels): Scorer =>
  (train) => {
    const tried = points.map(({ snapshots }) => {
      const model = trainModel(snapshots, { defaulted, rating }, train)
      const scores = snapshots.at(-1)!.map((row) => logOdds(model, row))
      const fitness = auc(
        train.map((i) => scores[i]!),
        train.map((i) => defaulted[i]!),
      )
      return { scores, fitness }
    })
    return [tried.reduce((a, b) => (b.fitness > a.fitness ? b : a)).scores]
  }

const BOOTSTRAPS = 1000

/** Prints the frontier, each card beside the first. */
export function printFrontier(
  enterprises: readonly Enterprise[],
  labelled: readonly Enterprise[],
  labels: Labels,
  last: MonthIndex,
  repeats: number,
): void {
  const say = (text: string) => process.stdout.write(`${text}\n`)
  say(
    '\nfrontier on collected data: AUC, 95 % interval of the difference to the first; share lifted at most by what is cheap, by a year of volume, by volume that lasts',
  )
  const points = frontier(enterprises, labelled, labels, last, repeats)
  for (const { card, auc: rank, aucSd, scores, lifted } of points) {
    const told = Object.values(lifted).map(({ share, by }) =>
      share > 0 ? `${(share * 100).toFixed(1)} % (${by})` : '0',
    )
    const { difference } = bootstrapDifference(
      scores,
      points[0]!.scores,
      labels.defaulted,
      BOOTSTRAPS,
    )
    const interval = difference.map((d) => d.toFixed(3)).join(' to ')
    say(`  ${card}: ${rank.toFixed(3)} ± ${aucSd.toFixed(3)}, ${interval}; ${told.join('; ')}`)
  }
  const chosen = crossValidate(choosing(points, labels), labels.defaulted, repeats).pooled[0]!
  say(
    `  one of them chosen anew in every fold: ${chosen.mean.toFixed(3)} ± ${chosen.sd.toFixed(3)}`,
  )
}
