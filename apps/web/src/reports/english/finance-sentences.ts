/** Sentences of the chapters on financial statements that carry figures. */
import type { Sentence } from './sentences.ts'

const SHEETS = '资产负债表|利润表|现金流量表'

const FIGURES: readonly Sentence[] = [
  [/^平均(.+)\((\d{4})年初与(\d{4}-\d{2})末\)$/, 'Mean ~1 (beginning of $2, end of $3)'],
  [/^平均(.+)\((\d{4}-\d{2})末与(\d{4}-\d{2})末\)$/, 'Mean ~1 (end of $2, end of $3)'],
  [/^(.+)\((\d{4}-\d{2})末\)$/, '@1 (end of $2)'],
  [/^(.+)\((\d{4})年初\)$/, '@1 (beginning of $2)'],
  [/^(.+)\((\d{4}-\d{2})至(\d{4}-\d{2})\)$/, '@1 ($2 to $3)'],
  [/^(\d{4})年度申报利润总额$/, 'Total profit of the tax return of $1'],
  [/^财务报表项目：(.+)$/, 'Items of statements: @1'],
  [new RegExp(`^(.+)；(\\d{4}-\\d{2}-\\d{2}) (${SHEETS})$`), '@1; ~3 of $2'],
  [
    /^资产负债表与利润表的全部项目；期末为(.+)$/,
    'All items of balance sheets and income statements; period ends $1',
  ],
  [/^(.+)（未归入科目表）$/, '@1 (not in the chart)'],
]

const REASONS: readonly Sentence[] = [
  [
    new RegExp(`^([\\d-]+)(${SHEETS})未列示(.+)的年初余额$`),
    '~2 of $1 does not state the beginning of the year of: ~3',
  ],
  [/^([\d-]+)现金流量表只列本期数，(.+)$/, 'cash flow statement of $1 states quarters only: @2'],
  [/^(\d{4}年|[\d-]+)只列本期数，(.+)$/, '@1 states quarters only: @2'],
  [/^(\d{4}年|[\d-]+)(由各季度本期数合计，与资产负债表货币资金变动相符)$/, '@1 @2'],
  [/^并非每个季度都列示(.+)$/, 'not every quarter states: ~1'],
  [
    /^各季度合计与资产负债表货币资金变动相差(.+)元，未采用$/,
    'the quarters and the change of cash in the balance sheets differ by $1 yuan: not used',
  ],
  [new RegExp(`^([\\d-]+)(${SHEETS})未列示([^；]+)$`), '~2 of $1 does not list: ~3'],
  [
    new RegExp(`^([\\d-]+)(${SHEETS})有多行(.+)且金额不一$`),
    'several rows of ~3 in the ~2 of $1 disagree',
  ],
  [
    /^没有([\d-]+)现金流量表（小企业会计准则下为选报）$/,
    'no cash flow statement of $1 (optional for small enterprises)',
  ],
  [new RegExp(`^没有([\\d-]+)(${SHEETS})$`), 'no ~2 of $1'],
  [new RegExp(`^没有([^；]+)的(${SHEETS})。$`), 'No ~2 of @1.'],
  [new RegExp(`^没有([^；]+)的(${SHEETS})$`), 'no ~2 of @1'],
  [
    /^未取得([\d-]+)末余额，按年初与期末平均$/,
    'no balance of $1: mean of the beginning of the year and the end',
  ],
  [
    /^企业成立于([\d-]+)，近四个季度不足12个月$/,
    'founded $1: four quarters are less than 12 months',
  ],
  [/^企业成立于([\d-]+)，上年同期尚未成立$/, 'founded $1, after the same months a year earlier'],
  [
    /^企业成立于([\d-]+)，上年同期仅有(\d+)个月$/,
    'founded $1: $2 months of the same time a year earlier',
  ],
  [/^(企业成立于.+)，不计算变动$/, '@1: no changes'],
  [/^本年累计自([\d-]+)成立起$/, 'year to date is since the founding in $1'],
  [
    /^资产负债率(.+)高于(.+)，净资产过薄，收益率偏高不作正面评价$/,
    'debts are $1 of assets, more than $2: with so little equity a high return is no praise',
  ],
  [/^企业在(\d{4})年尚未成立$/, 'the enterprise did not exist in $1'],
  [/^([\d-]+)报表$/, 'statements of $1'],
  [/^自([\d-]+)起$/, 'since $1'],
  [/^(.+?)(\d+)家企业的基准$/, 'benchmark of $2 enterprises: @1'],
  [/^(.+)为零$/, '~1: zero'],
  [/^(.+)为负，建议核实报表$/, '~1: negative, check the statement'],
  [/^(.+)为负，收益率没有意义$/, '~1: negative, the return has no meaning'],
  [/^(.+)为负$/, '~1: negative'],
  [/^(.+)末资产总计不为正$/, 'total assets at the end of $1 are not positive'],
  [
    /^NO_BASE：上一年度营业收入不为正，不能计算增长$/,
    'revenue of the year before is not positive: no growth',
  ],
  [/^ZERO_BASE：(.+)$/, '@1'],
  [/^SUPPRESSED:ASSESSED_TAX$/, 'set aside: tax is assessed without books'],
  [/^没有(\d{4})年度企业所得税申报的利润总额$/, 'no total profit of the tax return of $1'],
  [
    /^存货周转(\d+)天，需要近24个月进项发票才能判断采购是否增长$/,
    'inventories turn in $1 days: whether purchases grow needs the purchase invoices of 24 months',
  ],
  [/^(.+)情况无法判断：(.+)。$/, '@1 undetermined: @2.'],
  [/^资产负债$/, 'Liabilities and assets'],
  [/^最近年度盈利$/, 'Profit of the last year'],
]

