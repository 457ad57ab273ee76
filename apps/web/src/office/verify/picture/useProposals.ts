import { useQuery } from '@tanstack/react-query'
import type { Voucher } from '@xinjian/contract/nouns/verify'
import { recognition } from '@xinjian/contract/nouns/verify/recognition'
import { query } from '../../../api/query.ts'

/** As the service takes them. */
const MOST_LETTERS = 200
const ISSUER = ['sellerTaxNo', 'sellerName', 'company']

/** By field: what a person made of the same misreading of this issuer before. It is offered, never put in by itself. */
export function useProposals({ kind, fields }: Voucher, may: boolean): ReadonlyMap<string, Offer> {
  const issuer = ISSUER.map((name) => fields[name]?.value).find(Boolean)
  const read = Object.entries(fields).flatMap(([name, { value }]) =>
    value.length <= MOST_LETTERS ? [{ name, read: value }] : [],
  )
  const found = useQuery({
    ...query(recognition.recognitionPropose, {
      kind,
      ...(issuer && { issuer }),
      fields: read,
    }),
    enabled: may && read.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return new Map(found.data?.map(({ field, proposed, times }) => [field, { proposed, times }]))
}

export interface Offer {
  proposed: string
  /** How often it was corrected so. */
  times: number
}
