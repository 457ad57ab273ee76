/** 对外提供保证担保信息 of annual reports, as vendors tell it: the reporting firm answers for the debt of another. */

/** Where each vendor's list lies, and what its lines name (天眼查, 企查查). */
const LISTS: Readonly<Record<string, { debtor: string; kind: string; amount: string }>> = {
  outGuaranteeInfoList: { debtor: 'obligor', kind: 'guaranteeWay', amount: 'creditoAmount' },
  ProvideAssuranceList: { debtor: 'Debtor', kind: 'AssuranceType', amount: 'CreditorAmount' },
}

export interface ToldGuarantee {
  debtor: string
  /** Way and amount, as far as they are told. */
  label: string | undefined
}

/** Of one report as it was told, JSON. */
export function guaranteesIn(told: string): ToldGuarantee[] {
  const report: unknown = JSON.parse(told)
  if (typeof report !== 'object' || report === null) return []
  return Object.entries(LISTS).flatMap(([list, { debtor, kind, amount }]) => {
    const lines = (report as Record<string, unknown>)[list]
    if (!Array.isArray(lines)) return []
    return lines.flatMap((line: Record<string, unknown> | null) => {
      const name = textOf(line?.[debtor])
      const label = [textOf(line?.[kind]), textOf(line?.[amount])].filter(Boolean).join(' ')
      return name ? [{ debtor: name, label: label || undefined }] : []
    })
  })
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