const CHECKS: readonly Sentence[] = [
  [/^共(\d+)张报表，最近一期为([\d-]+)$/, '$1 statements, the last of $2'],
  [/^缺少(\d{4})年度(.+)，最近一期为([\d-]+)$/, 'missing of $1: ~2; the last is of $3'],
  [/^已核对(\d+)张报表，均相符$/, '$1 statements checked, all agree'],
  [/^已核对(\d+)项勾稽关系，均相符$/, '$1 identities checked, all agree'],
  [/^占比与变动按(.+?)$/, 'shares and changes of @1'],
  [/^占比与变动按([^；]+)；(.+)$/, 'shares and changes of @1; @2'],
  [/^勾稽不符：(.+)$/, 'does not agree: @1'],
  [/^(.+) 等(\d+)处$/, '@1; $2 in all'],
  [
    /^([\d-]+)资产总计与负债和所有者权益相差(.+)$/,
    '$1: total assets and liabilities with equity differ by @2',
  ],
  [
    /^([\d-]+)流动资产与非流动资产之和与资产总计相差(.+)$/,
    '$1: current with non-current assets and total assets differ by @2',
  ],
  [
    /^([\d-]+)年初余额与([\d-]+)末余额相差(.+)$/,
    '$1: beginning of the year and end of $2 differ by @3',
  ],
  [
    /^([\d-]+)利润总额减所得税费用与净利润相差(.+)$/,
    '$1: total profit less income tax and net profit differ by @2',
  ],
  [
    /^([\d-]+)营业收入本年累计与([\d-]+)相差(.+)$/,
    '$1: revenue since January is below that of $2 by @3',
  ],
  [
    /^([\d-]+)现金净增加额与货币资金变动相差(.+)$/,
    '$1: net change in cash and change of cash and deposits differ by @2',
  ],
  [/^(\d+)行未能归入会计科目表，只列示不计算$/, '$1 rows are not in the chart: shown, not counted'],
  [/^(\d+)个项目有多行且金额不一，未计算$/, '$1 items have rows that disagree: not counted'],
  [
    /^(\d{4})年初至(\d+)月末；报表未列示的为“--”，变动本身不等于存在问题$/,
    'Beginning of $1 to the end of month $2; “--” where not listed; a change alone is no finding',
  ],
  [
    /^弹性系数 = 项目变动率 ÷ 营业收入变动率；同增时在([\d.]+)至([\d.]+)之间为正常，同减时按倒数判断，一增一减的建议核实；缺上年数据的不判断$/,
    'Elasticity = change of the item ÷ change of revenue; normal from $1 to $2 where both grow, by its inverse where both fall; to be checked where one grows and one falls; not judged without the year before',
  ],
  [
    /^销售商品、提供劳务收到的现金 ÷ 含税营业收入，本年累计；含税营业收入以营业收入按(\d+%)（小规模纳税人(\d+%)）估算，比值只会偏低$/,
    'Cash from sales ÷ revenue with tax, year to date; tax is put at $1 (small-scale taxpayers $2), so that the ratio is never too high',
  ],
  [
    /^流动负债合计 > 流动资产合计，且固定资产 ÷ 资产总计 > (\d+%)，期末$/,
    'Current liabilities > current assets, and fixed assets ÷ total assets > $1, period end',
  ],
]

