/** What Preact offers in the place of React, and the one name it lacks that React Router imports. */
export * from 'preact/compat'
export { default } from 'preact/compat'

/** Only `RouterProvider` calls it; the declarative mode does not, so the build sheds it (a test looks for these words). */
export function useOptimistic() {
  throw new Error('useOptimistic: not in Preact')
}
