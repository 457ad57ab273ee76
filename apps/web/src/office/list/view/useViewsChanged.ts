import { useQueryClient } from '@tanstack/react-query'
import { listView } from '@xinjian/contract/nouns/lists/listView'
import { keyOf } from '../../../api/query.ts'

/** Reads views and columns of lists anew after one was changed. */
export function useViewsChanged(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keyOf(listView.listViews) })
}
