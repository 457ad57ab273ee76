import type { BodyOf } from '@xinjian/contract/endpoint'
import type { enterprise } from '@xinjian/contract/nouns/enterprise'
import { checkTaxNo, normaliseTaxNo, usccCheckCharacter } from '@xinjian/format/uscc'

export interface EnterpriseForm {
  name: string
  taxNo: string
  legal: string
  founded: string
  /** 万元, as typed. */
  capital: string
  industry: string
  taxpayer: '' | 'GENERAL' | 'SMALL' | 'INDIVIDUAL'
}

export const emptyForm: EnterpriseForm = {
  name: '',
  taxNo: '',
  legal: '',
  founded: '',
  capital: '',
  industry: '',
  taxpayer: '',
}

export interface TaxNoState {
  kind: 'EMPTY' | 'SHAPE' | 'CHECKSUM' | 'VALID'
  length: number
  /** The 18th character that the first 17 call for, when that is what is wrong. */
  expected: string | null
}

/** Verdict on a tax number as typed (blanks and full-width characters are forgiven). */
export function taxNoState(typed: string): TaxNoState {
  const code = normaliseTaxNo(typed)
  const length = code.length
  if (length === 0) return { kind: 'EMPTY', length, expected: null }
  const kind = checkTaxNo(code)
  const expected = kind === 'CHECKSUM' ? usccCheckCharacter(code.slice(0, 17)) : null
  return { kind, length, expected }
}

/** Names of the fields that stand in the way of saving. */
export function problemsOf(form: EnterpriseForm): ('name' | 'taxNo' | 'capital')[] {
  const capital = Number(form.capital)
  return [
    ...(form.name.trim() ? [] : (['name'] as const)),
    ...(taxNoState(form.taxNo).kind === 'VALID' ? [] : (['taxNo'] as const)),
    ...(form.capital.trim() && !(capital >= 0 && capital <= 100_000_000)
      ? (['capital'] as const)
      : []),
  ]
}

/** The call's body: empty fields are absent, not empty strings. */
export function toBody(form: EnterpriseForm): BodyOf<typeof enterprise.enterpriseSave> {
  return {
    name: form.name.trim(),
    taxNo: normaliseTaxNo(form.taxNo),
    ...(form.legal.trim() && { legalRepresentative: form.legal.trim() }),
    ...(form.founded && { establishedOn: form.founded }),
    ...(form.capital.trim() && { registeredCapitalWan: Number(form.capital) }),
    ...(form.industry.trim() && { industryName: form.industry.trim() }),
    ...(form.taxpayer && { taxpayerType: form.taxpayer }),
  }
}
