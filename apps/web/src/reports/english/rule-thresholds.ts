/** When a rule is hit. The figures come from the tables of the engine: they stand as `#` here and are put in as written. */
export const RULE_THRESHOLDS: readonly (readonly [zh: string, en: string])[] = [
  ['税务登记状态为非正常或非正常户注销', 'Tax registration is irregular, or struck off as such'],
  ['最近一次纳税信用评价为D级', 'Last tax credit rating is D'],
  [
    '顶额占比>#中、>#高，税控有效张数≥#',
    'Share at the ceiling > # medium, > # high, with ≥ # valid tax-disk invoices',
  ],
  ['近#个月中额度使用率≥#的月数≥#', 'Of the last # months, quota used ≥ # in ≥ #'],
  ['作废率>#中、>#高，税控发票≥#张', 'Void rate > # medium, > # high, with ≥ # tax-disk invoices'],
  [
    '单日作废≥#张且占当日>#，或月末#天作废占当月>#(当月≥#张)；空白作废不计',
    '≥ # voids in a day and > # of the day, or the last # days of a month with > # of its voids (≥ # in the month); blank voids left out',
  ],
  ['红冲金额率>#中、>#高、>#红线', 'Red rate > # medium, > # high, > # red line'],
  [
    '#–#月红冲上年蓝票>上年净额的#',
    'Months # to #: red of last year’s blue > # of last year’s net',
  ],
  [
    '某月开票>中位数的#倍，#天内红冲≥#，且临近融资申请(±#天)',
    'A month > # × the median, ≥ # days later red ≥ #, near an application (± # days)',
  ],
  ['深夜占比>#中、>#高', 'Share at night > # medium, > # high'],
  ['放假日占比>#', 'Share on holidays > #'],
  ['整万元占比>#低', 'Share of round amounts > # low'],
  [
    '连号率>#，或同日向同一购方连号#张以上',
    'Share of consecutive numbers > #, or # and more in a row to one buyer in a day',
  ],
  ['增长>#中、>#高，此前月均≥#元', 'Growth > # medium, > # high, with ≥ # yuan a month before'],
  [
    '近#个月同比<#，或近#个月净额不为正而此前#个月为正',
    'Last # months < # on the year before, or the net of the last # not positive after # months of a positive one',
  ],
  [
    '最长连续断票≥#个月中、≥#个月高(剔除#月)',
    'Longest run without invoices ≥ # months medium, ≥ # high (without month #)',
  ],
  [
    '距最近开票>#天中、>#天高；#–#月及春节所在#月放宽#天',
    'Last invoice > # days ago medium, > # high; in months #–# and in the month of the Spring Festival (#) # days more',
  ],
  [
    '进销比>#，或有进项而销项净额不为正',
    'Purchases over sales > #, or purchases without positive net sales',
  ],
  [
    '占销项#以上的品类没有进项，且该品类销售>#元；制造业与批发零售业',
    'A category above # of sales is never bought, and sells > # yuan; industry and trade',
  ],
  ['品类匹配率<#中、<#高；仅批发零售业', 'Match of categories < # medium, < # high; trade only'],
  [
    '|销−进|÷较大者<#中、<#高；仅批发零售业',
    '|sales − purchases| ÷ the larger < # medium, < # high; trade only',
  ],
  ['先销后进的商品占比>#中、>#高', 'Share of goods sold before bought > # medium, > # high'],
  [
    '异常凭证税额>#中；占比≥#且>#元为红线',
    'Tax of abnormal vouchers > # medium; ≥ # of the whole and > # yuan red line',
  ],
  ['异常供应商占比>#中、>#高', 'Share of irregular suppliers > # medium, > # high'],
  ['异常客户占比>#中、>#高', 'Share of irregular customers > # medium, > # high'],
  ['第一大供应商占比>#中、>#高', 'Largest supplier > # medium, > # high'],
  [
    '第一大客户>#(制造业配套>#)，或前三大>#',
    'Largest customer > # (suppliers of makers > #), or top three > #',
  ],
  ['互开金额占比>#中、>#高', 'Share of mutual invoicing > # medium, > # high'],
  ['环形开票≥#条', 'Rings of invoices ≥ #'],
  [
    '客户与供应商的省外占比均>#，且客户、供应商各不少于#家',
    'Customers and suppliers outside the province both > #, with at least # of each',
  ],
  [
    '经营支出占比<#中、<#高，近#个月开票>#元',
    'Share of running costs < # medium, < # high, with the last # months > # yuan',
  ],
  [
    '餐饮住宿占比>#；租赁和商务服务业>#',
    'Catering and lodging > #; leasing and business services > #',
  ],
  [
    '参保#人而近#个月开票>#元；或人均开票超过行业P#的#倍(暂无基准)',
    '# insured and the last # months > # yuan; or sales per head above P# of the industry × # (no benchmark yet)',
  ],
  [
    '成立<#天即开票且前#个月净额>#元中，<#天高',
    'Invoices < # days after founding and the first # months > # yuan medium, < # days high',
  ],
  [
    '近#个月≥#次，或近#个月≥#次，或截止日前#天内变更过',
    'In # months ≥ # times, or in # months ≥ # times, or within # days before the cut-off',
  ],
  ['行业品类一致率<#中、<#高', 'Sales of the industry < # medium, < # high'],
  ['多税率商品占比>#', 'Goods with several rates > #'],
  ['单价变异系数>#', 'Variation of unit prices > #'],
  ['不符发票≥#张', 'Contradicting invoices ≥ #'],
  [
    '当前欠税余额>#中；>#元或最早一笔超过#天为高，且为红线',
    'Arrears > # medium; > # yuan, or the oldest over # days, high and a red line',
  ],
  ['近#个月滞纳金≥#次低、≥#次中', 'Late fees in # months ≥ # low, ≥ # medium'],
]
