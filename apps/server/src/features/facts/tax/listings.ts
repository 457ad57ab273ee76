/** Which columns of a fact table the office sees, how they are found and ordered. Names as on the bureau's forms. */
import type { Dataset } from '@xinjian/contract'
import { maskName } from '@xinjian/format'
import { type Cells, column, type StoredColumn } from './columns.ts'
import type { FactTable } from './fact-row.ts'

export interface Listing {
  table: FactTable
  columns: readonly StoredColumn[]
  order: string
  /** SQL texts searched by a keyword. */
  search: readonly string[]
  /** What of a row is shown, where not all of it may be (domain §7.2). */
  shown?: (cells: Cells) => Cells
  /** Rows have lines of their own. */
  opens?: boolean
  /** Further rows of the same columns that stand within rows of another table: made of a statement of these as they stood. */
  within?: { table: FactTable; rows: (heads: string) => string; columns: string }
  /**
   * Statements are stored item by item and listed one by one: the items that make one, and the item shown of it. Each kind of
   * statement names its own result.
   */
  grouped?: true
}

/** An amount of a return's line, or null: forms number their lines differently. */
const line = (table: 'vat_return_line' | 'cit_return_line', code: string): string =>
  `(select l.amount from ${table} l where l.company_id = $1 and l.enterprise_id = $2
      and l.row_key = r.row_key || '/' || ${code} order by l.revision desc limit 1)`
/** Annual returns changed their layout with the year 2024 (domain §2.6). */
const citLine = (quarterly: string, old: string, now: string): string =>
  line(
    'cit_return_line',
    `case when r.form = 'A200000' then '${quarterly}' when r.form_version = '2017' then '${old}' else '${now}' end`,
  )

export const STATEMENT_KIND = column(
  'kind',
  '报表',
  'Statement',
  'text',
  "case r.kind when 'BALANCE' then '资产负债表' when 'INCOME' then '利润表' else '现金流量表' end",
)

/** Bureaus write months as 202610, people as 2026-10. */
const month = (sql: string): string => `regexp_replace(${sql}, '^(\\d{4})(\\d{2})$', '\\1-\\2')`

