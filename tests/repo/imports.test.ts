/** The import rule of ARCHITECTURE.md as a test; its table is `lib/import-rules.ts`. */
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { circlesOf } from './lib/circles.ts'
import { isSource, read, repositoryFiles } from './lib/files.ts'
import { RULES, type Rule } from './lib/import-rules.ts'

const partOf = (file: string): Rule =>
  RULES.find((r) => file === r.part || file.startsWith(`${r.part}/`) || r.part === '') as Rule
const inside = (file: string, prefix: string): boolean =>
  prefix === '' || file === prefix || file.startsWith(`${prefix}/`)

/** `from '…'`, `import '…'`, `import('…')`. */
const IMPORT = /(?:from\s+|import\s+|import\s*\(\s*)['"]([^'"]+)['"]/g

function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  const own = /^@xinjian\/([^/]+)(?:\/(.+))?$/.exec(specifier)
  return own ? `packages/${own[1]}/src/${own[2] ?? 'index'}` : null
}

const isTest = (file: string) => /\.test\.tsx?$|\/test\/|\/test-support\//.test(file)
const sources = repositoryFiles().filter(
  (f) => isSource(f) && /^(packages|apps)\//.test(f) && !isTest(f),
)

describe('imports', () => {
  it('finds the sources it is to judge', () => {
    expect(sources.length).toBeGreaterThan(100)
  })

  it('follow the import rule of ARCHITECTURE.md', () => {
    const broken = sources.flatMap((file) => {
      const { part, may } = partOf(file)
      return [...read(file).matchAll(IMPORT)].flatMap(([, specifier = '']) => {
        const target = targetOf(file, specifier)
        if (target === null || inside(target, part) || may.some((m) => inside(target, m))) return []
        return [`${file} imports ${target}`]
      })
    })
    expect(broken).toEqual([])
  })

  it('run round no circle, types included: of two files one can be read first', () => {
    const known = new Set(sources)
    const statement = /^(?:import|export)\b[^'"]*?['"]([^'"]+)['"]/gm
    const importsOf = (file: string) =>
      [...read(file).matchAll(statement)].flatMap(([, specifier = '']) => {
        const target = targetOf(file, specifier) ?? ''
        return [target, `${target}.ts`, `${target}.tsx`].filter((f) => known.has(f))
      })
    expect(circlesOf(sources, importsOf)).toEqual([])
    // It would see one.
    expect(circlesOf(['a', 'b', 'c'], (f) => ({ a: ['b'], b: ['a', 'c'] })[f] ?? [])).toEqual([
      ['a', 'b'],
    ])
  })

  it('a kind that shows records alone is not made of the whole tax report', () => {
    const known = new Set(sources)
    const values = /^(?:import|export)\s+(?!type\b)[^'"]*?['"]([^'"]+)['"]/gm
    const reached = new Set<string>()
    const visit = (file: string): void => {
      if (reached.has(file)) return
      reached.add(file)
      for (const [, specifier = ''] of read(file).matchAll(values)) {
        const target = targetOf(file, specifier) ?? ''
        for (const next of [target, `${target}.ts`]) if (known.has(next)) visit(next)
      }
    }
    visit('packages/engine/src/basic/engine.ts')
    const rooms = [
      'tax/parts.ts',
      'tax/cross/section.ts',
      'tax/returns/sections/',
      'finance/sections/',
    ]
    expect(
      [...reached].filter((f) => rooms.some((room) => f.startsWith(`packages/engine/src/${room}`))),
    ).toEqual([])
    // 255 when it took the whole part and left most of it out.
    expect(reached.size).toBeGreaterThan(100)
    expect(reached.size).toBeLessThan(190)
  })

  it('keeps Node out of what the browser runs', () => {
    // Figures of the public site are read where it is built, and travel as text.
    const browser = sources.filter(
      (f) =>
        /^(packages\/(contract|format|engine|graph)\/|apps\/web\/src\/)/.test(f) &&
        !f.startsWith('apps/web/src/public/site/figures/'),
    )
    expect(
      browser.filter((f) => /^(?:import|export|\})[^`\n]* from 'node:/m.test(read(f))),
    ).toEqual([])
  })

  it('keeps the clock, chance and the network out of the engine', () => {
    const engine = sources.filter((f) => /^packages\/(engine|graph)\//.test(f))
    const impure = /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bfetch\(|\bprocess\./
    expect(engine.filter((f) => impure.test(read(f)))).toEqual([])
  })

  it('reads the environment of the server in config.ts only (children get PATH)', () => {
    const readers = sources.filter(
      (f) => f.startsWith('apps/server/') && /process\.env(?!\.PATH)/.test(read(f)),
    )
    expect(readers).toEqual(['apps/server/src/config.ts'])
  })
})
