import { checkUscc } from '@xinjian/format'

/** Province of an administrative code's first two digits (GB/T 2260). */
export const PROVINCES: Readonly<Record<string, string>> = {
  11: '北京',
  12: '天津',
  13: '河北',
  14: '山西',
  15: '内蒙古',
  21: '辽宁',
  22: '吉林',
  23: '黑龙江',
  31: '上海',
  32: '江苏',
  33: '浙江',
  34: '安徽',
  35: '福建',
  36: '江西',
  37: '山东',
  41: '河南',
  42: '湖北',
  43: '湖南',
  44: '广东',
  45: '广西',
  46: '海南',
  50: '重庆',
  51: '四川',
  52: '贵州',
  53: '云南',
  54: '西藏',
  61: '陕西',
  62: '甘肃',
  63: '青海',
  64: '宁夏',
  65: '新疆',
  71: '台湾',
  81: '香港',
  82: '澳门',
}

/** Shape of a resident identity number: six digits of a place, a date of birth, four more. */
const IDENTITY_NUMBER =
  /^[1-8]\d{5}(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dX]$/

/**
 * Two-digit province of a taxpayer number: characters 3–4 of an 18-character 统一社会信用代码, 1–2 of a legacy
 * 15-digit number. null when the number is absent or carries no known province (foreign, individual, coded tables, or the
 * identity number that some 个体工商户 still have: it says where its owner was registered, not where the business is).
 */
export function provinceOfTaxNo(taxNo: string | null): string | null {
  if (!taxNo || (IDENTITY_NUMBER.test(taxNo) && !checkUscc(taxNo).valid)) return null
  const code =
    taxNo.length === 18 ? taxNo.slice(2, 4) : taxNo.length === 15 ? taxNo.slice(0, 2) : ''
  return PROVINCES[code] ? code : null
}
