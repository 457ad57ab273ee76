/** Sections (门类) of GB/T 4754—2017 and what a code says of them: no table, so that anything may ask. */

export const SECTION_NAMES: Readonly<Record<string, string>> = {
  A: '农、林、牧、渔业',
  B: '采矿业',
  C: '制造业',
  D: '电力、热力、燃气及水生产和供应业',
  E: '建筑业',
  F: '批发和零售业',
  G: '交通运输、仓储和邮政业',
  H: '住宿和餐饮业',
  I: '信息传输、软件和信息技术服务业',
  J: '金融业',
  K: '房地产业',
  L: '租赁和商务服务业',
  M: '科学研究和技术服务业',
  N: '水利、环境和公共设施管理业',
  O: '居民服务、修理和其他服务业',
  P: '教育',
  Q: '卫生和社会工作',
  R: '文化、体育和娱乐业',
  S: '公共管理、社会保障和社会组织',
  T: '国际组织',
}

/** Last division of each section, in the order of the letters. */
const LAST_DIVISION = [
  5, 12, 43, 46, 50, 52, 60, 62, 65, 69, 70, 72, 75, 79, 82, 83, 85, 90, 96, 97,
]

/** A letter, digits, or both: `F`, `51`, `5191`, `F5191`. */
const CODE = /^([A-T])?(\d{2,4})?$/

/** A code as it is typed or exported: no blanks, capitals. */
export const plainCode = (text: string): string =>
  text.normalize('NFKC').replace(/\s/g, '').toUpperCase()

/**
 * Section of a code of division, group or class. An older edition's class has its division's section. Null = no such division,
 * or a letter that contradicts the digits.
 */
export function sectionOfCode(code: string): string | null {
  const [whole, letter, digits] = CODE.exec(plainCode(code)) ?? []
  if (!whole) return null
  if (!digits) return letter ?? null
  const division = Number(digits.slice(0, 2))
  const at = division === 0 ? -1 : LAST_DIVISION.findIndex((last) => division <= last)
  const section = Object.keys(SECTION_NAMES)[at] ?? null
  return letter && letter !== section ? null : section
}
