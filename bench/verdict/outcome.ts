/**
 * Verdicts against what became of the enterprises: admitted, reviewed, refused and not rated, by the bank's rating and by default,
 * under the borders in force and under others.
 *
 *   XINJIAN_BENCH_PORTFOLIO=FOLDER npm run bench verdict-outcome    FOLDER as docs/score.md, "Retraining"
 *
 * Nothing of the folder is written but counts.
 */

import {
  type Borders,
  cellText,
  countVerdicts,
  gateCounts,
  type Judged,
  total,
} from '../../research/train-score/borders.ts'
import { loadPortfolio } from '../../research/train-score/load.ts'
import { judgeLabelled, type Looked } from '../../research/train-score/outcome.ts'
import { type BenchResult, report } from '../lib/results.ts'

/** Cut-offs of CC and B below, of B and BBB below: verdict/table.ts. */
const IN_FORCE: Borders = { rejectBelow: 550, reviewBelow: 650, without: [] }
/** The published rows carry neither registration nor goods: half of the rules can be judged of none. */
const CANNOT = ['G-RISK-UNJUDGED']
/** As if the other rules had been judged and had hit nothing. */
const JUDGED: Borders = { ...IN_FORCE, without: CANNOT }
const RULE_GATES = ['G-HIGH-RULE', 'G-RISK-MEDIUM']

type Line = [what: string, firms: readonly Judged[], borders: Borders]

function lines(own: Looked, before: Looked): Line[] {
  const firms = own.outOfFold
  return [
    ['product, card in force (trained on them)', own.inForce, IN_FORCE],
    ['product, score out of fold', firms, IN_FORCE],
    ['in force, G-RISK-UNJUDGED set aside', firms, JUDGED],
    ['– a month earlier', before.outOfFold, JUDGED],
    ['– refused below 450', firms, { ...JUDGED, rejectBelow: 450 }],
    ['– refused below 650', firms, { ...JUDGED, rejectBelow: 650 }],
    ['– reviewed below 550 (none for its grade)', firms, { ...JUDGED, reviewBelow: 550 }],
    ['– reviewed below 750', firms, { ...JUDGED, reviewBelow: 750 }],
    ['– rules review nobody', firms, { ...JUDGED, without: [...CANNOT, ...RULE_GATES] }],
    ['– grade alone', firms, { ...JUDGED, without: everyGate(firms) }],
  ]
}

const everyGate = (firms: readonly Judged[]): string[] =>
  firms.flatMap(({ gates }) => gates.map(({ id }) => id))

function row([what, firms, borders]: Line): string[] {
  const counts = countVerdicts(firms, borders)
  return [
    what,
    ...(['ADMIT', 'REVIEW', 'REJECT', 'UNRATABLE'] as const).map((level) =>
      cellText(counts[level]),
    ),
  ]
}

function figures(firms: readonly Judged[]): BenchResult['figures'] {
  const { ADMIT, REVIEW, REJECT } = countVerdicts(firms, JUDGED)
  const bad = firms.filter(({ defaulted }) => defaulted).length
  const lent = firms.filter(({ suggest }) => suggest !== null && suggest > 0)
  const goodLent = lent.filter(({ defaulted }) => !defaulted).length
  const kept = total(ADMIT) + total(REVIEW)
  const [rateKept, rateRefused] = [
    (ADMIT.defaulted + REVIEW.defaulted) / kept,
    REJECT.defaulted / total(REJECT),
  ]
  return [
    {
      name: 'rate of default of the refused ÷ of the others',
      value: Number((rateRefused / rateKept).toFixed(1)),
      goal: '≥ 4, two doublings of the odds',
      met: rateRefused >= 4 * rateKept,
    },
    {
      name: `defaulted that are admitted, of ${bad}`,
      value: ADMIT.defaulted,
      goal: '≤ 1',
      met: ADMIT.defaulted <= 1,
    },
    {
      name: `good that are admitted, of ${firms.length - bad}`,
      value: total(ADMIT) - ADMIT.defaulted,
      goal: '> 0',
      met: total(ADMIT) > ADMIT.defaulted,
    },
    {
      name: `good with an amount, of ${firms.length - bad} (defaulted: ${lent.length - goodLent} of ${bad})`,
      value: goodLent,
      goal: '≥ half',
      met: goodLent * 2 >= firms.length - bad,
    },
  ]
}

export async function run(folder = process.env.XINJIAN_BENCH_PORTFOLIO): Promise<void> {
  if (!folder) {
    process.stdout.write(
      'left out: XINJIAN_BENCH_PORTFOLIO names no folder of labelled enterprises (docs/score.md)\n',
    )
    return
  }
  const portfolio = await loadPortfolio(folder)
  const own = judgeLabelled(portfolio)
  const before = judgeLabelled(portfolio, 1)
  const { fewest, most, of } = own.rules
  const method = [
    `${own.inForce.length} labelled enterprises (data ${portfolio.fingerprint}); invoices alone, 2016–2020. Each is judged in its own last month with a row, as collected to its end.`,
    `Of ${of} rules ${fewest} to ${most} can be judged of them: the rows carry no registration, goods or times. Whole invoices let 30 be judged. G-RISK-UNJUDGED therefore says something of the rows, not of the enterprises. From the third line on it is set aside, as if the other rules had been judged and had hit nothing: the most that can be admitted.`,
  ]
  report({
    name: 'verdict-outcome',
    title: 'Verdicts against what became of the labelled enterprises',
    method: [
      ...method,
      'Out of fold: rated by cards of a 20 × 5-fold cross-validation of which none saw the enterprise. In brackets: rate of default and its 95 % interval (Wilson).',
      'Each line marked – changes the third in one place; figures are of the third. A, B, C: good, by the rating of the bank. All D defaulted.',
    ],
    columns: ['borders', 'admit', 'review', 'refuse', 'not rated'],
    rows: lines(own, before).map(row),
    figures: figures(own.outOfFold),
  })
  report({
    name: 'verdict-gates',
    title: 'Gates that stop the labelled enterprises',
    method: [...method, 'Score out of fold.'],
    columns: ['gate', 'comes to', 'good A', 'good B', 'good C', 'defaulted', 'good by it alone'],
    rows: gateCounts(own.outOfFold).map((g) => [
      g.gate,
      g.level,
      g.A,
      g.B,
      g.C,
      g.defaulted,
      g.goodByItAlone,
    ]),
    figures: [],
  })
}

if (import.meta.main) await run(process.argv[2])
