/** Style sheets are modules: a class belongs to the sheet beside its component, and no other sheet can meet it by its name. */
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { written } from '../../apps/web/build/class-constants.ts'
import { shortName } from '../../apps/web/build/class-names.ts'
import { allTypes, classesOf, typesOf } from '../../apps/web/build/css-types.ts'
import { read, repositoryFiles } from './lib/files.ts'
import { repeatedBodies } from './lib/rule-bodies.ts'
import { styleFaults } from './lib/styles.ts'

/** What holds for the whole page and names no class of a component. */
const GLOBAL = [
  'apps/web/src/paper/paper.global.css',
  'apps/web/src/paper/sheet.global.css',
  'apps/web/src/public/public.global.css',
  'apps/web/src/reports/paper.global.css',
  'apps/web/src/ui/styles/base.global.css',
  'apps/web/src/ui/styles/tokens.global.css',
]
/** Before the first script, the shell itself (apps/web/index.html) shows one line. */
const SHELL = ['x-boot']

/** Rules that say what another rule says already, of all sheets but those of the public site (decision 0151). It may only become fewer. */
const REPEATED_RULES = 384
/** The same of the finished pages of the public site: each carries its own sheet inside, and shares none with the program. */
const SITE_REPEATED_RULES = 39

const web = repositoryFiles().filter((f) => f.startsWith('apps/web/'))
const sheets = web.filter((f) => f.endsWith('.css'))
const modules = sheets.filter((f) => f.endsWith('.module.css'))
const code = web.filter((f) => /^apps\/web\/src\/.*\.tsx?$/.test(f))
const views = code.filter((f) => f.endsWith('.tsx') && !/\.test\.tsx$/.test(f))
const journeys = repositoryFiles().filter((f) => /^tests\/e2e\/.*\.ts$/.test(f))
const textsOf = (files: readonly string[]) => new Map(files.map((f) => [f, read(f)]))

