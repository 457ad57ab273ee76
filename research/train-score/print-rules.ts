import { invoiceReport } from '../../packages/engine/src/invoice/report.ts'
import type { Enterprise } from './load.ts'
import { portfolioFacts } from './portfolio-facts.ts'

/** Prints, rule by rule, how many of the good and of the bad enterprises are hit, of those that could be judged. */
export function printRules(labelled: readonly Enterprise[], lastMonth: number): void {
  const documents = labelled.map((e) => ({
    e,
    report: invoiceReport(portfolioFacts(e, lastMonth), { through: lastMonth, score: NO_SCORE }),
  }))
  process.stdout.write('\nrule: good hit / judged, bad hit / judged; odds of a hit among the bad\n')
  for (const { id, name } of documents[0]!.report.rules) {
    const count = (defaulted: boolean) => {
      const results = documents
        .filter(({ e }) => e.defaulted === defaulted)
        .map(({ report }) => report.rules.find((r) => r.id === id)!)
        .filter((r) => r.result !== 'UNKNOWN')
      return { hit: results.filter((r) => r.result === 'HIT').length, judged: results.length }
    }
    const [good, bad] = [count(false), count(true)]
    if (good.judged + bad.judged === 0) continue
    process.stdout.write(
      `  ${id} ${name}: ${good.hit}/${good.judged}, ${bad.hit}/${bad.judged}; ${verdict(good, bad)}\n`,
    )
  }
  for (const defaulted of [false, true]) {
    const scores = documents
      .filter(({ e }) => e.defaulted === defaulted)
      .map(({ report }) => report.verdict.risk?.score ?? 0)
    const mean = scores.reduce((a, b) => a + b, 0) / scores.length
    process.stdout.write(`  risk score of the ${defaulted ? 'bad' : 'good'}: ${mean.toFixed(0)}\n`)
  }
}

interface Count {
  hit: number
  judged: number
}

/** Ratio of the odds of a hit, half a case added to each cell so that none is empty, and its 90 % interval. */
function verdict(good: Count, bad: Count): string {
  const cells = [bad.hit, bad.judged - bad.hit, good.hit, good.judged - good.hit].map(
    (n) => n + 0.5,
  )
  const [a, b, c, d] = cells as [number, number, number, number]
  const log = Math.log((a * d) / (b * c))
  const margin = 1.645 * Math.sqrt(1 / a + 1 / b + 1 / c + 1 / d)
  const [ratio, low, high] = [log, log - margin, log + margin].map((x) => Math.exp(x).toFixed(1))
  return `${ratio} (${low}–${high})${log + margin < 0 ? ' WORSE THAN CHANCE' : ''}`
}

/** The rules do not look at the score. */
const NO_SCORE = {
  value: null,
  grade: 'NR',
  card: '',
  defaultProbability: null,
  reasons: [],
  breakdown: [],
}
