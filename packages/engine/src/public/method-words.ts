import { words } from '@xinjian/format/say/words'

/** How reports on public records are made. */
export const PUBLIC_METHOD_SAYS = words({
  sources: [
    '数据来自工商、司法公示信息，由所用来源提供，各项注明来源与时间；来源没有查到记录的写作“未发现记录”，来源不提供的写作“未查得”，查询失败的写作“未取到”，三者都不等于没有。',
    'Data are what registry and courts publish, as the sources in use tell it, each with source and time. Where a source knows of none it says “no record found”, where no source tells it “not told”, where the look-up failed “no answer”: none of the three means that there is none.',
  ],
  matching: [
    '记录载明企业统一社会信用代码的计为企业自身；只有名称相同而未载明代码的标为疑似，不计入任何指标、规则与红线，最多导致人工复核；代码不同的不属于该企业。',
    'A record that bears the enterprise’s own code is of it; one that bears the name only and no code is marked and counts in no figure, rule or red line: it leads to a review at most. One with another code is of another firm.',
  ],
  validity: [
    '效力按判断日判断：被执行人、立案以来源仍在公示且未载明结案为有效；失信自公布之日起{dishonest:count}个月，有暴力妨碍或多项失信行为的，其后至{extended:count}个月不能判断；限制消费令至解除；股权冻结至期满或解冻，最长{measure:count}个月；查封至期满或解除，未载明期限的不能判断；异常名录至移出。未载明日期的不判断为有效或失效，单独列示。',
    'Whether a record holds is judged on the day of judgement: enforcement and filings while the source shows them and does not say that they are closed; dishonest debtors {dishonest|month|months} from publication, and with violence or several acts it cannot be said until {extended|month|months}; restriction orders until lifted; freezes of equity until their end or release, {measure|month|months} at most; seizures until their end or release, and where none is stated it cannot be said; lists until removal. A record without a day is neither: it is told apart.',
  ],
  chains: [
    '同一案件的一审、二审、再审、执行、终本按案号（含原审案号、后续案号、执行依据文号）并为一件；金额只计最后一个载明金额的阶段。',
    'Instances, enforcement and its end are joined into one case by their numbers (those of the instance before, of the following case and of the basis of enforcement included); of its amounts that of the latest stage which states one counts.',
  ],
  disputed: [
    '对记录提出异议、尚未答复的，标为异议处理中；异议不改变结论，记录是否更正以来源的下一次答复为准。',
    'A record under an objection that was not answered is marked; an objection changes no verdict, and whether a record is put right is what its source tells next.',
  ],
  persons: [
    '自然人姓名按规定隐去；自然人的记录只在已知与企业有关的范围内比对。',
    'Names of natural persons are hidden as required, and their records are looked for only among firms known to be related.',
  ],
  currency: ['非人民币金额不折算为人民币。', 'Amounts that are not in yuan are not converted.'],
  data: ['工商与司法公示信息', 'what registry and courts publish'],
  dataRegistry: ['工商公示信息', 'what the registry publishes'],
  dataCourt: ['司法公示信息', 'what courts publish'],
  judged: ['指标与规则提示', 'Indicators and rule alerts'],
  noDebts: [
    '已查询失信被执行人、被执行人与限制消费令，截至{day:code}未发现现行记录。',
    'Dishonest debtors, enforcement and restriction orders were looked up: no record that holds was found as of {day}.',
  ],
  debtsOpen: [
    '失信情况无法判断：{why:words}。',
    'Whether it is a dishonest debtor cannot be judged: {why}.',
  ],
  enforcedOpen: [
    '被执行情况无法判断：{why:words}。',
    'Whether it is under enforcement cannot be judged: {why}.',
  ],
  abnormalOpen: [
    '是否列入经营异常名录无法判断：{why:words}。',
    'Whether it is on the list of abnormal operations cannot be judged: {why}.',
  ],
})
