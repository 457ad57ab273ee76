const STATEMENT = /^(?:import|export)\s+(?:[\w$*{},\s]+\sfrom\s+)?['"]([^'"]+)['"]/
const CALL = /(?:\bimport|(?:\brequire|\bmeta|\))\.resolve)\(\s*['"`]([^'"`]+)['"`]/
const SHEET = /^@import\s+(?:url\()?['"]([^'"]+)['"]/
/** The world that a test of the DOM stands in. */
const WORLD = /^\/\/ @vitest-environment (\S+)/
const ANY = new RegExp([STATEMENT, CALL, SHEET, WORLD].map((r) => r.source).join('|'), 'gm')

/**
 * Names of the packages a source text asks for, in order and each once: static and late imports, resolved paths, style sheets.
 * The modules of Node and relative paths are no packages.
 */
export function packagesIn(source: string): string[] {
  const names = [...source.matchAll(ANY)]
    .map((match) => match.slice(1).find((specifier) => specifier !== undefined) ?? '')
    .filter((specifier) => /^(?:@[\w.-]+\/)?[\w.-]*\w/.test(specifier))
    .filter((specifier) => !specifier.startsWith('node:') && !specifier.startsWith('.'))
    .map((specifier) => {
      const parts = specifier.split('/')
      return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
    })
  return [...new Set(names)]
}
