/** What the keys of a bureau's answer mean as columns of a form: initials of their names in pinyin. */

const PARTS: Readonly<Record<string, string>> = {
  YB: '一般项目',
  JZJT: '即征即退项目',
  BYS: '本月数',
  BYJE: '本月数',
  BNLJ: '本年累计',
  BNLJS: '本年累计',
  BQS: '本期数',
  YSHWJLW: '货物及劳务',
  HWJLW: '货物及劳务',
  YSFW: '服务、不动产和无形资产',
  FW: '服务、不动产和无形资产',
  KJSKZZSZYFP: '开具增值税专用发票',
  KJZZSZYFP: '开具增值税专用发票',
  KJQTFP: '开具其他发票',
  WKJFP: '未开具发票',
  NSJCTZ: '纳税检查调整',
  NSJCTZD: '纳税检查调整',
  HJ: '合计',
  XSE: '销售额',
  XXYNSE: '销项(应纳)税额',
}

const COMPOUND: readonly RegExp[] = [
  /^(YB|JZJT)(?:XM|HW|HWLW|HWJLW)?(BYS|BYJE|BNLJS?)$/,
  /^(BQS|BNLJ)(YSHWJLW|HWJLW|YSFW|FW)$/,
  /^(KJSKZZSZYFP|KJZZSZYFP|KJQTFP|WKJFP|NSJCTZD?|HJ)(XSE|XXYNSE)$/,
]

const NAMES: Readonly<Record<string, string>> = {
  BQJE: '本期金额',
  LJJE: '累计金额',
  BNLJJE: '本年累计金额',
  FS: '份数',
  JE: '金额',
  SE: '税额',
  XSE: '合计 销售额',
  JSHJ: '合计 价税合计',
  YSFWKCXMBQSJKCJE: '服务、不动产和无形资产扣除项目本期实际扣除金额',
  KCHHSMSXSE: '扣除后 含税(免税)销售额',
  KCHXXYNSE: '扣除后 销项(应纳)税额',
  MSXSE: '本期服务、不动产和无形资产价税合计额（免税销售额）',
  QCYE: '期初余额',
  BQFSE: '本期发生额',
  BQYKCJE: '本期应扣除金额',
  BQSJKCJE: '本期实际扣除金额',
  QMYE: '期末余额',
  BQYDJSE: '本期应抵减税额',
  BQSJDJSE: '本期实际抵减税额',
  BQTJE: '本期调减额',
  BQKDJE: '本期可抵减额',
  BQSJDJE: '本期实际抵减额',
}

/** Columns that are only numbered, `COL01` …, by form. */
const NUMBERED: Readonly<Record<string, readonly string[]>> = {
  SURTAX: [
    '一般增值税',
    '免抵税额',
    '消费税',
    '营业税',
    '计税依据合计',
    '税率（征收率）',
    '本期应纳税（费）额',
    '减免性质代码',
    '减免税（费）额',
    '本期已缴税（费）额',
    '本期应补（退）税（费）额',
  ],
  VAT_RELIEF: ['期初余额', '本期发生额', '本期应抵减税额', '本期实际抵减税额', '期末余额'],
}

/** Name of a column by its key without underscores in capitals; null for a key that is not known. */
export function columnOfKey(key: string, form: string): string | null {
  const number = /^COL0*(\d{1,2})$/.exec(key)?.[1]
  if (number)
    return NUMBERED[form]?.[Number(number) - 1] ?? (NUMBERED[form] ? null : `第 ${number} 列`)
  for (const pattern of COMPOUND) {
    const [, one, other] = pattern.exec(key) ?? []
    if (one && other) return `${PARTS[one]} ${PARTS[other]}`
  }
  return NAMES[key.replace(/^YSKC/, '')] ?? null
}

/** Columns as the forms have them from left to right; others after them, as they come. */
const ORDER = [
  ...['一般项目', '即征即退项目'].flatMap((part) => [`${part} 本月数`, `${part} 本年累计`]),
  ...['本期数', '本年累计'].flatMap((part) => [
    `${part} 货物及劳务`,
    `${part} 服务、不动产和无形资产`,
  ]),
  ...NUMBERED.SURTAX!,
  '本期金额',
  '累计金额',
  ...Object.values(NAMES),
]

/** Values in the order of their columns on the form. */
export const ordered = <T>(values: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(values).sort(([a], [b]) => place(a) - place(b)))

const place = (name: string): number => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length)

/** Form whose columns these keys are, when they can be no other's. */
export function formOfKeys(keys: ReadonlySet<string>): string | null {
  const some = (pattern: RegExp): boolean => [...keys].some((key) => pattern.test(key))
  if (some(/^(?:YB|JZJT)\w*(?:BYS|BNLJS?)$/)) return 'VAT_GENERAL'
  if (some(/^(?:BQS|BNLJ)(?:YSHWJLW|HWJLW)$/)) return 'VAT_SMALL'
  if (some(/^KJQTFPXSE$/)) return 'VAT_GENERAL_1'
  if (keys.has('BQYDJSE')) return 'VAT_GENERAL_4'
  if (some(/BQYKCJE$/)) return 'VAT_GENERAL_3'
  if (keys.has('FS') && keys.has('SE')) return 'VAT_GENERAL_2'
  return null
}
