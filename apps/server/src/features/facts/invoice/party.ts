/** Who the other side is. */
import { normaliseName } from '@xinjian/format/invoice/party-name'
import type { Party } from './incoming.ts'

/** Words by which an organisation calls itself; a name of up to four characters without any of them is a person's. */
const ORGANISATION =
  /公司|集团|企业|厂|店|部|院|所|局|中心|合作社|大学|学校|银行|社|会|行|室|处|队|馆|场|站|坊|庄|库|委|政府|公寓|超市|酒楼|饭店|工程|工会/
/** Resident ID number, as some tables give it for individuals. */
const RESIDENT_ID = /^[1-6]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dX]$/

/** Identity is the tax number, else the table's own code, else the name (domain §3.1). */
export function partyOf(side: {
  taxNo: string | null
  name: string | null
  code?: string | null
}): Party {
  const { taxNo, name, code = null } = side
  const plain = normaliseName(name ?? '')
  return {
    ident: taxNo ?? (code === null ? `name:${plain}` : `code:${code}`),
    taxNo,
    name: name ?? code ?? taxNo ?? '',
    person: taxNo === null ? code === null && isPersonName(plain) : RESIDENT_ID.test(taxNo),
  }
}

function isPersonName(name: string): boolean {
  if (/^个人|\(个人\)$|^自然人/.test(name) || name === '') return true
  return /^[\u4e00-\u9fff·]{2,4}$/.test(name) && !ORGANISATION.test(name)
}
