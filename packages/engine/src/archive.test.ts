/**
 * Engines of the past and the version of the present one. A red test here says what to do:
 * documents differ and the version does not → raise the version; a new version → run scripts/archive-engine.ts.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { canonicalJson } from '@xinjian/format'
import { describe, expect, it } from 'vitest'
import { bareEngine } from '../test-support/bare-realm.ts'
import { GOLDEN_CHOICE, goldenFacts } from '../test-support/golden.ts'
import { ARCHIVE, ARCHIVE_URL, type ArchivedEngine, archivedEngine } from './archive.ts'
import { ENGINES } from './engines.ts'
import type { ReportEngine } from './report/engine.ts'
import { kindFolder, REPORT_KIND_NAMES } from './report/kinds.ts'
import { storedReport } from './report/stored.ts'

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const codeOf = ({ file }: ArchivedEngine) => readFile(new URL(file, ARCHIVE_URL), 'utf8')

describe.each(REPORT_KIND_NAMES)('engine of %s', (kind) => {
  // Facts stay opaque: what a kind decodes, it makes a report of.
  const engine: ReportEngine<unknown> = ENGINES[kind]
  const present = archivedEngine(kind, engine.version)

  it('is archived under its present version', () => {
    expect(
      present,
      `${engine.version} is not archived: node scripts/run.mjs scripts/archive-engine.ts`,
    ).not.toBeNull()
  })

  it('says of the golden facts what it said when its version was archived', async () => {
    const facts = await goldenFacts(kind)
    expect(facts.map(({ name }) => name).sort()).toEqual(Object.keys(GOLDEN_CHOICE[kind]).sort())
    const said = facts.map(({ name, bytes, through }) => [
      name,
      sha256(canonicalJson(engine.make(engine.decode(bytes), through))),
    ])
    expect(
      Object.fromEntries(said),
      `documents of ${engine.version} have changed: raise the version, then archive it`,
    ).toEqual(present?.golden)
  })
})

const PAST = Object.entries(ARCHIVE).flatMap(([kind, versions]) =>
  Object.entries(versions).map(([version, archived]) => ({
    kind: kind as (typeof REPORT_KIND_NAMES)[number],
    version,
    archived,
  })),
)

describe.each(PAST)('archived $version', ({ kind, version, archived }) => {
  it('is the file that was kept', async () => {
    expect(sha256(await codeOf(archived))).toBe(archived.sha256)
    expect(archived.file).toBe(`${kindFolder(kind)}/${version}.${archived.sha256.slice(0, 12)}.js`)
  })

  it('replays the golden facts to the same bytes, in a bare realm', async () => {
    const engine = bareEngine(await codeOf(archived))
    expect(engine.version).toBe(version)
    const facts = (await goldenFacts(kind)).filter(({ name }) => name in archived.golden)
    expect(facts.length).toBe(Object.keys(archived.golden).length)
    for (const { name, bytes, through } of facts) {
      const json = engine.run(bytes, through)
      expect([name, sha256(json)]).toEqual([name, archived.golden[name]])
      const document = storedReport(JSON.parse(json))
      expect([document.kind, document.engineVersion]).toEqual([kind, version])
    }
  })

  it('refuses bytes that are no facts', async () => {
    const { run } = bareEngine(await codeOf(archived))
    expect(() => run(new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]), 24_313)).toThrow(
      expect.objectContaining({ name: 'RangeError' }),
    )
  })
})

describe('archive', () => {
  it('keeps an earlier engine of two kinds at least, so that the replay of the past is tried', () => {
    const earlier = PAST.filter(({ kind, version }) => version !== ENGINES[kind].version)
    expect(new Set(earlier.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(2)
  })
  it.each(REPORT_KIND_NAMES)(
    'holds no file of %s that its manifest does not name',
    async (kind) => {
      const folder = kindFolder(kind)
      const named = Object.values(ARCHIVE[kind] ?? {}).map(({ file }) => file)
      const files = await readdir(new URL(`${folder}/`, ARCHIVE_URL))
      expect(files.map((file) => `${folder}/${file}`).sort()).toEqual(named.sort())
    },
  )
  it('the realm it runs in has no clock, chance, module, process or network', () => {
    const has = (code: string) => bareEngine(`globalThis.run = () => { ${code} }`).run
    for (const name of ['process', 'require', 'fetch', 'setTimeout', 'Buffer', 'TextDecoder'])
      expect(has(`return typeof ${name}`)(new Uint8Array(), 0), name).toBe('undefined')
    for (const code of [
      'Math.random()',
      'Date.now()',
      'new Date()',
      'new Date(0).constructor.now()',
    ])
      expect(() => has(`return ${code}`)(new Uint8Array(), 0), code).toThrow()
    expect(has('return new Date(0).toISOString()')(new Uint8Array(), 0)).toMatch(/^1970/)
  })
})
