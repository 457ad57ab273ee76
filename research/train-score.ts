/**
 * Trains and validates the score cards of invoices, that of files and that of collected data:
 *
 *     node scripts/run.mjs research/train-score.ts FOLDER [--dry]
 *
 * FOLDER holds enterprises.csv, sales.csv.gz and purchases.csv.gz (docs/score.md). Writes the versioned model files and
 * prints the validation; `--dry` only prints. Deterministic: the same folder gives the same file, byte for byte.
 */
import { writeFile } from 'node:fs/promises'
import {
  COLLECTED_FEATURE_IDS,
  FEATURE_IDS,
} from '../packages/engine/src/invoice/score/features.ts'
import { cardProblems } from '../packages/engine/src/kit/score/check-card.ts'
import { designRows, scaleVariables } from '../packages/engine/src/kit/score/training/design.ts'
import {
  type Labels,
  SETTINGS,
  trainModel,
} from '../packages/engine/src/kit/score/training/model.ts'
import { logOddsMargin } from '../packages/engine/src/kit/score/training/validate.ts'
import type { Attack } from './train-score/attacks.ts'
import { baselineRows } from './train-score/baseline.ts'
import { figuresAt, SNAPSHOT_LAGS } from './train-score/design.ts'
import { printFrontier } from './train-score/frontier.ts'
import { loadPortfolio } from './train-score/load.ts'
import { printAttacks } from './train-score/print-attacks.ts'
import { printRules } from './train-score/print-rules.ts'
import { printSteadiness } from './train-score/print-steadiness.ts'
import { printValidation } from './train-score/print-validation.ts'
import { COLLECTED_VARIABLES, VARIABLES, type VariableSpec } from './train-score/variables.ts'
import {
  buildCard,
  COLLECTED_CARD,
  FILE_CARD,
  PROBABILITY,
  sampleText,
} from './train-score/write-card.ts'

/** Months back at which the validation looks; the last is the headline. */
const EVALUATION_LAGS = [14, 8, 5, 2, 1, 0]

const FRONTIER_REPEATS = 20

const [folder, flag] = process.argv.slice(2)
if (!folder) throw new Error('usage: train-score.ts FOLDER [--dry]')

const { enterprises, badRows, fingerprint, lastMonth } = await loadPortfolio(folder)
const labelled = enterprises.filter((e) => e.defaulted !== null)
const labels: Labels = {
  defaulted: labelled.map((e) => e.defaulted === true),
  rating: labelled.map((e) => e.rating),
}
const everyone = labelled.map((_, i) => i)
const defaulters = labels.defaulted.filter(Boolean).length

/** Trains and validates the card of one source and writes its model. */
async function train(
  name: string,
  variables: readonly VariableSpec[],
  known: readonly string[],
  possible: (attack: Attack) => boolean,
): Promise<void> {
  process.stdout.write(`\n===== ${name} =====\n`)
  const figures = (of: typeof enterprises, lag: number) => figuresAt(of, lastMonth - lag, variables)
  const snapshotFigures = SNAPSHOT_LAGS.map((lag) => figures(enterprises, lag))
  const scaled = scaleVariables(snapshotFigures, variables)
  const rowsAt = (lag: number) => designRows(scaled, figures(labelled, lag))
  const snapshots = SNAPSHOT_LAGS.map(rowsAt)
  const model = trainModel(snapshots, labels, everyone)
  const probability = {
    ...PROBABILITY,
    sample: sampleText(labelled.length, defaulters),
    sampleRate: Math.round((defaulters / labelled.length) * 1e4) / 1e4,
    logOddsMargin: Math.round(logOddsMargin(snapshots, labels) * 100) / 100,
  }
  const card = buildCard(name, scaled, model, probability)
  const problems = cardProblems(card, known)
  if (problems.length > 0) throw new Error(problems.join('\n'))

  const headline = printValidation({
    enterprises,
    labelled,
    labels,
    lastMonth,
    snapshotFigures,
    snapshots,
    evaluation: EVALUATION_LAGS.map((lag) => ({ lag, rows: rowsAt(lag) })),
    baseline: EVALUATION_LAGS.map((lag) => baselineRows(labelled, lastMonth - lag)),
    card,
    variables,
    badRows,
  })
  printAttacks(enterprises, card, lastMonth, possible)
  printSteadiness(enterprises, card, lastMonth)
  if (flag === '--dry') return
  const trainedOn = {
    data: fingerprint,
    enterprises: enterprises.length,
    labelled: labelled.length,
    defaulted: defaulters,
    snapshotLags: SNAPSHOT_LAGS,
    settings: SETTINGS,
  }
  await writeFile(
    new URL(`../packages/engine/src/invoice/score/models/${name}.model.json`, import.meta.url),
    `${JSON.stringify({ ...card, trainedOn, validation: headline }, null, 2)}\n`,
  )
}

await train(FILE_CARD, VARIABLES, FEATURE_IDS, ({ besideBureau }) => besideBureau !== true)
await train(
  COLLECTED_CARD,
  COLLECTED_VARIABLES,
  COLLECTED_FEATURE_IDS,
  ({ fileOnly }) => fileOnly !== true,
)
printRules(labelled, lastMonth)
printFrontier(enterprises, labelled, labels, lastMonth, FRONTIER_REPEATS)
