import { useQueryClient } from '@tanstack/react-query'
import { secondary } from '@xinjian/contract/nouns/secondary'
import { keyOf } from '../../api/query.ts'

/** Says that secondary customers are other than they were shown. */
export function useSecondaryChanged(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    const shown = [secondary.secondaryList, secondary.secondaryDetail, secondary.secondaryProducts]
    await Promise.all(
      shown.map((endpoint) => client.invalidateQueries({ queryKey: keyOf(endpoint) })),
    )
  }
}
