/** What slips of banks call their fields. A name is followed by its value, or stands in a cell of its own before it. */

export type SlipField =
  | 'payer'
  | 'payerAccount'
  | 'payee'
  | 'payeeAccount'
  /** Of a block that says elsewhere whose it is. */
  | 'name'
  | 'account'
  /** Of the one whose slip it is, and of the other; which of them paid the slip says by a word. */
  | 'own'
  | 'ownAccount'
  | 'against'
  | 'againstAccount'
  /** When it was paid. */
  | 'day'
  /** When the bank entered it, or some other day that it calls by no more than 日期. */
  | 'entered'
  | 'figures'
  | 'capitals'
  | 'currency'
  | 'serial'
  | 'text'
  /** Read past: it ends the value before it. */
  | 'other'

const PAYER = '(?:付款(?:单位|方|人)?|汇款(?:方|人)?|付方|出票人|扣款(?:方|人)?)'
const PAYEE = '(?:收款(?:单位|方|人)?|收方)'
const OWN = '(?:本方|我方|客户)'
const AGAINST = '(?:交易)?(?:对方|对手)'
const NAME = '(?:账户名称|户名|名称|全称|姓名)'
const ACCOUNT = '(?:账户号码|账号|帐号|卡号|账户)'
const BRANCH = '(?:开户)?(?:银行|行|网点|机构)(?:名称|全称|行号|号)?'

/** Of two names that begin alike the longer one stands first. */
const NAMES: readonly (readonly [SlipField, string])[] = [
  [
    'other',
    '打印(?:日期|时间|次数|机构|方式|柜员|标识号?|渠道)|(?:授权|记账|经办)柜员|回单(?:验证码|名称|类型|种类)|验证码',
  ],
  ['payerAccount', `${PAYER}${ACCOUNT}`],
  ['payeeAccount', `${PAYEE}${ACCOUNT}`],
  ['payer', `${PAYER}${NAME}?`],
  ['payee', `${PAYEE}${NAME}?`],
  ['ownAccount', `${OWN}${ACCOUNT}`],
  ['againstAccount', `${AGAINST}${ACCOUNT}`],
  ['own', `${OWN}${NAME}`],
  ['against', `${AGAINST}${NAME}`],
  ['other', `(?:${PAYER}|${PAYEE}|${OWN}|${AGAINST})?${BRANCH}`],
  ['day', '(?:交易|转账|付款|收款)(?:日期|时间)'],
  ['entered', '(?:记账|记帐|入账|入帐|业务|委托|回单)?日期|时间戳'],
  ['capitals', '(?:交易|转账|汇款|合计)?金额[(（]大写[)）]|(?:金额)?[(（]?大写[)）]?(?:金额)?'],
  [
    'figures',
    '(?:交易|转账|汇款|合计)?金额[(（]小写[)）]|[(（]?小写[)）]?(?:金额)?|(?:交易|转账|汇款|付款|收款|发生)?金额|发生额',
  ],
  ['currency', '币种|币别|货币'],
  [
    'serial',
    '(?:交易|网银|业务|核心|系统|银行|账户明细)?(?:流水|序)(?:编)?号码?|(?:电子)?回单(?:编)?号码?|(?:交易|业务)(?:编号|参考号)|凭证(?:号码?|编号)',
  ],
  ['text', '(?:转账|汇款|交易|款项|资金)?(?:用途|摘要|附言)|备注'],
  [
    'other',
    '业务(?:处理标志|类型|种类|名称)|交易(?:机构|网点|渠道|类型|名称|代码|柜员|方向)|借贷(?:标志|方向)|手续费|渠道|产品名称|凭证(?:种类|类型)|(?:账户)?余额',
  ],
  ['name', NAME],
  ['account', ACCOUNT],
]
const ALL = NAMES.map(([, name]) => `(${name})`).join('|')
const fieldOf = (found: RegExpExecArray): SlipField =>
  NAMES[found.findIndex((group, i) => i > 0 && group !== undefined) - 1]![0]

/** A cell that is a name and no more. */
const ALONE = new RegExp(`^(?:${ALL})[:：]?$`)
/** Of long names recognition loses the colon; short ones begin other words as well. */
const BARE = NAMES.flatMap(([field, name]) =>
  ['payer', 'payerAccount', 'payee', 'payeeAccount'].includes(field)
    ? [[field, new RegExp(`^${name.replace(/\?$/, '')}(?=.)`)] as const]
    : [],
)
/** Names with their colons, of which recognition reads several as one cell. */
const NAMED = new RegExp(`(?:${ALL})[:：]+`, 'g')

/** The fields that a cell names, each with what stands behind its name; text that no name stands before has none. */
export function fieldsIn(cell: string): { field: SlipField | null; value: string }[] {
  const text = cell.replace(/\s/g, '')
  const alone = ALONE.exec(text)
  if (alone) return [{ field: fieldOf(alone), value: '' }]
  const named = [...text.matchAll(NAMED)]
  if (named.length === 0)
    for (const [field, name] of BARE) {
      const found = name.exec(text)
      if (found) return [{ field, value: text.slice(found[0].length) }]
    }
  const ahead = text.slice(0, named[0]?.index ?? text.length)
  return [
    ...(ahead ? [{ field: null, value: ahead }] : []),
    ...named.map((found, i) => ({
      field: fieldOf(found),
      value: text.slice(found.index + found[0].length, named[i + 1]?.index ?? text.length),
    })),
  ]
}
