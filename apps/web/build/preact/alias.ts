import path from 'node:path'

/** Preact where React is asked for by the phone's program. */
export const PREACT = [
  { find: /^react$/, replacement: path.join(import.meta.dirname, 'react.mjs') },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
]
