import type { Filter } from './filters.ts'

/** Narrows a list to one of a few values, each by its word. */
export const choiceOf = <Value extends string>(
  key: string,
  values: readonly Value[],
  { say, ...words }: { label: string; all: string; say: (value: Value) => string; ask?: string },
): Filter => ({
  kind: 'choice',
  key,
  ...words,
  options: values.map((value) => ({ value, label: say(value) })),
})
