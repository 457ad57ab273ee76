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
  adminExpenses: ['管理费用(含研发)', 'Administrative expenses, research included'],

  SAME: ['一致', 'the same'],
  DIFFERS: ['不一致', 'differs'],
  MOVED: ['重分类', 'shown on the other side'],
  LEDGER: ['仅账套', 'ledger only'],
  FILED: ['仅报送', 'filed only'],
  APART: ['口径不同', 'meant otherwise'],

  periods: ['账套推算与报送报表(按期)', 'Ledger beside filed statements, by period'],
  lines: [
    '{month:code}账套推算与报送报表逐行对照',
    'Ledger beside filed statements of {month}, line by line',
  ],
  period: ['期末', 'Period end'],
  standard: ['报送依据的准则', 'Standard of what was filed'],
  SMALL: ['小企业会计准则', 'standards for small enterprises'],
  GENERAL: ['企业会计准则', 'standards for enterprises'],
  noStandard: ['未写明', 'not named'],
  sheets: ['可对照的报表', 'Statements compared'],
  compared: ['可比行数', 'Lines compared'],
  same: ['一致行数', 'Lines that agree'],
  moved: ['重分类行数', 'Shown on the other side'],
  differs: ['不一致行数', 'Lines that differ'],
  oneSided: ['单方行数', 'Told by one side'],
  worst: ['差额最大的项目', 'Line that differs most'],
  sheet: ['报表', 'Statement'],
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
  linesNote: [
    '资产负债表为期末余额，利润表为本年累计；差额为报送减账套，一分也列示；空白为该方没有列示，不等于零',
    'Balance sheet at the end of the period, income statement since January; the difference is filed less ledger, down to one fen; empty: that side does not tell it, which is not nought',
  ],
  linesApart: [
    '两者依据的准则不同：只对照含义相同的行，含义不同的标为“口径不同”',
    'The two follow different standards: only lines that mean the same are compared, others are marked as meant otherwise',
  ],
  uploadedNote: [
    '其中{sheets:list}为企业上传的文件，不是税局采集',
    '{sheets}: brought as a file by the enterprise, not collected from the bureau',
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
  notCollected: [
    '未取得报送的财务报表（没有采集，或没有有效的授权），账套推算的报表没有可对照的另一方。',
    'No filed statements are there (none was collected, or no contract in force allows them), so the ledger’s own have nothing to be held against.',
  ],
  sheetsOf: [
    '{sheet:words}{n:count}期（{from:code}至{to:code}）',
    '{sheet~} of {n|quarter end|quarter ends} ({from} to {to})',
  ],
  noneFiled: [
    '采集的范围内没有财务报表，账套推算的报表没有可对照的另一方。',
    'There are no statements in what was collected, so the ledger’s own have nothing to be held against.',
  ],
  otherStandard: [
    '报送的报表依据行政事业单位会计制度，与账套推算的报表不作对照。',
    'What was filed follows the accounting system of institutions and is not held against the ledger.',
  ],
  noneCommon: [
    '报送的报表与账套推算的报表没有相同的季末，未作对照。',
    'Filed statements and those of the ledger have no quarter end in common, so nothing was compared.',
  ],
  booksReachNone: [
    '账套不足以推算任何季末的报表，报送的报表没有可对照的另一方。',
    'The books suffice for the statements of no quarter end, so the filed ones have nothing to be held against.',
  ],
  qualityTitle: ['账套推算与报送报表一致', 'Ledger and filed statements agree'],
  qualityDiffers: [
    '{month:code}有{n:count}行不一致，相差最大的是{most:words}',
    'of {month} {n|line differs|lines differ}, most of all {most}',
  ],
})
