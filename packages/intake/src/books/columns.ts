/** What a column of a book is, by its heading: the words of 金蝶, 用友, SAP, 浪潮, cash desks and banks. */

export const ROLES = [
  'account',
  'accountName',
  'direction',
  'openDirection',
  'closeDirection',
  'date',
  'time',
  'period',
  'voucher',
  'voucherWord',
  'voucherNo',
  'line',
  'docNo',
  'text',
  'debit',
  'credit',
  'amount',
  'open',
  'close',
  'openDebit',
  'openCredit',
  'closeDebit',
  'closeCredit',
  'item',
  'itemName',
  'place',
  'category',
  'categoryName',
  'parent',
  'qty',
  'openQty',
  'inQty',
  'outQty',
  'closeQty',
  'openAmount',
  'inAmount',
  'outAmount',
  'closeAmount',
  'cost',
  'price',
  'party',
  'partyName',
  'customer',
  'supplier',
  'contact',
  'age',
  'received',
  'paid',
  'balance',
  'bankAccount',
] as const
export type Role = (typeof ROLES)[number]

/** Amounts, which stand in the unit of their table; quantities and prices do not. */
export const IN_UNITS: ReadonlySet<Role> = new Set<Role>([
  ...(['debit', 'credit', 'amount', 'open', 'close'] as const),
  ...(['openDebit', 'openCredit', 'closeDebit', 'closeCredit'] as const),
  ...(['openAmount', 'inAmount', 'outAmount', 'closeAmount', 'cost'] as const),
  ...(['received', 'paid', 'balance'] as const),
])

/** Half-width, without spaces and units: `数量（主单位）` → 数量(主单位). */
export const plainHeading = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .replace(/[:：]$/, '')
    .replace(/^求和项:/, '')
    .replace(/[([](?:人民币)?(?:[十百千万亿]*元|人民币|RMB|CNY)[)\]]$/i, '')

const LOCAL = '(?:本位币|本币|localcurr\\.?)'
const FOREIGN = /原币|外币|doc\.?curr|entered/i

/** A balance in two columns: `期末余额|借方`, `期初借方(本位币)`. */
const sided = (at: string, side: '借' | '贷'): RegExp =>
  new RegExp(`^${at}[|(]?${side}方?(?:余额|金额)?\\)?(?:\\(${LOCAL}\\))?$`, 'i')

