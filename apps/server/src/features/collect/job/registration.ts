import { birthYearOf } from '@xinjian/format/person/birth-year'
import type { SourceRow } from '../../../outside/source/connector.ts'
import type { Registration } from '../../enterprise/index.ts'

/** The registration fields that reports read, from the bureau's row. */
export function registrationFrom(r: SourceRow): Registration {
  const legal = r.legalRep as { name?: string; idNo?: string } | undefined
  const changes = Array.isArray(r.changes) ? (r.changes as { item?: string; date?: string }[]) : []
  return given({
    legalRepresentative: legal?.name,
    legalRepBirthYear: birthYearOf(String(legal?.idNo ?? '')),
    establishedOn: r.estDate,
    registeredCapitalWan: r.regCapitalWan,
    paidInCapitalWan: r.paidInCapitalWan,
    industryCode: r.industryCode,
    industryName: r.industryName,
    taxpayerType: typeOf(String(r.taxpayerType ?? '')),
    taxpayerStatus: r.taxpayerStatus,
    insuredCount: r.insuredCount,
    regionCode: r.regionCode,
    registrationStatus: r.status,
    legalRepChanges: changes.flatMap((c) => (c.item === '法定代表人' && c.date ? [c.date] : [])),
  })
}

const typeOf = (text: string): 'GENERAL' | 'SMALL' | 'INDIVIDUAL' =>
  text.includes('个体') ? 'INDIVIDUAL' : text.includes('小规模') ? 'SMALL' : 'GENERAL'

/** Fields that the bureau leaves out must not erase what is known. */
const given = (fields: Record<string, unknown>): Registration =>
  Object.fromEntries(Object.entries(fields).filter(([, v]) => v !== undefined && v !== null))

/** The grade of the latest year, which reports show beside the registration. */
export function gradeFrom(rows: readonly SourceRow[]): Registration | null {
  const latest = [...rows].sort((a, b) => Number(b.year) - Number(a.year))[0]
  return latest ? given({ taxCreditGrade: latest.grade }) : null
}
