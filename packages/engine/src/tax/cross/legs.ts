/** Returns and statements behind a figure, as conditions on what the server keeps of them. */
import type { Evidence } from '../../report/evidence.ts'
import type { CitReturn, VatReturn } from '../facts.ts'

const returnLeg = (
  dataset: 'VAT_RETURN' | 'CIT_RETURN',
  returns: readonly { key: string }[],
  words: string,
): Evidence => [
  { dataset, where: { field: 'returnKey', in: returns.map(({ key }) => key).sort() }, words },
]

export const vatLeg = (returns: readonly VatReturn[], words: string): Evidence =>
  returnLeg('VAT_RETURN', returns, words)
export const citLeg = (returns: readonly CitReturn[], words: string): Evidence =>
  returnLeg('CIT_RETURN', returns, words)
