import type { Filter } from '../list/filters.ts'

/** Narrows a list to one status. */
export const statusFilter = <Status extends string>(
  statuses: readonly Status[],
  { label, all, of }: { label: string; all: string; of: (status: Status) => string },
): Filter => ({
  kind: 'choice',
  key: 'status',
  label,
  all,
  options: statuses.map((value) => ({ value, label: of(value) })),
})
