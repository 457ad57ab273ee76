/** Registration data as far as known; every field may be absent. */
export interface Registration {
  name: string
  taxNo: string | null
  legalRepresentative?: string | null
  registeredCapitalWan?: number | null
  paidInCapitalWan?: number | null
  establishedOn?: string | null
  industryCode?: string | null
  industrySection?: string | null
  industryName?: string | null
  taxpayerType?: 'GENERAL' | 'SMALL' | 'INDIVIDUAL' | null
  taxpayerStatus?: string | null
  taxCreditGrade?: 'A' | 'B' | 'M' | 'C' | 'D' | null
  insuredCount?: number | null
  regionCode?: string | null
  registrationStatus?: string | null
  /** Of the legal representative, as far as the bureau showed it; no more of the ID number is kept. */
  legalRepBirthYear?: number | null
  /** Legal representative changes, ISO dates, newest first. */
  legalRepChanges?: string[]
}
