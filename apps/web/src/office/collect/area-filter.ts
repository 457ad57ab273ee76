import type { Filter } from '../list/filters.ts'

/** Narrows tasks to one tax bureau. */
export const areaFilter = (
  areas: readonly { code: string; name: string }[],
  words: { label: string; all: string },
): Filter => ({
  kind: 'choice',
  key: 'area',
  ask: 'areaCode',
  ...words,
  searched: true,
  options: areas.map(({ code, name }) => ({ value: code, label: name })),
})
