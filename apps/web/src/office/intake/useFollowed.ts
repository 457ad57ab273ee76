import { useQuery } from '@tanstack/react-query'
import { type ImportRow, intake } from '@xinjian/contract/nouns/intake'
import { useEffect } from 'react'
import { query } from '../../api/query.ts'
import { isFinal, type Upload } from './uploads.ts'

/** Events are lost with a line, so stored files that have not ended are asked after, too. */
const POLL_MS = 2500
/** As many as one question may name; the others are asked after when these have ended. */
const AT_ONCE = 100

/**
 * Rows of the files sent from this page until each has ended, however many there are and whatever the list below shows.
 * @returns asks at once: for whoever hears that one has ended
 */
export function useFollowed(
  uploads: readonly Upload[],
  onRows: (rows: readonly ImportRow[]) => void,
): () => void {
  const ids = uploads
    .flatMap(({ row }) => (row && !isFinal(row) ? [row.id] : []))
    .sort((a, b) => a - b)
    .slice(0, AT_ONCE)
  const found = useQuery({
    ...query(intake.dataCollection, { ids, page: 1, size: AT_ONCE }),
    enabled: ids.length > 0,
    refetchInterval: POLL_MS,
  })
  const rows = found.data?.rows
  // biome-ignore lint/correctness/useExhaustiveDependencies: onRows only dispatches
  useEffect(() => {
    if (rows) onRows(rows)
  }, [rows])
  return () => {
    if (ids.length > 0) void found.refetch()
  }
}
