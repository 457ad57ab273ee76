/** What the risk check says: its summary, its headings, its method. */
import { words } from '@xinjian/format/say/words'

export const TAX_RISK_SAYS = words({
  hit: ['命中', 'Hit'],
  missed: ['未命中', 'Not hit'],
  open: ['无法判断', 'Cannot be judged'],
  counts: [
    '共检测{all:count}项风险：命中{hits:count}项（高{high:count}、中{medium:count}、低{low:count}），未命中{clear:count}项，无法判断{open:count}项。',
    '{all|risk|risks} tested: {hits} hit ({high} high, {medium} medium, {low} low), {clear} not hit, {open} that cannot be judged.',
  ],
  fewJudged: ['可判断的规则不足半数', 'fewer than half of the rules can be judged'],
  level: [
    '风险分{score:code}（满分100），风险等级{level:words}，已判断{share:code}项。',
    'Risk score {score} of 100, level {level~}; {share} rules were judged.',
  ],
  noLevel: [
    '已判断的规则风险分{score:code}（满分100）；{why:words}，不给出风险等级，已判断{share:code}项，无法判断的规则不代表没有风险。',
    'Risk score {score} of 100 by the rules judged; {why}, so no level is given. {share} rules were judged; rules that cannot be judged are not “no risk”.',
  ],
  stale: [
    '数据过旧，不能说明企业现状',
    'the data are too old to tell the present of the enterprise',
  ],
  staleOf: ['数据过旧：{age:words}。', 'The data are old: {age}.'],
  ageOf: ['数据时效：{age:words}。', 'Age of the data: {age}.'],
  period: ['分析期间{from:code}至{to:code}。', 'Period under review: {from} to {to}.'],

  summary: ['总结概述', 'Summary'],
  scores: ['各类风险分', 'Risk score by category'],
  score: ['风险分', 'Risk score'],
  scoresNote: [
    '分数越高，命中的风险越多；没有命中而可判断的规则不足半数的类别不给出分数，不代表没有风险',
    'The higher, the more was hit; a category without a hit of which fewer than half of the rules could be judged has no score, which is not “no risk”',
  ],
  categories: ['各类风险', 'Risk by category'],
  category: ['类别', 'Category'],
  // A number needs no unit in English.
  items: ['项', ''],
  judged: ['已判断', 'Judged'],
  rules: ['规则', 'Rules'],
  all: ['全部风险点', 'All risks'],
  no: ['序号', 'No.'],
  risks: ['风险点', 'Risks'],
  levelColumn: ['等级', 'Level'],
  result: ['结论', 'Result'],

  ownersOnly: [
    '股权、任职等关联关系不在此表判断；三方以上的环形开票见票流闭环。',
    'Owners and officers are not judged in this table; rings of three and more stand under rings of invoices.',
  ],
  enterprise: ['企业基本信息', 'The enterprise'],
  purchasesAndSales: ['发票分析：进销对比', 'Invoices: purchases against sales'],
  issuing: ['发票分析：开票风险', 'Invoices: issuing'],
  suppliers: ['发票分析：采购与供应商', 'Invoices: purchases and suppliers'],
  returnsAndPaid: ['申报与近三年实缴', 'Returns, and tax paid in three years'],
  statements: ['财务涉税', 'Statements and tax'],
  compared: ['财税票综合', 'Statements, returns and invoices compared'],
  owedAndPenalties: ['当前欠税与税务处罚', 'Tax owed and penalties'],
  appendix: ['指标附表', 'Tables of indicators'],

  judgedOfReport: ['风险分、等级与规则提示', 'Risk score, level and alerts of rules'],
  methodRules: [
    '本报告列出全部风险规则：命中、未命中与无法判断。无法判断的规则不计入风险分，也不视为没有风险；平台没有来源的规则同样列出并注明。',
    'All rules are listed: hit, not hit, and those that cannot be judged. These count nothing in the score and are not taken for no risk; rules for which the platform has no source are listed too, and say so.',
  ],
  methodScore: [
    '风险分 = 100 × (1 − e^(−Σ分 ÷ 40))，高10分、中5分、低2分；命中红线或不低于70为高，不低于40或命中高级别规则为中。可判断的规则不足半数，或数据过旧，且未达到高的，不给出风险等级。',
    'Risk score = 100 × (1 − e^(−Σ points ÷ 40)), high 10, medium 5, low 2 points; a red line or 70 and more is high, 40 and more or a rule of level high is medium. Where fewer than half of the rules can be judged, or the data are old, no level below high is given.',
  ],
  methodCategories: [
    '各类风险分按同一公式只计该类规则；没有命中而可判断的规则不足半数的类别，不给出分数。',
    'Scores of categories follow the same formula over their own rules; a category without a hit of which fewer than half of the rules can be judged has no score.',
  ],
})