const FINDINGS: readonly Sentence[] = [
  [
    /^(最近一期报表|最近年度报表(?:（自[\d-]+成立起）)?)(.+?)为(.+?)，达到预警线\((.+)\)。$/,
    '@2 of the @1: @3, past the line (@4).',
  ],
  [
    /^最近年度资产负债率为(.+)，不高于(.+)。$/,
    'Liabilities are $1 of assets in the last year, at most $2.',
  ],
  [
    /^最近年度经营活动现金流量净额为净利润的(.+)倍。$/,
    'Net operating cash flow is $1 times the net profit of the last year.',
  ],
  [/^最近年度营业收入同比增长(.+)。$/, 'Revenue of the last year grew by $1.'],
  [/^最近年度净利率为(.+)。$/, 'Net margin of the last year: $1.'],
  [
    /^连续(\d+)年亏损但(\d{4})年营业收入增长(.+)，建议了解持续经营的资金来源。$/,
    '$1 years of losses in a row, yet revenue of $2 grew by $3: ask where the money to go on comes from.',
  ],
  [
    /^(\d{4})年财务报表利润总额为(.+)，企业所得税申报为零，建议核实差异原因。$/,
    'Total profit of the statements of $1 is @2, of the tax return nothing: check why.',
  ],
  [
    /^(\d{4})年财务报表利润总额比企业所得税申报多(.+)元，相差(.+)，建议核实差异原因。$/,
    'Total profit of the statements of $1 is above that of the tax return by $2 yuan, $3: check why.',
  ],
  [
    /^(\d{4})年财务报表利润总额比企业所得税申报少(.+)元，相差(.+)，建议核实差异原因。$/,
    'Total profit of the statements of $1 is below that of the tax return by $2 yuan, $3: check why.',
  ],
  [
    /^毛利率为(.+)，低于(.+)，建议核实收入与成本的确认。$/,
    'Gross margin is $1, below $2: check how revenue and cost are recognised.',
  ],
  [
    /^毛利率由(.+)变为(.+)，较上年变动(.+)，建议核实收入与成本的确认。$/,
    'Gross margin went from $1 to $2, by @3: check how revenue and cost are recognised.',
  ],
  [
    /^毛利率为(.+)，与行业中位数(.+)相差(.+)，建议核实收入与成本的确认。$/,
    'Gross margin is $1, off the median of the industry, $2, by @3: check how revenue and cost are recognised.',
  ],
  [
    /^([\d-]+)末其他应收款(.+?)，占资产([^，]+)，较上年增长(.+?)，建议核实往来对象；股东借款年末未还的视同分红。$/,
    'Other receivables at the end of $1 are @2, $3 of assets, up by $4 on the year: check who owes them; loans to owners not repaid by the end of the year count as dividends.',
  ],
  [
    /^([\d-]+)末其他应收款(.+?)，占资产([^，]+)，建议核实往来对象；股东借款年末未还的视同分红。$/,
    'Other receivables at the end of $1 are @2, $3 of assets: check who owes them; loans to owners not repaid by the end of the year count as dividends.',
  ],
  [
    /^预收款项与合同负债至少(.+?)挂账超过(\d+)个月未结转收入，占近四个季度营业收入(.+)，建议核实合同与交付。$/,
    'At least @1 of advances and contract liabilities have lain for over $2 months without becoming revenue, $3 of the revenue of four quarters: check contracts and deliveries.',
  ],
  [
    /^预收款项与合同负债至少(.+?)挂账超过(\d+)个月未结转收入，建议核实合同与交付。$/,
    'At least @1 of advances and contract liabilities have lain for over $2 months without becoming revenue: check contracts and deliveries.',
  ],
  [
    /^存货周转(\d+)天，而近12个月进项采购较上一个12个月增加(.+)，建议实地盘点。$/,
    'Inventories turn in $1 days, yet purchases of 12 months are up by @2 on the 12 before: count the stock.',
  ],
  [
    /^期末存货由(.+)增至(.+)，而营业收入同比下降(.*)，建议实地盘点。$/,
    'Stock went from @1 to @2 while revenue fell on the year before $3: count the stock.',
  ],
]

export const FINANCE_SENTENCES: readonly Sentence[] = [
  [/^最近年度报表（自([\d-]+)成立起）$/, 'statements of the last year (since the founding in $1)'],
  ...FINDINGS,
  ...FIGURES,
  ...REASONS,
  ...CHECKS,
]
