/** Names, formulas and details of the indicators of income tax: T-012, T-013, T-036, T-040, T-043, T-048. */
import { words } from '@xinjian/format/say/words'

export const INCOME_TAX_SAYS = words({
  unsettled: [
    '取自第四季度申报，尚未汇算清缴',
    'of the return of the fourth quarter: the year is not settled yet',
  ],
  notFounded: ['企业在该年度尚未成立', 'the enterprise did not exist in that year'],
  noReturn: ['没有{year:year}年度的企业所得税申报', 'there is no income tax return of {year}'],
  noTax: [
    '{year:year}年度申报表没有应纳税额',
    'the annual return of {year} does not state the tax payable',
  ],
  payable: ['企业所得税应纳税额', 'Income tax payable'],
  toRevenue: ['企业所得税贡献率', 'Income tax to revenue'],
  toRevenueFormula: [
    '企业所得税应纳税额 ÷ 营业收入；低于行业中位数的50%为黄，低于20%为红',
    'Income tax payable ÷ revenue; below 50% of the median of peers yellow, below 20% red',
  ],
  toRevenueLines: ['申报表应纳税额与营业收入', 'tax payable and revenue of the return'],
  effective: ['企业所得税实际税率', 'Effective income tax rate'],
  effectiveFormula: [
    '企业所得税应纳税额 ÷ 利润总额；有利润而税额为零为黄，亏损年度不适用',
    'Income tax payable ÷ total profit; profit without tax yellow, not applicable to years of loss',
  ],
  effectiveLines: ['申报表应纳税额与利润总额', 'tax payable and total profit of the return'],
  toGrossProfit: ['增值税与毛利比', 'VAT to gross profit'],
  toGrossProfitFormula: [
    '同年增值税应纳税额 ÷ (营业收入 − 营业成本)',
    'VAT payable of the same year ÷ (revenue − cost of sales)',
  ],
  toGrossProfitLines: [
    '增值税申报表应纳税额与企业所得税申报表收入、成本',
    'tax payable of the VAT returns, revenue and cost of the income tax return',
  ],
  grossProfit: ['毛利', 'Gross profit'],
  wagesToRevenue: ['工资收入比', 'Wages to revenue'],
  wagesFormula: [
    '工资薪金支出(A105050) ÷ 营业收入；低于行业P5为黄',
    'Wages and salaries (A105050) ÷ revenue; below P5 of peers yellow',
  ],
  wagesLines: [
    '年度申报表营业收入；工资薪金见附表',
    'revenue of the annual return; wages and salaries stand in its schedule',
  ],
  noWages: [
    '没有{year:year}年度A105050工资薪金支出',
    'wages and salaries of {year} (A105050) are not known',
  ],
  p5: ['行业P5', 'Peers P5'],
  wages: ['工资薪金支出', 'Wages and salaries'],
  settlement: ['汇算补税率', 'Settled against prepaid income tax'],
  settlementFormula: [
    '(汇算实际应纳所得税额 − 已预缴所得税额) ÷ 汇算实际应纳所得税额',
    '(income tax settled − prepaid) ÷ income tax settled',
  ],
  settlementLines: ['年度申报表应纳与预缴', 'tax due and prepaid of the annual return'],
  notSettled: [
    '{year:year}年度尚未汇算清缴或没有年度申报表',
    '{year} is not settled yet, or its annual return is not held',
  ],
  settled: ['汇算应纳税额', 'Income tax settled'],
  prepaid: ['已预缴税额', 'Prepaid'],
  researchShare: ['研发费用占比', 'Research to revenue'],
  researchFormula: [
    '研发费用 ÷ 营业收入；高新技术企业收入<5千万元应≥5%，≤2亿元应≥4%，>2亿元应≥3%，低于为黄',
    'Research expenses ÷ revenue; of a high-tech enterprise ≥ 5% where revenue < 50 million yuan, ≥ 4% up to 200 million, ≥ 3% above; less is yellow',
  ],
  researchLines: [
    '年度申报表营业收入；研发费用见附表或第6行',
    'revenue of the annual return; research expenses stand in its schedule or on line 6',
  ],
  noResearch: ['没有{year:year}年度研发费用', 'research expenses of {year} are not known'],
  highTechUnknown: [
    '是否高新技术企业未知，不作比较',
    'whether it is a high-tech enterprise is not known: not compared',
  ],
  highTechLeast: ['高新技术企业最低占比', 'Least share of a high-tech enterprise'],
})
