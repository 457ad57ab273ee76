/** Firms by a name, a former name or a code, as the registry's vendors find them (domain §6.1): what is told of them for nothing. */
import { checkTaxNo } from '@xinjian/format'
import { comparableName } from '@xinjian/format/firm-name'
import { FOUND_BY, type FoundBy } from '@xinjian/format/public-records/found'
import { maskParties } from '@xinjian/format/public-records/masked'
import { type FoundFirm, PublicSourceFailure, type PublicSources } from './connector.ts'

export interface FirmLine extends Omit<FoundFirm, 'formerNames'> {
  matched: FoundBy
  /** The former name that the words are, or stand in; null = they are of its name or code. */
  formerName: string | null
}

/** UNTOLD: no vendor in use has a search. FAILED: none answered. */
export type FirmSearch =
  | { state: 'TOLD'; rows: FirmLine[] }
  | { state: 'UNTOLD' | 'FAILED'; rows: [] }

/** A whole USCC, its check sign right. */
export const isFirmCode = (words: string): boolean =>
  comparableName(words).length === 18 && checkTaxNo(comparableName(words)) === 'VALID'

/** Two Chinese characters at least, or a whole code: fewer would leaf through the registry. */
export const isEnough = (words: string): boolean =>
  isFirmCode(words) || (words.match(/\p{Script=Han}/gu)?.length ?? 0) >= 2

/** Those that bear the words, the surest first; of equals the vendor's order stays. */
export function ranked(found: readonly FoundFirm[], words: string): FirmLine[] {
  const asked = comparableName(words)
  return found
    .flatMap(({ formerNames, ...firm }): FirmLine[] => {
      const by = foundBy(firm, formerNames, asked)
      if (!by) return []
      const legalRep = firm.legalRep && maskParties(firm.legalRep)
      return [{ ...firm, legalRep, ...by }]
    })
    .sort((a, b) => FOUND_BY.indexOf(a.matched) - FOUND_BY.indexOf(b.matched))
}

function foundBy(
  { name, code }: Pick<FoundFirm, 'name' | 'code'>,
  formerNames: readonly string[],
  asked: string,
): Pick<FirmLine, 'matched' | 'formerName'> | null {
  const own = comparableName(name)
  const of = (matched: FoundBy, formerName: string | null = null) => ({ matched, formerName })
  if (code === asked) return of('CODE')
  if (own === asked) return of('NAME')
  const former = formerNames.find((each) => comparableName(each) === asked)
  if (former) return of('FORMER_NAME', former)
  if (own.startsWith(asked)) return of('PREFIX')
  if (own.includes(asked)) return of('CONTAINS')
  const holding = formerNames.find((each) => comparableName(each).includes(asked))
  return holding ? of('CONTAINS', holding) : null
}

export async function searchFirms(sources: PublicSources, words: string): Promise<FirmSearch> {
  try {
    const found = await sources.find(words.trim())
    return found ? { state: 'TOLD', rows: ranked(found, words) } : { state: 'UNTOLD', rows: [] }
  } catch (error) {
    if (error instanceof PublicSourceFailure) return { state: 'FAILED', rows: [] }
    throw error
  }
}
