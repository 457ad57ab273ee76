import { useQueryClient } from '@tanstack/react-query'
import { people } from '@xinjian/contract/nouns/people'
import { keyOf } from '../../api/query.ts'

/** Says that accounts are other than they were shown. */
export function useUsersChanged(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: keyOf(people.userPage) })
    await client.invalidateQueries({ queryKey: keyOf(people.userDetail) })
  }
}
