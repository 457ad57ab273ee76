/** Cases become a card with all that is told of it. */
import type { ScoreCardResult } from '@xinjian/contract/nouns/rules/scoreCard'
import {
  type OwnCard,
  ownGrade,
  ownScore,
  PLATFORM_CARD,
} from '@xinjian/engine/invoice/score/own/card'
import { distributionOf } from '@xinjian/engine/invoice/score/own/drift'
import {
  calibrate,
  calibratedCard,
  countsOf,
  mayTrain,
  type OwnCase,
  type OwnTrained,
  trainOwn,
} from '@xinjian/engine/invoice/score/own/train'
import { validateOwn } from '@xinjian/engine/invoice/score/own/validate'

/** Share of the work that is the validation; the rest is the card itself. */
const VALIDATION = 0.9

type Made = Omit<ScoreCardResult, 'reckoned' | 'leftOut' | 'attacked' | 'attacks' | 'card'> & {
  card: OwnCard
}

/** Each step is a share of a second and tells how far it is, 0 to 1; null = the figures tell nothing. */
export function* makeCard(cases: readonly OwnCase[]): Generator<number, Made | null> {
  const trained = mayTrain(cases)
  let card: OwnTrained | null
  if (trained) {
    const training = trainOwn(cases)
    let step = training.next()
    for (; !step.done; step = training.next()) yield 0
    card = step.value
  } else {
    const calibrated = calibratedCard(calibrate(cases))
    card = calibrated && { card: calibrated, ridge: 0 }
  }
  if (card === null) return null
  const validating = validateOwn(cases)
  let step = validating.next()
  for (; !step.done; step = validating.next()) yield 1 - VALIDATION + VALIDATION * step.value
  const own = card.card
  const scores = cases.map(({ figures }) => ownScore(own, figures))
  return {
    kind: trained ? 'CARD' : 'CALIBRATION',
    card: own,
    platform: PLATFORM_CARD,
    ridge: trained ? card.ridge : null,
    ...countsOf(cases),
    validation: step.value,
    moved: movedOf(cases, scores),
    score: distributionOf(scores),
    figures: Object.fromEntries(
      PLATFORM_CARD.variables.map(({ id }) => [
        id,
        distributionOf(cases.map(({ figures }) => figures[id])),
      ]),
    ),
  }
}

function movedOf(cases: readonly OwnCase[], scores: readonly number[]): Made['moved'] {
  const counts = new Map<string, Made['moved'][number]>()
  cases.forEach(({ platformScore }, i) => {
    const [platform, own] = [ownGrade(platformScore), ownGrade(scores[i]!)]
    const key = `${platform} ${own}`
    const before = counts.get(key) ?? { platform, own, n: 0 }
    counts.set(key, { ...before, n: before.n + 1 })
  })
  return [...counts.values()]
}
