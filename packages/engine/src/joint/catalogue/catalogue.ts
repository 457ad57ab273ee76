/** All rules of domain §4 by id, and those of which no source of the platform tells anything. */
import { INVOICE_ADVICE } from './invoices.ts'
import { PARTY_ADVICE } from './parties.ts'
import type { AdviceTable } from './shape.ts'
import { TAX_ADVICE } from './taxes.ts'

export const ADVICE: AdviceTable = { ...INVOICE_ADVICE, ...PARTY_ADVICE, ...TAX_ADVICE }

export interface WithoutSource {
  id: string
  name: string
  level: 'HIGH' | 'MEDIUM'
  threshold: string
  /** What would have to be collected. */
  needs: string
}

/** Listed and never judged: what was not looked at is not clear. */
export const WITHOUT_SOURCE: readonly WithoutSource[] = [
  {
    id: 'R-049',
    name: '一人多企/同址/同电话',
    level: 'HIGH',
    threshold: '法定代表人关联企业≥5家，或同址≥5家、同电话≥4家',
    needs: '工商登记的关联信息',
  },
  {
    id: 'R-069',
    name: '失信/被执行',
    level: 'HIGH',
    threshold: '当前失信≥1条为红线；当前被执行≥1条高',
    needs: '司法信息',
  },
  {
    id: 'R-070',
    name: 'ERP与票税背离',
    level: 'MEDIUM',
    threshold: '账套收入与开票或申报相差>30%',
    needs: '企业账套（ERP）',
  },
  {
    id: 'R-072',
    name: '同IP/设备多企',
    level: 'HIGH',
    threshold: '3家以上企业共用开票设备≥1组',
    needs: '开票设备信息',
  },
]
