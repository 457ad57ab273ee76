import { checkTaxNo, normaliseTaxNo, usccCheckCharacter } from '@xinjian/format/uscc'

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
