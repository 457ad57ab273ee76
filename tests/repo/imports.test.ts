/**
 * The import rule of ARCHITECTURE.md as a test. Each row says what a part of the repository may import of the others; what
 * is not said is forbidden.
 */
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { kindFolder, REPORT_KIND_NAMES } from '../../packages/engine/src/report/kinds.ts'
import { circlesOf } from './lib/circles.ts'
import { isSource, read, repositoryFiles } from './lib/files.ts'

interface Rule {
  /** Part: a folder prefix; the longest that fits counts. */
  part: string
  /** Folder prefixes it may import besides itself. */
  may: string[]
}

const PACKAGES = [
  'packages/contract',
  'packages/engine',
  'packages/format',
  'packages/graph',
  'packages/intake',
  'packages/report-files',
]
const WEB_COMMON = [
  'packages/contract',
  'packages/format',
  'packages/graph',
  'packages/engine/src/report',
  'apps/web/src/ui',
  'apps/web/src/i18n',
]
const WEB_APP = [
  ...WEB_COMMON,
  'apps/web/src/shell',
  'apps/web/src/api',
  'apps/web/src/form',
  'apps/web/src/reports',
  'apps/web/src/todo',
  'apps/web/src/open-routes.ts',
  'apps/web/src/paths.ts',
  'apps/web/src/demo-paths.ts',
  'apps/web/src/routes.ts',
]
const KERNEL = [
  'apps/server/src/db',
  'apps/server/src/http',
  'apps/server/src/jobs',
  'apps/server/src/security',
  'apps/server/src/outside',
  'apps/server/src/config.ts',
  'apps/server/src/blobs.ts',
]

/** What one kind of report shows of itself to others. */
const FACES = [
  ...REPORT_KIND_NAMES.map((kind) => `packages/engine/src/${kindFolder(kind)}/part.ts`),
  // Of taxes, for a kind that shows records alone and is not to be made of everything else.
  'packages/engine/src/tax/faces/record-part.ts',
  // Of taxes, for a kind that counts whom the enterprise let look at them.
  'packages/engine/src/tax/faces/auth-part.ts',
]

const RULES: Rule[] = [
  { part: 'packages/format', may: [] },
  // Screens read reports without any engine; the kit serves every kind and so knows none. Which datasets there are is one table.
  {
    part: 'packages/engine/src/report',
    may: ['packages/format/src/datasets', 'packages/format/src/say'],
  },
  { part: 'packages/engine/src/kit', may: ['packages/format', 'packages/engine/src/report'] },
  // One kind of report knows the kit, the frame and the faces of other kinds, never their rooms. Statements and what reports of
  // several sources share are no kinds: any may read them.
  ...REPORT_KIND_NAMES.map((kind) => ({
    part: `packages/engine/src/${kindFolder(kind)}`,
    may: [
      'packages/format',
      'packages/engine/src/report',
      'packages/engine/src/kit',
      'packages/engine/src/finance',
      'packages/engine/src/reconcile',
      'packages/engine/src/joint',
      'packages/engine/src/public',
      'packages/engine/src/lending',
      ...FACES,
    ],
  })),
  // What registry and courts publish: several kinds are made of it, and it is none.
  {
    part: 'packages/engine/src/public',
    may: ['packages/format', 'packages/engine/src/report', 'packages/engine/src/kit'],
  },
  // What lenders tell, beside pledges as published and consents of the bank-tax link: two kinds are made of it, and it is none.
  {
    part: 'packages/engine/src/lending',
    may: [
      'packages/format',
      'packages/engine/src/report',
      'packages/engine/src/kit',
      'packages/engine/src/public',
      ...FACES,
    ],
  },
  // What reports of several sources share knows the faces of kinds.
  {
    part: 'packages/engine/src/joint',
    may: [
      'packages/format',
      'packages/graph',
      'packages/engine/src/report',
      'packages/engine/src/kit',
      'packages/engine/src/finance',
      'packages/engine/src/public',
      'packages/engine/src/lending',
      ...FACES,
    ],
  },
  // Lists the words of every folder, which import nothing themselves (tests/repo/words).
  { part: 'packages/engine/src/words.ts', may: ['packages/format', 'packages/engine'] },
  { part: 'packages/engine', may: ['packages/format'] },
  // Pure like the engine, and known to the screens as well: they draw what it finds.
  { part: 'packages/graph', may: ['packages/format'] },
  {
    part: 'packages/contract',
    may: [
      'packages/format',
      'packages/engine/src/report',
      // What can be agreed on a loan: names alone.
      'packages/engine/src/loan/terms.ts',
      'packages/graph/src/graph',
    ],
  },
  { part: 'packages/intake', may: ['packages/format'] },
  { part: 'packages/report-files', may: ['packages/format', 'packages/engine'] },
  { part: 'apps/sandbox', may: ['packages/format'] },
  {
    part: 'apps/cli',
    may: [
      'packages/format',
      'packages/engine',
      'packages/graph',
      'packages/intake',
      'packages/report-files',
    ],
  },
  { part: 'apps/server/src/features', may: [...PACKAGES, ...KERNEL] },
  { part: 'apps/server/src/outside', may: [...PACKAGES, ...KERNEL] },
  { part: 'apps/server', may: PACKAGES },
  { part: 'apps/web/src/ui', may: ['packages/format'] },
  // Languages stand on the kit's store; the kit itself says its few words through a context.
  {
    part: 'apps/web/src/i18n',
    may: ['packages/format', 'apps/web/src/ui', 'apps/web/src/shell/cookies.ts'],
  },
  {
    part: 'apps/web/src/shell',
    may: [
      ...WEB_COMMON,
      'apps/web/src/api',
      'apps/web/src/form',
      'apps/web/src/open-routes.ts',
      'apps/web/src/paths.ts',
      'apps/web/src/routes.ts',
    ],
  },
  {
    part: 'apps/web/src/form',
    may: [...WEB_COMMON, 'apps/web/src/api/errors.ts', 'apps/web/src/shell/useFirstField.ts'],
  },
  { part: 'apps/web/src/api', may: [...WEB_COMMON, 'apps/web/src/shell'] },
  {
    part: 'apps/web/src/reports',
    may: [
      'packages/contract',
      'packages/format',
      'packages/engine/src/report',
      'packages/engine/src/words',
      'apps/web/src/ui',
      'apps/web/src/i18n',
    ],
  },
  {
    part: 'apps/web/src/todo',
    may: [...WEB_COMMON, 'apps/web/src/api', 'apps/web/src/reports', 'apps/web/src/paths.ts'],
  },
  // Rendered when the site is built: what the site claims of the engine is read off it, and nothing of it travels.
  {
    part: 'apps/web/src/public/art/figures.ts',
    may: ['packages/engine', 'packages/format'],
  },
  {
    part: 'apps/web/src/public/site/figures',
    may: ['packages/engine', 'bench/results', 'docs/score.md?raw', 'apps/web/src/i18n'],
  },
  ...['public', 'account', 'office', 'demo', 'mobile', 'paper'].map((surface) => ({
    part: `apps/web/src/${surface}`,
    may: WEB_APP,
  })),
  { part: 'apps/web', may: ['packages'] },
  { part: '', may: [''] },
]

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
