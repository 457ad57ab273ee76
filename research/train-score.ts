/**
 * Trains and validates the invoice score card:
 *
 *     node scripts/run.mjs research/train-score.ts FOLDER [--dry]
 *
 * FOLDER holds enterprises.csv, sales.csv.gz and purchases.csv.gz (docs/score.md). Writes the versioned model file and
 * prints the validation; `--dry` only prints. Deterministic: the same folder gives the same file, byte for byte.
 */
import { writeFile } from 'node:fs/promises'
import { FEATURE_IDS } from '../packages/engine/src/invoice/score/features.ts'
import { cardProblems } from '../packages/engine/src/kit/score/check-card.ts'
import { designRows, scaleVariables } from '../packages/engine/src/kit/score/training/design.ts'
import {
  type Labels,
  SETTINGS,
  trainModel,
} from '../packages/engine/src/kit/score/training/model.ts'
import { logOddsMargin } from '../packages/engine/src/kit/score/training/validate.ts'
import { baselineRows } from './train-score/baseline.ts'
import { figuresAt, SNAPSHOT_LAGS } from './train-score/design.ts'
import { printFrontier } from './train-score/frontier.ts'
import { loadPortfolio } from './train-score/load.ts'
import { printAttacks } from './train-score/print-attacks.ts'
import { printRules } from './train-score/print-rules.ts'
import { printSteadiness } from './train-score/print-steadiness.ts'
import { printValidation } from './train-score/print-validation.ts'
import { VARIABLES } from './train-score/variables.ts'
import { buildCard, CARD_NAME, PROBABILITY, sampleText } from './train-score/write-card.ts'

const MODEL_FILE = new URL(
  `../packages/engine/src/invoice/score/models/${CARD_NAME}.model.json`,
  import.meta.url,
)
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
const snapshotFigures = SNAPSHOT_LAGS.map((lag) => figuresAt(enterprises, lastMonth - lag))
const scaled = scaleVariables(snapshotFigures, VARIABLES)
const rowsAt = (lag: number) => designRows(scaled, figuresAt(labelled, lastMonth - lag))
const snapshots = SNAPSHOT_LAGS.map(rowsAt)

const everyone = labelled.map((_, i) => i)
const model = trainModel(snapshots, labels, everyone)
const defaulters = labels.defaulted.filter(Boolean).length
const probability = {
  ...PROBABILITY,
  sample: sampleText(labelled.length, defaulters),
  sampleRate: Math.round((defaulters / labelled.length) * 1e4) / 1e4,
  logOddsMargin: Math.round(logOddsMargin(snapshots, labels) * 100) / 100,
}
const card = buildCard(scaled, model, probability)
const problems = cardProblems(card, FEATURE_IDS)
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
  badRows,
})

printAttacks(enterprises, card, lastMonth)
printSteadiness(enterprises, card, lastMonth)
printRules(labelled, lastMonth)
printFrontier(enterprises, labelled, labels, lastMonth, FRONTIER_REPEATS)

if (flag !== '--dry') {
  const trainedOn = {
    data: fingerprint,
    enterprises: enterprises.length,
    labelled: labelled.length,
    defaulted: defaulters,
    snapshotLags: SNAPSHOT_LAGS,
    settings: SETTINGS,
  }
  await writeFile(
    MODEL_FILE,
    `${JSON.stringify({ ...card, trainedOn, validation: headline }, null, 2)}\n`,
  )
}
