/** SQL of instants by days of China, as lists are narrowed by. */

/**
 * Conditions that an instant lies on these days (`YYYY-MM-DD`, both included); none for an end that is not asked for. `put` gives a value its
 * place in the statement. An instant is compared with instants: beneath row-level security no index is asked by a comparison with a day, which the
 * database does not take for leakproof.
 */
export const onDays = (
  column: string,
  { from, to }: { from?: string | undefined; to?: string | undefined },
  put: (day: string) => string,
): string[] => [
  ...(from ? [`${column} >= ${put(from)}::date::timestamp at time zone 'Asia/Shanghai'`] : []),
  ...(to ? [`${column} < (${put(to)}::date + 1)::timestamp at time zone 'Asia/Shanghai'`] : []),
]
