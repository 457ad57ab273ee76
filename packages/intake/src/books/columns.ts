/** What a column of a book is, by its heading: the words of 金蝶, 用友, SAP, 浪潮, cash desks and banks. */

import { CREDIT_HEADINGS } from './headings/credit-headings.ts'
import { MAIN_UNIT, ORDER_HEADINGS } from './headings/order-headings.ts'

export const ROLES = [
  'account',
  'accountName',
  'direction',
  'openDirection',
  'closeDirection',
  'date',
  'time',
  'period',
  'entered',
  'voucher',
  'voucherWord',
  'voucherNo',
  'line',
  'docNo',
  'orderNo',
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
  'dueOn',
  'creditDays',
  'lastPaidOn',
  'deliveredOn',
  'deliveredQty',
  'undeliveredQty',
  'deliveredAmount',
  'invoicedQty',
  'invoicedAmount',
  'status',
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
  'currency',
  'unit',
  'partyAccount',
  'payer',
  'payee',
  'year',
  'monthNo',
  'dayNo',
] as const
export type Role = (typeof ROLES)[number]

/** Headings by column. */
export type Named = readonly (readonly [column: number, heading: string])[]

/** Without what stands in brackets behind it in English: `摘要[ Reference ]` → `摘要`. */
export const withoutEnglish = (text: string): string =>
  text.replace(/\[[^[\]]*\]$/, (told) => (/[A-Za-z]/.test(told) ? '' : told))