/** The first that fits; a heading of two lines is `期初|金额`. Foreign currency is passed over where the same column exists in the local one. */
const HEADINGS: readonly (readonly [Role, RegExp])[] = [
  [
    'age',
    /账龄|^\d+[-~至]\d+(?:天|日|个月|月|年)$|^(?:\d+)?(?:天|日|个月|月|年)?(?:以上|以内|以下)$|^(?:超过|大于|>)\d+(?:天|日|年)|^未到期|^\d+天以[上内]/,
  ],
  ['openDirection', /^期初(?:余额)?\|?(?:余额)?方向$|^期初\|方向$/],
  ['closeDirection', /^(?:期末(?:余额)?|余额)\|(?:余额)?方向$|^期末(?:余额)?方向$/],
  ['openDebit', sided('(?:期初|年初)(?:余额)?', '借')],
  ['openCredit', sided('(?:期初|年初)(?:余额)?', '贷')],
  ['closeDebit', sided('(?:期末(?:余额)?|余额)', '借')],
  ['closeCredit', sided('(?:期末(?:余额)?|余额)', '贷')],
  ['openQty', /^(?:期初|上期)(?:结存|库存|余额)?\|?(?:结存|库存)?数量(?:\(主单位\))?$/],
  ['inQty', /^(?:本期)?(?:入库|收入|收货|购进)\|?(?:件数)?数量(?:\(主单位\))?$/],
  ['outQty', /^(?:本期)?(?:出库|发出|发货|领用)\|?数量(?:\(主单位\))?$/],
  ['closeQty', /^(?:期末|本期)(?:结存|库存|余额)?\|?(?:结存|库存)?数量(?:\(主单位\))?$/],
  ['openAmount', /^(?:期初|上期)(?:结存|库存)\|?(?:结存|库存)?(?:金额|成本)$/],
  ['inAmount', /^(?:本期)?(?:入库|收入|收货|购进)\|?(?:金额|成本)$/],
  ['outAmount', /^(?:本期)?(?:出库|发出|发货|领用)\|?(?:金额|成本)$/],
  ['closeAmount', /^(?:期末|本期)(?:结存|库存)\|?(?:结存|库存)?(?:金额|成本)$/],
  [
    'account',
    /^(?:会计)?科目(?:代码|编码|编号|号)$|^科目$|^g\/laccount$|^account(?:code|no\.?|number)?$/i,
  ],
  [
    'accountName',
    /^(?:会计)?科目(?:全称|名称|描述)$|^account(?:name|description)$|^g\/laccount(?:name|description|longtext)$/i,
  ],
  [
    'open',
    new RegExp(
      `^(?:期初|年初)(?:余额)?(?:\\|?(?:金额|余额))?(?:\\(?${LOCAL}(?:金额)?\\)?)?$|^期初余额\\|本位币金额$|^(?:opening|begin(?:ning)?)balance(?:\\((?:localcurr\\.?|accounted)\\))?$`,
      'i',
    ),
  ],
  [
    'close',
    new RegExp(
      `^期末(?:余额)?(?:\\|?(?:金额|余额))?(?:\\(?${LOCAL}(?:金额)?\\)?)?$|^余额\\|金额$|^期末余额\\|本位币金额$|^(?:closing|end(?:ing)?)?balance(?:\\((?:localcurr\\.?|accounted)\\))?$`,
      'i',
    ),
  ],
  [
    'debit',
    new RegExp(
      `^(?:本期发生(?:额)?|本年累计|本期)?\\|?借方?(?:发生额|金额)?(?:\\(?${LOCAL}(?:金额)?\\)?)?(?:发生额|金额)?$|^debit(?:amount)?(?:\\(localcurr\\.?\\))?$|^(?:periodnet|accounted)dr(?:\\(accounted\\))?$`,
      'i',
    ),
  ],
  [
    'credit',
    new RegExp(
      `^(?:本期发生(?:额)?|本年累计|本期)?\\|?贷方?(?:发生额|金额)?(?:\\(?${LOCAL}(?:金额)?\\)?)?(?:发生额|金额)?$|^credit(?:amount)?(?:\\(localcurr\\.?\\))?$|^(?:periodnet|accounted)cr(?:\\(accounted\\))?$`,
      'i',
    ),
  ],
  ['voucher', /^凭证字号$|^凭证号数$|^凭证$/],
  ['voucherWord', /^凭证(?:字|类别字?|类型)$|^(?:documenttype|vouchertype)$/i],
  [
    'voucherNo',
    /^凭证(?:号|编号|号码)$|^凭证类别排序号$|^(?:documentno\.?|documentnumber|voucherno\.?|journalentry)$/i,
  ],
  ['line', /^行号$|^分录号$/],
  ['period', /^(?:会计)?期间$|^(?:fiscal)?period$/i],
  [
    'date',
    /^(?:单据|制单|记账|凭证|交易|业务|入账|过账|出入库)?日期(?:\.日期)?$|^单据日期\.日期$|^交易(?:日|时间)$|^(?:postingdate|effectivedate|entrydate|date)$/i,
  ],
  ['time', /^(?:交易)?时间$/],
  ['docNo', /^单据(?:编号|号|号码)$|^(?:流水|订单|出库单|入库单|交易流水)(?:号|编号)$/],
  ['text', /^摘要$|^(?:用途|附言|备注|交易说明)$|^(?:text|description|itemtext)$/i],
  [
    'received',
    /^(?:交易)?收入(?:金额)?$|^贷方发生额\(收入\)$|^(?:收入|存入|转入|收款)(?:金额|发生额)$/,
  ],
  [
    'paid',
    /^(?:交易)?支出(?:金额)?$|^借方发生额\(支出\)$|^(?:支出|支取|转出|付款)(?:金额|发生额)$/,
  ],
  ['balance', /^(?:账户)?余额$|^(?:交易后)?(?:账户)?余额$/],
  ['bankAccount', /^(?:银行)?账号$|^(?:本方)?账(?:户|号)$/],
  [
    'direction',
    /^(?:余额)?方向$|^借贷(?:方向|标志)?$|^收支(?:方向|标志)?$|^d(?:r)?\/c(?:r)?$|^debit\/credit/i,
  ],
  ['category', /^(?:存货)?分类编码$/],
  ['categoryName', /^(?:存货)?分类名称$/],
  ['parent', /^上级分类编码$/],
  [
    'item',
    /^(?:存货|物料|商品|货品|产品)(?:编码|编号|代码|款号|\.款号)$|^货号$|^商品(?:\.款号)?$|^sku$/i,
  ],
  ['itemName', /^(?:存货|物料|商品|货品|产品)(?:名称|\.品名)?$|^品名(?:new)?$|^商品\.品名$/i],
  ['place', /^仓库(?:名称)?$|^店仓(?:\.店仓名称)?$|^门店$|^仓位$/],
  [
    'qty',
    /^(?:库存|现存|结存|可用|实际|账面|销售|采购|出库|入库)?数量(?:\(主单位\))?$|^现存量$|^可用量$|^预计数量$/,
  ],
  ['cost', /^(?:含税|不含税)?(?:成本|库存)(?:金额)?$|^(?:结存|库存)金额$/],
  ['price', /^(?:零售|会员|销售|采购|成本)?(?:价|单价|价格)$/],
  [
    'amount',
    /^(?:交易|发生|销售|采购|价税合计|含税|不含税)?金额$|^发生额$|^价税合计$|^本(?:位)?币金额$|^amount(?:inlocalcurr\.?)?$/i,
  ],
  ['customer', /^客户(?:名称|编码|代码)?$|^购货单位$|^customer/i],
  ['supplier', /^供(?:应商|货单位)(?:名称|编码|代码)?$|^vendor|^supplier/i],
  ['partyName', /^(?:对方(?:户名|名称|账户名称)|往来单位(?:名称)?|单位名称)$/],
  ['party', /^(?:往来单位编码|单位编码)$/],
  ['contact', /^(?:纳税人识别号|税号|统一社会信用代码|电话|联系电话|联系人|地址|开户银行|开户行)$/],
]

/** The role of a heading; null = none that is needed. */
export function roleOf(heading: string): Role | null {
  const plain = plainHeading(heading)
  if (plain === '' || FOREIGN.test(plain)) return null
  return HEADINGS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}
