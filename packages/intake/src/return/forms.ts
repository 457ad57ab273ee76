/** Which form a title or a bureau's code means, and what its lines are called. */
import { CIT_FORM_NAMES } from './annual-forms.ts'

const SCHEDULES = ['一', '二', '三', '四', '五'] as const

const NAMES: Readonly<Record<string, string>> = {
  VAT_GENERAL: '增值税及附加税费申报表（一般纳税人适用）',
  VAT_GENERAL_1: '增值税及附加税费申报表附列资料（一）（本期销售情况明细）',
  VAT_GENERAL_2: '增值税及附加税费申报表附列资料（二）（本期进项税额明细）',
  VAT_GENERAL_3: '增值税及附加税费申报表附列资料（三）（服务、不动产和无形资产扣除项目明细）',
  VAT_GENERAL_4: '增值税及附加税费申报表附列资料（四）（税额抵减情况表）',
  VAT_GENERAL_5: '增值税及附加税费申报表附列资料（五）',
  VAT_RELIEF: '增值税减免税申报明细表',
  VAT_SMALL: '增值税及附加税费申报表（小规模纳税人适用）',
  VAT_SMALL_1: '增值税及附加税费申报表（小规模纳税人适用）附列资料（一）',
  VAT_SMALL_2: '增值税及附加税费申报表（小规模纳税人适用）附列资料（二）',
  SURTAX: '城市维护建设税、教育费附加、地方教育附加申报表',
  A200000: '企业所得税月（季）度预缴纳税申报表（A类）',
  A201030: '减免所得税优惠明细表',
  B100000: '企业所得税月（季）度预缴和年度纳税申报表（B类）',
}

/** 凭证种类 of the bureaus (`yzpzzlDm`), and 申报表种类 of those that number their forms themselves (`SBBZL_DM`). */
const CODES: Readonly<Record<string, string>> = {
  BDA0610606: 'VAT_GENERAL',
  BDA0610339: 'VAT_GENERAL_1',
  BDA0610337: 'VAT_GENERAL_2',
  BDA0610338: 'VAT_GENERAL_3',
  BDA0610566: 'VAT_GENERAL_4',
  BDA0610758: 'VAT_RELIEF',
  BDA0610611: 'VAT_SMALL',
  BDA0610678: 'SURTAX',
  BDA0611033: 'A200000',
  101011021: 'VAT_GENERAL',
  101011022: 'VAT_GENERAL_1',
  101011023: 'VAT_GENERAL_2',
  101011024: 'VAT_GENERAL_3',
  101011025: 'VAT_GENERAL_4',
  101011010: 'VAT_GENERAL_5',
  101011028: 'VAT_RELIEF',
  101012007: 'VAT_SMALL',
  101012008: 'VAT_SMALL_1',
  101012009: 'VAT_RELIEF',
  101018001: 'SURTAX',
  10104111021: 'A200000',
}

/** By their titles, most specific first; schedules and forms with a code in their title are told before. */
const TITLES: readonly (readonly [RegExp, string])[] = [
  [/增值税减免税(?:申报)?明细表/, 'VAT_RELIEF'],
  [/本期销售情况明细/, 'VAT_GENERAL_1'],
  [/本期进项税额明细/, 'VAT_GENERAL_2'],
  [/(?:应税服务|无形资产)扣除项目明细/, 'VAT_GENERAL_3'],
  [/税额抵减情况表/, 'VAT_GENERAL_4'],
  [/不动产分期抵扣计算表/, 'VAT_GENERAL_5'],
  [/增值税[^,;]{0,20}小规模|小规模[^,;]{0,10}增值税/, 'VAT_SMALL'],
  [/增值税[^,;]{0,16}申报表/, 'VAT_GENERAL'],
  [/(?:城市维护建设税|城建税)[^;]{0,30}申报表|附加税[^;]{0,6}申报表/, 'SURTAX'],
  [/企业所得税[^;]{0,24}\(B类/, 'B100000'],
  [/企业所得税年度[^;]{0,6}申报表/, 'A100000'],
  [/企业所得税[^;]{0,20}预缴[^;]{0,12}申报表/, 'A200000'],
  [/^减免所得税优惠明细表/, 'A107040'],
]

/** A title as the rules above see it: no blanks, half-width brackets, without ordinal (`01$`), 《》 and the name of the country. */
export function plainTitle(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s《》]/g, '')
    .replace(/^\$?\d{1,3}\$?(?=\D)/, '')
    .replace(/^中华人民共和国/, '')
}

/** Form of a title, or null. */
export function formOfTitle(text: string): string | null {
  const title = plainTitle(text).slice(0, 120)
  if (title === '' || /填[表报写]说明/.test(title)) return null
  const code = /(?<![A-Z\d])(A[12]\d{5}|A000000|B100000)(?!\d)/.exec(title)?.[1]
  if (code) return code
  const schedule = /附(?:列资料|表)\(?([一二三四五1-5])/.exec(title)?.[1]
  if (schedule && /增值税/.test(title)) {
    const n = (SCHEDULES as readonly string[]).indexOf(schedule) + 1 || Number(schedule)
    return /小规模/.test(title) ? `VAT_SMALL_${n}` : `VAT_GENERAL_${n}`
  }
  if (/小规模[^;]{0,20}附列资料/.test(title)) return 'VAT_SMALL_1'
  const named = CIT_FORM_NAMES.find(({ name }) => title.startsWith(name))
  return named?.form ?? TITLES.find(([pattern]) => pattern.test(title))?.[1] ?? null
}

/** Form of a bureau's code, or null. */
export const formOfCode = (code: string): string | null => CODES[code] ?? null

/** How a form is called; '' when it is not known here. */
export const formName = (form: string): string =>
  NAMES[form] ?? CIT_FORM_NAMES.find((entry) => entry.form === form)?.name ?? ''

/** Key of the lines of a form in `@xinjian/format/returns/form-lines`. */
export function linesKey(form: string, layout: string | null): string {
  if (form === 'A100000') return layout ?? ''
  if (form === 'A200000') return layout === null || layout === '2021' ? form : `${form}_${layout}`
  return layout === null ? form.replace(/^VAT_/, '') : ''
}
