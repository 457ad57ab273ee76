import { orgCodeCheckCharacter, usccCheckCharacter } from '@xinjian/format'

/** An invented company: the name says 示例, the number has valid check characters of a never issued body. */
export interface Company {
  name: string
  taxNo: string
}

/** Tax number for `body` (eight characters of an organisation code) registered in `region`. */
export function inventTaxNo(body: string, region = '440300'): string {
  const first17 = `91${region}${body}${orgCodeCheckCharacter(body)}`
  return first17 + usccCheckCharacter(first17)
}

export const BUYER: Company = { name: '深圳市示例贸易有限公司', taxNo: inventTaxNo('MA9X00A1') }
export const SELLER: Company = {
  name: '杭州示例精密制造有限公司',
  taxNo: inventTaxNo('MA9X00B2', '330100'),
}