export const LISTINGS: Partial<Record<Dataset, Listing>> = {
  SHAREHOLDER: {
    table: 'shareholder',
    columns: [
      column('name', '股东', 'Shareholder'),
      column('kind', '类型', 'Kind'),
      column('id_masked', '证件号码', 'Document no.'),
      column('ratio', '持股比例', 'Share', 'percent'),
      column('subscribed_wan', '认缴（万元）', 'Subscribed (10k)', 'wan'),
      column('paid_wan', '实缴（万元）', 'Paid in (10k)', 'wan'),
      column('subscribed_on', '认缴日期', 'Subscribed on', 'date'),
      column('note', '备注', 'Note'),
    ],
    order: 'r.ratio desc nulls last, r.row_key',
    // A person is not found by a name that is not shown.
    search: ["case when r.kind like '%自然人%' then '' else r.name end", 'r.kind'],
    shown: (cells) =>
      String(cells.kind).includes('自然人')
        ? { ...cells, name: maskName(String(cells.name)) }
        : cells,
  },
  CREDIT_RATING: {
    table: 'credit_rating',
    columns: [
      column('year', '评价年度', 'Year', 'text', 'r.year::text'),
      column('grade', '信用等级', 'Grade', 'grade'),
      column('score', '得分', 'Score', 'number'),
      column('rated_on', '评定日期', 'Rated on', 'date'),
      column(
        'revised',
        '是否调整',
        'Revised',
        'text',
        "case when r.revised then '已调整' else '未调整' end",
      ),
      column('revised_reason', '调整原因', 'Reason'),
    ],
    order: 'r.year desc',
    search: ['r.year::text', 'r.grade'],
  },
  VAT_RETURN: {
    table: 'vat_return',
    columns: [
      column(
        'period',
        '税款所属期',
        'Period',
        'text',
        `case when r.period_from = r.period_to then ${month('r.period_to')}
              else ${month('r.period_from')} || ' 至 ' || ${month('r.period_to')} end`,
      ),
      column(
        'form_version',
        '纳税人类型',
        'Taxpayer',
        'text',
        "case r.form_version when 'SMALL' then '小规模纳税人' else '一般纳税人' end",
      ),
      column('declared_sales', '申报销售额', 'Declared sales', 'money'),
      column(
        'due',
        '本期应补（退）税额',
        'Tax due',
        'money',
        line('vat_return_line', "case r.form_version when 'SMALL' then '22' else '34' end"),
      ),
      column('declared_on', '申报日期', 'Declared on', 'date'),
      column('deadline', '申报期限', 'Deadline', 'date'),
      column('status', '状态', 'Status'),
    ],
    order: 'r.period_to desc, r.row_key desc',
    search: [month('r.period_from'), month('r.period_to'), 'r.status'],
    opens: true,
  },
  CIT_RETURN: {
    table: 'cit_return',
    columns: [
      column('year', '年度', 'Year', 'text', 'r.year::text'),
      column('quarter', '季度', 'Quarter', 'text', "'Q' || r.quarter"),
      column('form', '申报表', 'Form'),
      column('revenue', '营业收入', 'Revenue', 'money', citLine('1', '1', '1')),
      column('profit', '利润总额', 'Profit', 'money', citLine('3', '13', '18')),
      column('due', '应补（退）税额', 'Tax due', 'money', citLine('24', '33', '38')),
      column('declared_on', '申报日期', 'Declared on', 'date'),
      column('deadline', '申报期限', 'Deadline', 'date'),
    ],
    order: 'r.year desc, r.quarter desc nulls first',
    search: ['r.year::text', 'r.form'],
    opens: true,
  },
  FIN_STATEMENT: {
    table: 'fin_statement',
    grouped: true,
    columns: [
      STATEMENT_KIND,
      column('period_from', '期间起', 'From', 'date'),
      column('period_to', '期间止', 'To', 'date'),
      column('standard', '会计准则', 'Standard'),
      column('item', '主要项目', 'Main item'),
      column('amount', '金额', 'Amount', 'money'),
      column('items', '项目数', 'Items', 'number'),
    ],
    order: "r.period_to desc, array_position(array['BALANCE', 'INCOME', 'CASH'], r.kind)",
    search: ['r.period_to::text', 'r.standard'],
    opens: true,
  },
  TAX_PAYMENT: {
    table: 'tax_payment',
    columns: [
      column('paid_on', '缴款日期', 'Paid on', 'date'),
      column('tax_kind', '税种', 'Tax'),
      column('tax_item', '征收品目', 'Item'),
      column('pay_type', '税款属性', 'Type'),
      column('period_from', '所属期起', 'From', 'date'),
      column('period_to', '所属期止', 'To', 'date'),
      column('amount', '实缴金额', 'Paid', 'money'),
      column('voucher_no', '税票号码', 'Voucher'),
      column('status', '状态', 'Status'),
    ],
    order: 'r.paid_on desc nulls last, r.row_key',
    search: ['r.tax_kind', 'r.tax_item', 'r.pay_type', 'r.voucher_no'],
  },
  TAX_ARREARS: {
    table: 'tax_arrears',
    columns: [
      column('tax_kind', '税种', 'Tax'),
      column('period_from', '所属期起', 'From', 'date'),
      column('period_to', '所属期止', 'To', 'date'),
      column('amount', '欠税金额', 'Arrears', 'money'),
      column('balance', '欠税余额', 'Balance', 'money'),
      column('late_fee', '滞纳金', 'Late fee', 'money'),
      column('kind', '欠税类型', 'Kind'),
      column('occurred_on', '发生日期', 'Since', 'date'),
      column('deadline', '缴款期限', 'Deadline', 'date'),
      column('as_of', '截至日期', 'As of', 'date'),
    ],
    order: 'r.balance desc nulls last, r.row_key',
    search: ['r.tax_kind', 'r.kind'],
  },
  TAX_VIOLATION: {
    table: 'tax_violation',
    columns: [
      column('registered_on', '登记日期', 'Registered', 'date'),
      column('fact', '违法事实', 'Fact'),
      column('means', '违法手段', 'Means'),
      column('status', '处理状态', 'Status'),
      column('penalty', '处罚金额', 'Penalty', 'money'),
      column('authority', '处理机关', 'Authority'),
    ],
    order: 'r.registered_on desc nulls last, r.row_key',
    search: ['r.fact', 'r.means', 'r.status'],
  },
  SOCIAL_INSURANCE: {
    table: 'social_insurance',
    columns: [
      column('month', '费款所属期', 'Month', 'text', month('r.month')),
      column('insured', '参保人数', 'Insured', 'number'),
      column('payable', '应缴金额', 'Payable', 'money'),
      column('paid', '实缴金额', 'Paid', 'money'),
    ],
    order: 'r.month desc',
    search: [month('r.month')],
  },
  BANK_TAX_AUTH: {
    table: 'bank_tax_auth',
    columns: [
      column('institution', '机构', 'Institution'),
      column('product', '产品', 'Product'),
      column('authorised_at', '授权时间', 'Authorised at'),
      column('expires_at', '到期时间', 'Expires at'),
      column('status', '状态', 'Status'),
    ],
    order: 'r.authorised_at desc nulls last, r.row_key',
    search: ['r.institution', 'r.product', 'r.status'],
  },
}
