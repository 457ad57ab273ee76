/** what was invoiced and what was declared, period by period. */
import { amount, percent, shareText } from '@xinjian/format/say/figures'
import { input, moneyInput } from '../../kit/outcome.ts'
import { type Judgement, unknown } from '../../kit/rules/definition.ts'
import type { TaxReportContext } from '../context.ts'
import type { RuleDefinition } from '../definition.ts'
import type { TaxLimits } from '../params.ts'
import { seenVat } from '../returns/seen.ts'
import { type Check, invoiceVat } from './checks.ts'
import { monthsOf } from './figures.ts'
import { type Compared, silenceWords } from './pairs.ts'

export const crossRules = (limits: TaxLimits): readonly RuleDefinition[] => [
  {
    id: 'R-008',
    name: '零申报但有开票',
    level: 'HIGH',
    threshold: `所属期申报销售额为零而开票净额>0；小规模纳税人每月开票不超过${limits['R-008'].exemptMonthYuan}元的除外`,
    template: '{period}申报收入为零，但开具发票{amt}元。',
    version: '1',
    source: 'domain §4 R-008',
    judge: ({ context }) =>
      byPeriod(
        context,
        (each) =>
          each.left === 0 &&
          each.right > 0 &&
          !isExempt(context, each, limits['R-008'].exemptMonthYuan),
        (hits) => {
          const said = hits.slice(-SAID).map(({ words }) => words)
          const more = hits.length > SAID ? `等${hits.length}期` : ''
          return `${said.join('、')}${more}申报收入为零，但开具发票${yuanOf(hits, ({ right }) => right)}元，建议核实。`
        },
      ),
  },
  {
    id: 'R-009',
    name: '少申报(票大于税)',
    level: 'HIGH',
    threshold: `任一所属期开票不含税销售额超过申报销售额，且超过部分>申报销售额的${percent(limits['R-009'].share)}并>${limits['R-009'].gapYuan}元；按季申报的按季`,
    template: '开票金额大于申报销售额{diff}元({pct})，疑似少申报收入。',
    version: '1',
    source: 'domain §4 R-009',
    judge: ({ context }) =>
      byPeriod(
        context,
        // Nothing declared has no share: it is R-008's.
        (each) =>
          -each.gap > limits['R-009'].gapYuan * 100 &&
          each.share !== null &&
          -each.share > limits['R-009'].share,
        (hits) => {
          const worst = hits.reduce((a, b) => (b.gap < a.gap ? b : a))
          const most = `${worst.words}相差${amount(-worst.gap / 100)}元(${shareText(-worst.share!)})`
          const gap = yuanOf(hits, (each) => -each.gap)
          return hits.length === 1
            ? `${most}，开票金额大于申报销售额，疑似少申报收入，建议核实开票与申报的时间差。`
            : `近12个月有${hits.length}期开票金额大于申报销售额，合计相差${gap}元，其中${most}最多，疑似少申报收入，建议核实开票与申报的时间差。`
        },
      ),
  },
]

const SAID = 3

const yuanOf = (hits: readonly Compared[], read: (each: Compared) => number): string =>
  amount(hits.reduce((sum, each) => sum + read(each), 0) / 100)

/** Small taxpayers need not pay, and some do not declare, below the exempt sales of a month. */
function isExempt(
  context: TaxReportContext,
  { span, right }: Compared,
  monthYuan: number,
): boolean {
  const ret = seenVat(context).find(({ from, to }) => from === span.from && to === span.to)
  return ret?.form === 'SMALL' && right <= monthsOf(span).length * monthYuan * 100
}

/** A period that cannot be compared leaves the rule open, unless another is hit. */
function byPeriod(
  context: TaxReportContext,
  holds: (each: Compared) => boolean,
  text: (hits: readonly Compared[]) => string,
): Judgement {
  const check: Check = invoiceVat(context)
  if (check.pairs.length === 0) return unknown('INSUFFICIENT_HISTORY：没有可比的所属期')
  if (check.compared.length === 0) return unknown(`NO_DATA：${silenceWords(check.silent)}`)
  const hits = check.compared.filter(holds)
  const { length } = check.compared
  const inputs = [
    input('比较的期数', length, 'periods'),
    ...hits
      .slice(-SAID)
      .flatMap(({ words, left, right }) => [
        moneyInput(`${words}${check.left}`, left),
        moneyInput(`${words}${check.right}`, right),
      ]),
  ]
  if (hits.length > 0)
    return {
      result: 'HIT',
      level: 'HIGH',
      text: text(hits),
      value: hits.length,
      inputs,
      evidence: hits.flatMap(({ evidence }) => evidence),
    }
  return check.silent.length > 0
    ? {
        ...unknown(`PARTIAL(${length}/${check.pairs.length})：${silenceWords(check.silent)}`),
        inputs,
      }
    : {
        result: 'MISS',
        value: 0,
        inputs,
        evidence: check.compared.flatMap(({ evidence }) => evidence),
      }
}
