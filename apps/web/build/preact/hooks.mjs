// Loaded before tests: packages that ask for React are given Preact by Node, as the build's alias does for what it bundles.
import { registerHooks } from 'node:module'

const REACT = new URL('react.mjs', import.meta.url).href
const INSTEAD = {
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/test-utils': 'preact/test-utils',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
}

registerHooks({
  resolve(asked, context, next) {
    if (asked === 'react') return { url: REACT, format: 'module', shortCircuit: true }
    return next(INSTEAD[asked] ?? asked, context)
  },
})
