/**
 * Identities that the forms themselves print (国家税务总局公告 2017 年第 54 号, 2019 年第 15 号, 2021 年第 3 号, 2021 年第 20 号,
 * 2024 年第 1 号 and the editions before). Only those that hold for every taxpayer stand here, not those of head offices.
 */
import { parseFen } from '@xinjian/format/money'

/** Decimal text of a line in the column that is looked at; null when it is not filled in. */
export type ValueOf = (code: string) => string | null

export interface FormRule {
  /** `19=11-18` */
  text: string
  /** Columns in which it is meant; null = all. */
  columns: RegExp | null
  /** Left less right, 分; null when a side is missing. */
  difference(value: ValueOf): number | null
}

interface Term {
  sign: 1 | -1
  code: string
}

/** Terms of `11-18`, `14-15+16`. */
export const termsOf = (text: string): Term[] =>
  [...text.matchAll(/([+-]?)(\d+(?:\.\d+)?[a-z]?)/g)].map(([, sign, code]) => ({
    sign: sign === '-' ? -1 : 1,
    code: code!,
  }))

/** Sum of the terms, 分; null when one is missing. */
function total(terms: readonly Term[], value: ValueOf): number | null {
  let result = 0
  for (const { sign, code } of terms) {
    const fen = parseFen(value(code))
    if (fen === null) return null
    result += sign * fen
  }
  return result
}

/**
 * `19=11-18`. `floored`: the form tells to write 0 where the sum is negative.
 */
export function sumRule(text: string, columns: RegExp | null = null, floored = false): FormRule {
  const [left = '', right = ''] = text.split('=')
  const terms = termsOf(right)
  return {
    text,
    columns,
    difference: (value) => {
      const whole = parseFen(value(left))
      const sum = total(terms, value)
      if (whole === null || sum === null) return null
      return floored && sum < 0 && whole === 0 ? 0 : whole - sum
    },
  }
}

/** `12=10×11`: tax at a rate, which forms print as 25%, 0.25 or 25; rounded to 分, nothing due on a loss. */
function rateRule(left: string, base: string, rate: string): FormRule {
  return {
    text: `${left}=${base}×${rate}`,
    columns: null,
    difference: (value) => {
      const [due, on] = [parseFen(value(left)), parseFen(value(base))]
      const share = rateOf(value(rate))
      if (due === null || on === null || share === null) return null
      const miss = due - Math.round(Math.max(0, on) * share)
      return Math.abs(miss) <= 1 ? 0 : miss
    },
  }
}

function rateOf(text: string | null): number | null {
  const found = /^(\d+(?:\.\d+)?)(%?)$/.exec(text ?? '')
  if (!found) return null
  const rate = Number(found[1])
  return found[2] === '%' || rate >= 1 ? rate / 100 : rate
}

/** The input tax that is used is the lesser of what there is (17) and what is due (11). */
const USED: FormRule = {
  text: '18=min(11,17)',
  columns: /本月/,
  difference: (value) => {
    const [used, due, there] = ['18', '11', '17'].map((code) => parseFen(value(code)))
    return used == null || due == null || there == null ? null : used - Math.min(due, there)
  },
}

const sums = (texts: string, columns: RegExp | null = null): FormRule[] =>
  texts.split(' ').map((text) => sumRule(text, columns))

/** The year so far has no 上期留抵 and no balance of its own. */
const MONTH = /本月/

/** The two older layouts number these lines alike. */
const ANNUAL_2017: readonly FormRule[] = [
  ...sums('10=1-2-3-4-5-6-7+8+9 13=10+11-12 19=13-14+15-16-17+18'),
  sumRule('23=19-20-21-22', null, true),
  rateRule('25', '23', '24'),
  ...sums('28=25-26-27 31=28+29-30 33=31-32'),
]

const RULES: Readonly<Record<string, readonly FormRule[]>> = {
  VAT_GENERAL: [
    ...sums('17=12+13-14-15+16', MONTH),
    USED,
    ...sums('19=11-18 24=19+21-23'),
    ...sums('20=17-18 27=28+29+30+31 32=24+25+26-27', MONTH),
    sumRule('33=25+26-27', MONTH, true),
    ...sums('34=24-28-29 38=16+22+36-37', MONTH),
  ],
  VAT_SMALL: [...sums('9=10+11+12 20=15-16'), ...sums('22=20-21', /本期/)],
  VAT_GENERAL_2: sums('1=2+3 29=30+31+32+33'),
  'VAT_SMALL/ASSESSED': [...sums('9=10+11+12'), ...sums('24=22-23', /本期/)],
  'A200000/2015': [
    ...sums('9=4+5-6-7-8'),
    rateRule('11', '9', '10'),
    sumRule('15=11-12-13-14', null, true),
  ],
  'A200000/2018': [
    ...sums('9=3+4-5-6-7-8'),
    rateRule('11', '9', '10'),
    sumRule('15=11-12-13-14', null, true),
  ],
  'A200000/2021': [
    ...sums('10=3+4-5-6-7-8-9'),
    rateRule('12', '10', '11'),
    sumRule('16=12-13-14-15', null, true),
  ],
  'A100000/2014': ANNUAL_2017,
  'A100000/2017': ANNUAL_2017,
  'A100000/2024': [
    ...sums('15=1-2-3-4-5-6-7+8+9+10+11+12+13+14 18=15+16-17 24=18-19+20-21-22+23'),
    sumRule('28=24-25-26-27', null, true),
    rateRule('30', '28', '29'),
    ...sums('33=30-31-32 36=33+34-35 38=36-37'),
  ],
}

/** Identities of a form in its edition; none for a form whose sums are not told here. */
export const rulesOf = (form: string, layout: string | null): readonly FormRule[] =>
  RULES[layout === null ? form : `${form}/${layout}`] ?? []

/** An identity among the columns of each line, by their names: bureaus' answers do not number them. */
export interface ColumnRule {
  left: string
  /** `-` before those taken off. */
  parts: readonly string[]
}

const columnRule = (text: string): ColumnRule => {
  const [left = '', right = ''] = text.split('=')
  return { left, parts: right.split(/\+|(?=-)/) }
}

const DEDUCTED = ['本期应扣除金额=期初余额+本期发生额', '期末余额=本期应扣除金额-本期实际扣除金额']
const SET_OFF = ['本期应抵减税额=期初余额+本期发生额', '期末余额=本期应抵减税额-本期实际抵减税额']
/** 加计抵减. */
const EXTRA = [
  '本期可抵减额=期初余额+本期发生额-本期调减额',
  '期末余额=本期可抵减额-本期实际抵减额',
]

const COLUMN_RULES: Readonly<Record<string, readonly ColumnRule[]>> = {
  VAT_GENERAL_3: DEDUCTED.map(columnRule),
  VAT_GENERAL_4: [...SET_OFF, ...EXTRA].map(columnRule),
  VAT_RELIEF: SET_OFF.map(columnRule),
  SURTAX: [
    columnRule('本期应补（退）税（费）额=本期应纳税（费）额-减免税（费）额-本期已缴税（费）额'),
  ],
}

/** Identities among the named columns of a form; none for a form whose columns are not told here. */
export const columnRulesOf = (form: string): readonly ColumnRule[] => COLUMN_RULES[form] ?? []
