/** What is said of the statements of the ledger beside those that were filed. */
import { words } from '@xinjian/format/say/words'

export const ERP_FILED_SAYS = words({
  otherReceivables: [
    '其他应收款(含应收利息、股利)',
    'Other receivables, interest and dividends included',
  ],
  fixedAssets: ['固定资产(含清理)', 'Fixed assets, those in disposal included'],
  constructionInProgress: [
    '在建工程(含工程物资)',
    'Construction in progress, its materials included',
  ],
  advances: ['预收款项及合同负债', 'Advances and contract liabilities'],
  otherPayables: [
    '其他应付款(含应付利息、股利)',
    'Other payables, interest and dividends included',
  ],
  longPayables: ['长期应付款(含专项)', 'Long-term payables, special ones included'],
  dividendsPaid: ['分配股利、利润及偿付利息支付的现金', 'Dividends, profits and interest paid'],
  otherOperatingIn: [
    '收到其他与经营活动有关的现金(含税费返还)',
    'Other operating cash received, tax refunds included',
  ],
  adminExpenses: ['管理费用(含研发)', 'Administrative expenses, research included'],

  SAME: ['一致', 'The same'],
  DIFFERS: ['不一致', 'Differs'],
  MOVED: ['重分类', 'Shown on the other side'],
  LEDGER: ['仅账套', 'Ledger only'],
  FILED: ['仅报送', 'Filed only'],
  APART: ['口径不同', 'Meant otherwise'],

  periods: ['账套推算与报送报表(按期)', 'Ledger beside filed statements, by period'],
  lines: [
    '{month:code}{sheet:words}：账套推算与报送逐行对照',
    '{sheet} of {month}: ledger beside what was filed, line by line',
  ],
  period: ['期末', 'Period end'],
  standard: ['报送依据的准则', 'Standard filed by'],
  SMALL: ['小企业会计准则', 'Small enterprises'],
  GENERAL: ['企业会计准则', 'Enterprises'],
  noStandard: ['未写明', 'Not named'],
  sheets: ['可对照的报表', 'Statements compared'],
  compared: ['可比行数', 'Lines'],
  same: ['一致行数', 'Agree'],
  moved: ['重分类行数', 'On other side'],
  differs: ['不一致行数', 'Differ'],
  oneSided: ['单方行数', 'One side'],
  worst: ['差额最大的项目', 'Line that differs most'],
  ledger: ['账套推算', 'Ledger'],
  filed: ['报送', 'Filed'],
  difference: ['报送−账套', 'Filed − ledger'],
  state: ['标记', 'Mark'],
  result: ['对照结果', 'Result'],
  item: ['项目', 'Item'],

  allSame: [
    '{month:code}：{sheets:list}可比的{n:count}行中，账套推算与报送报表全部一致。',
    '{month}: of {sheets}, {n|line|lines} could be compared, and ledger and filed statements agree in all.',
  ],
  someMoved: [
    '{month:code}：{sheets:list}可比的{n:count}行中，{same:count}行一致，{moved:count}行只是列示在另一方（净额一致）。',
    '{month}: of {sheets}, {n|line|lines} could be compared; {same|agrees|agree} and {moved|is|are} only shown on the other side, with the same net amount.',
  ],
  someDiffer: [
    '{month:code}：{sheets:list}可比的{n:count}行中，{same:count}行一致，{moved:count}行只是列示在另一方（净额一致），{differs:count}行不一致；相差最大的是{most:list}。',
    '{month}: of {sheets}, {n|line|lines} could be compared; {same|agrees|agree}, {moved|is|are} only shown on the other side with the same net amount, and {differs|differs|differ}, most of all {most}.',
  ],
  off: ['{item:words}（差{off:yuan}）', '{item} (by {off})'],
  nature: [
    '报送的报表也由企业自行编制：与账套一致只说明两者同源，不一致须请企业说明；不计入可信度评分。',
    'What was filed is the enterprise’s own word as well: that both agree says no more than that they are of one source, and a difference is for the enterprise to explain. It counts in no score of credibility.',
  ],
  balanceNote: [
    '期末余额，差额为报送减账套（一分也列示），空白为该方没有列示，不等于零',
    'At the end of the period, the difference is filed less ledger (down to one fen), empty: that side does not tell it, which is not nought',
  ],
  incomeNote: [
    '本年累计，差额为报送减账套（一分也列示），空白为该方没有列示，不等于零',
    'Since January, the difference is filed less ledger (down to one fen), empty: that side does not tell it, which is not nought',
  ],
  cashNote: [
    '本年累计，差额为报送减账套（一分也列示），空白为该方没有列示，不等于零；账套一方按凭证的对方科目归类，重分类与受限资金的口径差异须请企业说明',
    'Since January, the difference is filed less ledger (down to one fen), empty: that side does not tell it, which is not nought; the ledger by the other side of vouchers, so that what was put elsewhere or is pledged is for the enterprise to explain',
  ],
  apartNote: [
    '两者依据的准则不同，只对照含义相同的行',
    'the two follow different standards, and only lines that mean the same are compared',
  ],
  uploadedNote: [
    '报送一方为企业上传的文件，不是税局采集',
    'what was filed was brought as a file by the enterprise, not collected from the bureau',
  ],
  periodsNote: [
    '近36个月的季末；逐行对照列示最近一期和各年末',
    'Quarter ends of the last 36 months; line by line for the newest of them and ends of years',
  ],
  filedOnly: [
    '账套不能推算、只有报送报表的：{periods:list}。',
    'Filed, and not derived from the ledger: {periods}.',
  ],
  ledgerOnly: [
    '账套已推算、没有取得报送报表的：{periods:list}。',
    'Derived from the ledger, and no filed statement is there: {periods}.',
  ],
  sheetOf: ['{month:code}{sheet:words}', '{sheet~} of {month}'],
  sheetsOf: [
    '{sheet:words}{n:count}期（{from:code}至{to:code}）',
    '{sheet~} of {n|quarter end|quarter ends} ({from} to {to})',
  ],
  notCompared: [
    '账套推算的报表与报送的报表未作对照：{why:words}。',
    'Statements of the ledger and filed ones were not compared: {why}.',
  ],
  notCollected: [
    '未取得报送的财务报表（没有采集，或没有有效的授权）',
    'no filed statements are there (none were collected, or no contract in force allows them)',
  ],
  noneFiled: ['采集的范围内没有财务报表', 'there are no statements in what was collected'],
  otherStandard: [
    '报送的报表依据行政事业单位会计制度',
    'what was filed follows the accounting system of institutions',
  ],
  noneCommon: ['两者没有相同的季末', 'they have no quarter end in common'],
  booksReachNone: [
    '账套不足以推算任何季末的报表',
    'the books suffice for the statements of no quarter end',
  ],
  differsText: [
    '{month:code}账套推算的{item:words}为{ledger:yuan}，报送的报表为{filed:yuan}，两份报表共{n:count}行不一致，建议请企业说明。',
    'In {month} the ledger comes to {ledger} of {item~}, what was filed says {filed}; in all {n|line differs|lines differ}: ask the enterprise to explain.',
  ],
  differsAsk: [
    '请企业说明账套与报送报表不一致的原因，并提供调整依据。',
    'Why its books and the statements it filed differ, with what the adjustment stands on.',
  ],
  gateTitle: ['账套与报送报表一致', 'Books agree with filed statements'],
  gateAt: [
    '最近一期可对照的报表中任一行相差超过1元须人工复核；现金流量表只看净增加额与期初、期末余额',
    'A line of the newest statements that compare is off by more than one yuan: for a person; of the cash flow statement its change and its two ends alone',
  ],
  gateSource: ['决策 0288', 'decision 0288'],
  qualityTitle: ['账套推算与报送报表一致', 'Ledger and filed statements agree'],
  qualityDiffers: [
    '{month:code}有{n:count}行不一致，相差最大的是{most:words}',
    'of {month} {n|line differs|lines differ}, most of all {most}',
  ],
})
