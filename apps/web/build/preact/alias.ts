import path from 'node:path'

/** Preact where React is asked for: in the build of the phone, and in tests of its pages. */
export const PREACT = [
  { find: /^react$/, replacement: path.join(import.meta.dirname, 'react.ts') },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
]