describe('style sheets', () => {
  it('are modules, besides a few that hold for the whole page', () => {
    expect(sheets.filter((f) => !modules.includes(f)).sort()).toEqual(GLOBAL)
    expect(GLOBAL.flatMap((f) => classesOf(read(f)))).toEqual(SHELL)
  })

  it('have exactly the classes that code names', () => {
    expect(styleFaults(textsOf(modules), textsOf(code))).toEqual({ missing: [], unused: [] })
  })

  it('name only properties that something sets: of a misspelt one the whole line is void, and nothing says so', () => {
    const set = new Set(
      [...sheets, ...code].flatMap(
        (f) => read(f).match(/(?<!var\()--[a-z][\w-]*(?=['"`\]]*\s*:|['"`])/g) ?? [],
      ),
    )
    const nowhere = sheets.flatMap((f) =>
      [...read(f).matchAll(/var\((--[\w-]+)\s*\)/g)].flatMap(([, name]) =>
        set.has(name ?? '') ? [] : [`${f} ${name}`],
      ),
    )
    expect(nowhere).toEqual([])
  })

  it('a misspelt class and a forgotten one would be seen', () => {
    const family = ['styles[`tag-', '{colour}` as const]'].join('$')
    const faults = styleFaults(
      new Map([
        ['a/x.module.css', '.card .sign, .tag-red { color: red } .old:hover { top: 0.5px }'],
      ]),
      new Map([
        ['a/X.tsx', `import styles from './x.module.css'\n[styles.card, styles.sing, ${family}]`],
      ]),
    )
    expect(faults).toEqual({
      missing: ['a/X.tsx sing'],
      unused: ['a/x.module.css sign', 'a/x.module.css old'],
    })
  })

  it('have a type each beside the sources, where the compiler looks for it', () => {
    const sheets = web.filter((f) => f.startsWith('apps/web/src/') && f.endsWith('.module.css'))
    expect([...allTypes().keys()].sort()).toEqual(
      sheets.map((f) => f.slice('apps/web/src/'.length).replace(/\.css$/, '.d.css.ts')).sort(),
    )
    expect(JSON.parse(read('tsconfig.json')).compilerOptions.rootDirs).toEqual([
      'apps/web/src',
      'apps/web/css-types',
    ])
  })

  it('a type lists each class once, and none of a comment, a text or the whole page', () => {
    const css = '/* .no */ .a .b-1:not(.a) { content: ".no" } :global(.no) .c { top: 1.5px }'
    expect(typesOf(css)).toBe(
      "declare const styles: {\n  readonly a: string\n  readonly 'b-1': string\n  readonly c: string\n}\nexport default styles\n",
    )
  })

  it('a sheet and a file may be called alike: `layout.row` is a class, `graph-layout.ts` is none', () => {
    const code = `import layout from './layout.module.css'\nimport './graph-layout.ts'\nlayout.row`
    expect(written(code, '/a/X.tsx')).toMatch(
      /^import '\.\/layout\.module\.css'\nimport '\.\/graph-layout\.ts'\n"\w+_row"$/,
    )
    const sheet = new Map([['a/layout.module.css', '.row { top: 0 }']])
    expect(styleFaults(sheet, new Map([['a/X.tsx', code]]))).toEqual({ missing: [], unused: [] })
  })

  it('repeat each other no more than they did', () => {
    const isOfSite = (f: string) => f.startsWith('apps/web/src/public/')
    const within = (files: readonly string[], limit: number) => {
      const bodies = repeatedBodies(files.map(read))
      const repeated = [...bodies.values()].reduce((sum, rules) => sum + rules - 1, 0)
      const most = [...bodies].sort((a, b) => b[1] - a[1]).slice(0, 10)
      expect(repeated, JSON.stringify(most)).toBeLessThanOrEqual(limit)
    }
    within(
      sheets.filter((f) => !isOfSite(f)),
      REPEATED_RULES,
    )
    within(sheets.filter(isOfSite), SITE_REPEATED_RULES)
  })

  it('a repeated body is found in any order, sheet and width, and steps of an animation are none', () => {
    const one = '.a { color: red; margin: 0  auto } @keyframes k { from { top: 0 } to { top: 0 } }'
    const two = '@media print { .b { margin: 0 auto; color: red } } .c { color: red } .d { top: 0 }'
    expect([...repeatedBodies([one, two])]).toEqual([['color:red;margin:0 auto', 2]])
    expect([...repeatedBodies(['.a { top: 0 !important }', '.b { top: 0 }'])]).toEqual([])
  })

  it('no two classes of a build are called alike', () => {
    const names = modules.flatMap((f) =>
      classesOf(read(f)).map((name) =>
        shortName(name, path.resolve(import.meta.dirname, '../..', f)),
      ),
    )
    expect(names.length).toBeGreaterThan(600)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('views', () => {
  it('name no class by a text', () => {
    const literal = /\bclass(?:Name)?=(?:"|'|\{\s*['"`])|\bcx\(\s*['"`]/
    expect(views.filter((f) => literal.test(read(f)))).toEqual([])
  })

  it('journeys name no class: one that is gone would be found absent for ever', () => {
    const byClass =
      /\b(?:locator|querySelector(?:All)?)\(\s*(['"`])(?:[^'"`\n]*[\s>+~\w)])?\.[a-z]/i
    expect(journeys.filter((f) => byClass.test(read(f)))).toEqual([])
  })

  it('mark the parts that other rooms or journeys address, and only those', () => {
    const tokens = (files: readonly string[], pattern: RegExp) =>
      new Set(
        files.flatMap((f) =>
          [...read(f).matchAll(pattern)].flatMap(([, list = '']) => list.split(' ')),
        ),
      )
    const marked = tokens(views, /\bdata-part="([^"]+)"/g)
    const addressed = tokens([...sheets, ...views, ...journeys], /\[data-part~="([^"]+)"\]/g)
    expect([...marked].sort()).toEqual([...addressed].sort())
  })
})
