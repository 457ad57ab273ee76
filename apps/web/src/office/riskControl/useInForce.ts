import { useQuery } from '@tanstack/react-query'
import { riskPolicy } from '@xinjian/contract/nouns/rules/riskPolicy'
import { query } from '../../api/query.ts'

/** No institution has so many policies in force; a longer list would be searched. */
const MOST = 100

/** The policies in force, by one of which an order is judged. */
export const useInForce = () =>
  useQuery(query(riskPolicy.riskPolicyList, { status: 'IN_FORCE', page: 1, size: MOST }))