/** Half-width, without spaces, units and what stands in English behind: `数量（主单位）` → 数量(主单位), `摘要[ Reference ]` → 摘要. */
export const plainHeading = (text: string): string =>
  withoutEnglish(
    text
      .normalize('NFKC')
      .replace(/\s+/g, '')
      .replaceAll('帐', '账')
      .replace(/[—–]+/g, '-')
      .replace(/[:：]$/, '')
      .replace(/^求和项:/, ''),
  ).replace(/[([](?:人民币)?[+-]?(?:[十百千万亿]*元|人民币|RMB|CNY)[)\]]$|\/元(?=$|\()/gi, '')

const LOCAL = '(?:本位币|本币|localcurr\\.?)'
const FOREIGN = /原币|外币|doc\.?curr|entered/i
/** A balance in two columns: `期末余额|借方`, `期初余额-借方`, `借方期初余额`, `期初借方(本位币)`. */
const sided = (at: string, side: '借' | '贷', bare = '(?!)'): RegExp =>
  new RegExp(
    `^(?:(?:${at}(?:余额)?|${bare})[|(_-]?${side}方?(?:余额|金额)?\\)?|${side}方?${at}(?:余额)?)(?:\\(${LOCAL}\\))?$`,
    'i',
  )

/** What moved on one side: `本期发生额|借方`, `借方本期发生额`, `借方发生额(本位币)`. */
const turnover = (side: '借' | '贷'): string =>
  `^(?:本[期月年](?:发生|累计)?(?:发生)?额?|发生额)?[|(_-]?${side}方?(?:本[期月](?:发生额?)?|发生[额数]?|本?金额|数)?\\)?(?:[|_-]?\\(?${LOCAL}(?:金额)?\\)?)?(?:[|_]?(?:发生额|金额))?$`

const stockQty = (at: string): RegExp =>
  new RegExp(`^${at}\\|?(?:结存|库存|件数)?数量${MAIN_UNIT}$`)
const stockAmount = (at: string): RegExp => new RegExp(`^${at}\\|?(?:结存|库存)?(?:金额|成本)$`)

/** Of a summary of stock by items and periods, where 结存数量 is the closing and 销售数量 what went out. */
const STOCK_HEADINGS: readonly (readonly [Role, RegExp])[] = [
  ['openQty', stockQty('(?:期初|上期)(?:结存|库存|余额)?')],
  ['inQty', stockQty('(?:本期)?(?:入库|收入|收货|购进|进货|采购)(?:合计)?')],
  ['outQty', stockQty('(?:本期)?(?:出库|发出|发货|领用|销售|出货)(?:合计)?')],
  ['closeQty', stockQty('(?:(?:期末|本期)(?:结存|库存|余额)?|结存|库存)')],
  ['openAmount', stockAmount('(?:期初|上期)(?:结存|库存|余额)?')],
  ['inAmount', stockAmount('(?:本期)?(?:入库|收入|收货|购进|进货|采购)(?:合计)?')],
  ['outAmount', stockAmount('(?:本期)?(?:出库|发出|发货|领用|销售|出货)(?:合计)?')],
  ['closeAmount', stockAmount('(?:(?:期末|本期)(?:结存|库存|余额)?|结存|库存)')],
]

/** The first that fits; a heading of two lines is `期初|金额`. Foreign currency is passed over where the same column exists in the local one. */
const HEADINGS: readonly (readonly [Role, RegExp])[] = [
  [
    'age',
    /账龄|^(?:逾期)?\d+(?:天|日|个月|月|年)?[-~至]\d+(?:天|日|个月|月|年)(?:\(含.*\))?$|^(?:逾期)?(?:\d+)?(?:天|日|个月|月|年)?(?:以上|以内|以下|内)(?:\(含.*\))?$|^(?:逾期)?(?:超过|大于|>)\d+(?:天|日|个月|月|年)|^未(?:到|逾)期|^\d+天以[上内]/,
  ],
  ['openDirection', /^期初(?:余额)?\|?(?:余额)?方向$|^期初\|方向$/],
  ['closeDirection', /^(?:期末(?:余额)?|余额)\|(?:余额)?方向$|^期末(?:余额)?方向$/],
  ['openDebit', sided('(?:期初|年初|月初)', '借')],
  ['openCredit', sided('(?:期初|年初|月初)', '贷')],
  ['closeDebit', sided('(?:期末|月末)', '借', '余额')],
  ['closeCredit', sided('(?:期末|月末)', '贷', '余额')],
  ['openQty', stockQty('(?:期初|上期)(?:结存|库存|余额)?')],
  [
    'inQty',
    /^(?:本期)?(?:入库|收入|收货|购进)\|?(?:件数)?数量(?:\((?:主单位|库存单位|基本单位|库存|基本)\))?$/,
  ],
  [
    'outQty',
    /^(?:本期)?(?:出库|发出|发货|领用)\|?数量(?:\((?:主单位|库存单位|基本单位|库存|基本)\))?$/,
  ],
  [
    'closeQty',
    /^(?:期末|本期)(?:结存|库存|余额)?\|?(?:结存|库存)?数量(?:\((?:主单位|库存单位|基本单位|库存|基本)\))?$/,
  ],
  ['openAmount', /^(?:期初|上期)(?:结存|库存)\|?(?:结存|库存)?(?:金额|成本)$/],
  ['inAmount', /^(?:本期)?(?:入库|收入|收货|购进)\|?(?:金额|成本)$/],
  ['outAmount', /^(?:本期)?(?:出库|发出|发货|领用)\|?(?:金额|成本)$/],
  ['closeAmount', /^(?:期末|本期)(?:结存|库存)\|?(?:结存|库存)?(?:金额|成本)$/],
  [
    'account',
    /^(?:会计)?科目\|?(?:代码|编码|编号|号)?$|^g\/laccount$|^account(?:code|no\.?|number)?$/i,
  ],
  [
    'accountName',
    /^(?:会计)?科目\|?(?:全称|全名|名称|描述)$|^account(?:name|description)$|^g\/laccount(?:name|description|longtext)$/i,
  ],
  [
    'open',
    new RegExp(
      `^(?:期初|年初)(?:余额|数)?(?:\\|?(?:金额|余额))?(?:\\|?\\(?${LOCAL}(?:金额)?\\)?)?$|^(?:opening|begin(?:ning)?)balance(?:\\((?:localcurr\\.?|accounted)\\))?$`,
      'i',
    ),
  ],
  [
    'close',
    new RegExp(
      `^期末(?:余额|数)?(?:\\|?(?:金额|余额))?(?:\\|?\\(?${LOCAL}(?:金额)?\\)?)?$|^余额\\|金额$|^(?:closing|end(?:ing)?)?balance(?:\\((?:localcurr\\.?|accounted)\\))?$`,
      'i',
    ),
  ],
  [
    'debit',
    new RegExp(
      `${turnover('借')}|^debit(?:amount)?(?:\\(localcurr\\.?\\))?$|^(?:periodnet|accounted)dr(?:\\(accounted\\))?$`,
      'i',
    ),
  ],
  [
    'credit',
    new RegExp(
      `${turnover('贷')}|^credit(?:amount)?(?:\\(localcurr\\.?\\))?$|^(?:periodnet|accounted)cr(?:\\(accounted\\))?$`,
      'i',
    ),
  ],
  ['voucher', /^凭证\|?字号$|^凭证\|?号数$|^凭证$/],
  ['voucherWord', /^凭证\|?(?:字|类别字?|类型)$|^(?:documenttype|vouchertype)$/i],
  [
    'voucherNo',
    /^凭证\|?(?:号|编号|号码)$|^凭证类别排序号$|^(?:日记账|会计)分录$|^(?:documentno\.?|documentnumber|voucherno\.?|journalentry)$/i,
  ],
  ['line', /^行号$|^分录号$/],
  ['year', /^(?:会计)?年度$|^年$/],
  ['monthNo', /^(?:20\d\d年?\||日期\|)?月$/],
  ['dayNo', /^(?:20\d\d年?\||日期\|)?日$/],
  ['period', /^(?:会计)?期间$|^(?:fiscal)?period$/i],
  // When somebody typed the voucher in. 制单日期 is the voucher's own day, but where 凭证日期 stands beside it (header.ts).
  [
    'entered',
    /^(?:录入|创建|新增)(?:日期|时间)$|^制单时间$|^(?:entrydate|entrytime|createdon|creationdate)$/i,
  ],
  [
    'date',
    /^(?:订单|下单|订货|单据|制单|记账|凭证|(?:核心)?交易|会计|业务|入账|过账|出库|入库|出入库|发生|开单|发货|收货|销售|采购)?日期(?:\.日期)?$|^单据日期\.日期$|^(?:交易|记账|入账)日$|^(?:交易(?:日期)?|发生|记账|入账|下单)时间$|^(?:postingdate|effectivedate|date)$/i,
  ],
  ['time', /^(?:交易)?时间$/],
  ['docNo', /^单据(?:编号|号|号码)$|^(?:流水|出库单|入库单|交易流水|入库|出库)(?:单?号|编号)$/],
  ...ORDER_HEADINGS,
  ...CREDIT_HEADINGS,
  ['currency', /^(?:交易)?(?:币种|币别|货币)(?:名称)?$/],
  ['payer', /^付款(?:人|方)(?:名称|户名)?$/],
  ['payee', /^收款(?:人|方)(?:名称|户名)?$/],
  [
    'text',
    /^(?:交易|业务)?摘要$|^(?:用途|(?:交易)?附言|备注|交易说明)$|^(?:text|description|itemtext)$/i,
  ],
  [
    'received',
    /^(?:交易|发生额\|)?收入(?:金额)?(?:\(贷方?\))?$|^贷方(?:金额|发生额)?\((?:收入|存入|转入)\)$|^(?:收入|存入|转入|收款|收方|进账|入账|来账|汇入)(?:金额|发生额)$|^(?:存入|转入|进账|收方)$/,
  ],
  [
    'paid',
    /^(?:交易|发生额\|)?支出(?:金额)?(?:\(借方?\))?$|^借方(?:金额|发生额)?\((?:支出|支取|转出)\)$|^(?:支出|支取|转出|付款|付方|出账|往账|汇出)(?:金额|发生额)$|^(?:支取|转出|出账|付方)$/,
  ],
  [
    'balance',
    /^(?:账户|本次|联机|当前|活期|账面|交易|应[收付](?:账款)?)?余额$|^交易后(?:账户)?余额$|^(?:账户)?结余(?:金额)?$/,
  ],
  ['bankAccount', /^(?:银行|本方)?(?:账|卡)号$|^(?:本方)?账户$|^查询账号$/],
  [
    'direction',
    /^(?:余额|资金)?方向$|^借\/?贷(?:方向|标[志识记]|类型)?$|^收\/?[支付](?:方向|标[志识记]|类型)?$|^(?:资金)?流向$|^交易方向$|^(?:来往|往来)账?标[志识记]$|^d(?:r)?\/c(?:r)?$|^debit\/credit/i,
  ],
  ['category', /^(?:存货)?分类编码$/],
  ['categoryName', /^(?:存货)?分类名称$/],
  ['parent', /^上级分类编码$/],
  [
    'item',
    /^(?:存货|物料|商品|货品|产品)(?:编码|编号|代码|款号|\.款号)$|^货号$|^商品(?:\.款号)?$|^sku$/i,
  ],
  ['itemName', /^(?:存货|物料|商品|货品|产品)(?:名称|全名|\.品名)?$|^品名(?:new)?$|^商品\.品名$/i],
  ['unit', /^(?:(?:主)?计量|库存|基本)?单位$|^(?:主)?计量单位名称$/],
  ['place', /^仓库(?:名称)?$|^店仓(?:\.店仓名称)?$|^门店$|^仓位$/],
  [
    'qty',
    /^(?:库存|现存|结存|可用|实际|账面|销售|采购|出库|入库|实发|实收)?数量(?:\(主单位\))?$|^现存量$|^当前库存$|^可用量$|^预计数量$/,
  ],
  ['cost', /^(?:含税|不含税)?(?:成本|库存)(?:金额)?$|^库存成本$|^(?:结存|库存)金额$/],
  ['price', /^(?:零售|会员|销售|采购|成本)?(?:价|单价|价格)$/],
  [
    'amount',
    /^(?:交易|发生|收支|销售|采购|价税合计|含税|不含税)?金额$|^发生额$|^价税合计$|^本(?:位)?币金额$|^amount(?:inlocalcurr\.?)?$/i,
  ],
  ['customer', /^客户(?:名称|简称|编码|代码)?$|^购货单位$|^customer/i],
  ['supplier', /^供(?:应商|货单位)(?:名称|简称|编码|代码)?$|^vendor|^supplier/i],
  [
    'partyName',
    /^对方\|?(?:户名|名称|账户名称?|单位(?:名称)?)$|^收\/付方名称$|^交易对方$|^对方账号名称$|^往来单位(?:名称)?$|^单位名称$/,
  ],
  ['partyAccount', /^对方\|?(?:账号|账户|卡号)$/],
  ['party', /^(?:往来单位编码|单位编码)$/],
  ['contact', /^(?:纳税人识别号|税号|统一社会信用代码|电话|联系电话|联系人|地址|开户银行|开户行)$/],
]

/** The role of a heading; null = none that is needed. @param stock the table sums up stock of a period */
export function roleOf(heading: string, stock = false): Role | null {
  const plain = plainHeading(heading)
  if (plain === '' || FOREIGN.test(plain)) return null
  const fits = ([, pattern]: readonly [Role, RegExp]): boolean => pattern.test(plain)
  return ((stock && STOCK_HEADINGS.find(fits)) || HEADINGS.find(fits))?.[0] ?? null
}
