import type { Plugin } from 'vite'

const ASKED = './ssr/components.js'
const BY = /\/react-router\/dist\/\w+\/lib\/dom\/lib\.js$/
const ID = '\0xinjian-no-framework'

const USED = ['FrameworkContext', 'PrefetchPageLinks', 'usePrefetchBehavior', 'mergeRefs']

/** What a `Link` uses of it, as it behaves where no server of the framework rendered the page: nothing is fetched ahead. */
const WITHOUT = `
import { createContext } from 'react'
const FrameworkContext = createContext(undefined)
const PrefetchPageLinks = () => null
const still = [false, null, {}]
const usePrefetchBehavior = () => still
const mergeRefs = (...refs) => (value) => {
  for (const ref of refs)
    if (typeof ref === 'function') ref(value)
    else if (ref != null) ref.current = value
}
export { ${USED.join(', ')} }
`

/**
 * React Router carries its framework mode (manifests, pages fetched ahead) into every page that has a `Link`, which reads its
 * context. Only the declarative mode is used here, so the built front end goes without the other. The build fails where a newer
 * version keeps that part elsewhere, or asks it for something else.
 */
export function leanRouter(): Plugin {
  let met = false
  return {
    name: 'xinjian-lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== ASKED || !importer || !BY.test(importer)) return null
      met = true
      return ID
    },
    load: (id) => (id === ID ? WITHOUT : null),
    buildEnd(fault) {
      if (!fault && !met && this.environment.name === 'client')
        this.error('react-router: its framework mode is no longer where it was')
    },
  }
}
