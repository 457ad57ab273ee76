/** What the rules on records say. */
import { words } from '@xinjian/format/say/words'

export const TAX_RECORD_RULE_SAYS = words({
  lookingBack: [
    '登记状态只有采集时的情况，不能回溯到报告截至的月份',
    'the registration is known as of the collection only, not as of the month that the report ends with',
  ],
  noChanges: ['变更记录未采集', 'changes of registration were not collected'],
  noStatus: ['税务登记状态未采集', 'the tax registration was not collected'],
  ageName: ['法人高龄/低龄', 'Legal representative very old or young'],
  ageThreshold: [
    '法定代表人年龄≥{old:count}岁低，<{young:count}岁中',
    'Legal representative aged ≥ {old} low, < {young} medium',
  ],
  ageTemplate: ['法定代表人年龄{n:code}岁。', 'The legal representative is {n} years old.'],
  ageUnknown: ['法定代表人年龄未采集', 'the age of the legal representative was not collected'],
  aged: ['法定代表人年龄{age:count}岁。', 'The legal representative is {age|year|years} old.'],
  bornIn: [
    '法定代表人{born:year}年出生，{low:count}或{high:count}岁。',
    'The legal representative was born in {born} and is {low} or {high} years old.',
  ],
  bornOpen: [
    '法定代表人{born:year}年出生，{low:count}或{high:count}岁，须按出生月日核实',
    'the legal representative was born in {born} and is {low} or {high} years old, which depends on the birthday',
  ],

  personsName: ['个税社保不符', 'Persons of income tax and of insurance differ'],
  personsThreshold: [
    '个人所得税申报人数与参保人数之比<50%',
    'Persons declared for income tax < 50% of those insured',
  ],
  personsTemplate: [
    '申报个税{a:code}人，参保{b:code}人。',
    '{a} persons are declared for income tax, {b} are insured.',
  ],
  personsNeeded: [
    '需要个人所得税扣缴申报人数',
    'the number of persons declared for income tax is needed',
  ],
  insuredLast: ['最近一个月参保人数', 'number insured in the last month'],
  outputName: ['人均产值异常', 'Implausible sales per head'],
  outputThreshold: [
    '参保0人而近12个月申报销售额>{yuan:count}元；或人均销售额超过行业P95的3倍(暂无基准)',
    'Nobody insured and declared sales of the last 12 months > {yuan} yuan; or sales per head over 3 times the P95 of the industry (no benchmark yet)',
  ],
  outputTemplate: [
    '参保{n:code}人，人均销售额{v:code}万元，规模不匹配。',
    '{n} persons are insured, with sales of {v} × 10,000 yuan a head: the scales do not match.',
  ],
  insuredUnknown: ['参保人数未采集', 'the number insured was not collected'],
  noBenchmark: [
    '暂无行业人均销售额基准',
    'there is no benchmark of sales per head of the industry yet',
  ],
  declaredSales: ['申报销售额', 'Declared sales'],
  insured: ['参保人数', 'Number insured'],
  output: [
    '参保0人，近12个月申报销售额{wan:amount}万元，规模不匹配，建议核实用工。',
    'Nobody is insured, with declared sales of {wan} × 10,000 yuan in the last 12 months: the scales do not match, check who works there.',
  ],
  stampName: ['印花税未缴', 'Stamp duty not paid'],
  stampThreshold: [
    '印花税实缴与购销规模应缴之比<{share:percent}，且近12个月开票不含税销售额>{yuan:count}元',
    'Stamp duty paid < {share} of what sales and purchases ask for, and invoiced sales without tax of the last 12 months > {yuan} yuan',
  ],
  stampTemplate: [
    '印花税实缴与购销规模不符。',
    'Stamp duty paid does not match sales and purchases.',
  ],
  stamp: [
    '近12个月印花税实缴{paid:yuan}，为按购销规模测算的{share:percent}，印花税实缴与购销规模不符，建议核实（服务类合同多不在征税范围）。',
    'Stamp duty of {paid} was paid in the last 12 months, {share} of what sales and purchases ask for, which does not match: check it (most contracts of services are not taxed).',
  ],

  ratingUnknown: ['纳税信用等级未采集', 'the tax credit rating was not collected'],
  downName: ['信用等级下降', 'Lower tax credit rating'],
  downThreshold: [
    '最近3个评价年度内下降≥{medium:count}级中、≥{high:count}级高',
    'Lower within the last 3 rated years by ≥ {medium|step|steps} medium, ≥ {high|step|steps} high',
  ],
  downTemplate: [
    '纳税信用等级由{a:code}下降为{b:code}。',
    'The tax credit rating fell from {a} to {b}.',
  ],
  fell: [
    '纳税信用等级由{from:code}级({fromYear:year}年度)下降为{to:code}级({toYear:year}年度)。',
    'The tax credit rating fell from {from} ({fromYear}) to {to} ({toYear}).',
  ],
  fellTwice: [
    '纳税信用等级由{from:code}级({fromYear:year}年度)下降为{to:code}级({toYear:year}年度)，又由{again:code}级({againYear:year}年度)下降为{last:code}级({lastYear:year}年度)。',
    'The tax credit rating fell from {from} ({fromYear}) to {to} ({toYear}), then from {again} ({againYear}) to {last} ({lastYear}).',
  ],

  lateFilingSpoken: [
    '逾期申报的责令改正已由规则R-005提示',
    'the order to mend a late filing is already said by rule R-005',
  ],
  violationName: ['涉税处罚/稽查', 'Tax penalties and audits'],
  violationThreshold: [
    '偷逃骗抗税、虚开发票为红线(已处理的计36个月)；未处理的其他违法违章≥{n:count}条：稽查、发票违法、逾期缴款高，逾期申报及其他中；已处理的：稽查36个月内中，发票违法、逾期缴款及其他24个月内低',
    'Evasion, fraud and false invoices: red line (settled ones for 36 months); other open violations ≥ {n}: audits, invoice offences and late payment high, late filing and others medium; settled: audits within 36 months medium, invoice offences, late payment and others within 24 months low',
  ],
  violationTemplate: [
    '存在{fact:code}，类别{kind:code}，状态{status:code}。',
    'On record: {fact}, of the kind {kind}, state {status}.',
  ],
  violationsNotCollected: ['未采集违法违章信息', 'violations were not collected'],
  countedHere: ['其中计入本规则', 'Of them counted by this rule'],
  violationsMute: [
    '有{n:count}条违法违章未注明处理状态',
    '{n|violation states|violations state} no outcome',
  ],
  countedViolations: ['计入本规则的违法违章', 'violations counted by this rule'],
  noFact: ['未注明事实', 'fact not stated'],
  noDay: ['登记日期未注明', 'no day of registration'],
  violation: [
    '存在违法违章记录“{fact:text}”({day:words}，{kind:words}，状态{status:words})，建议核实处理情况。',
    'A violation is on record: “{fact}” ({day}, {kind~}, state: {status~}). Check how it was dealt with.',
  ],
  violations: [
    '存在违法违章记录“{fact:text}”({day:words}，{kind:words}，状态{status:words})、“{fact2:text}”({day2:words}，{kind2:words}，状态{status2:words})，建议核实处理情况。',
    'Violations are on record: “{fact}” ({day}, {kind~}, state: {status~}), “{fact2}” ({day2}, {kind2~}, state: {status2~}). Check how they were dealt with.',
  ],
  violationsMore: [
    '存在违法违章记录“{fact:text}”({day:words}，{kind:words}，状态{status:words})、“{fact2:text}”({day2:words}，{kind2:words}，状态{status2:words})等{n:count}条，建议核实处理情况。',
    '{n|violation is|violations are} on record, among them “{fact}” ({day}, {kind~}, state: {status~}), “{fact2}” ({day2}, {kind2~}, state: {status2~}). Check how they were dealt with.',
  ],
})
