/** The latest of several instants, ISO, as it was written; those that are absent do not count. */
export const latest = (first: string, ...others: readonly (string | undefined)[]): string =>
  others.reduce<string>(
    (most, one) => (one !== undefined && Date.parse(one) > Date.parse(most) ? one : most),
    first,
  )
