import { useQueryClient } from '@tanstack/react-query'
import { customer } from '@xinjian/contract/nouns/customer'
import { keyOf } from '../../api/query.ts'

/** Says that customers are other than they were shown. */
export function useCustomersChanged(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: keyOf(customer.customerList) })
    await client.invalidateQueries({ queryKey: keyOf(customer.customerFind) })
  }
}
