/**
 * What server, contract and intake say stands in words of the folder that says it, Chinese and English side by side (decisions 0164, 0166):
 * a literal anywhere else would be Chinese to who reads English. What is not there yet is counted, and the counts only fall.
 */
import { describe, expect, it } from 'vitest'
import { chineseLiterals, SENTENCE } from '../lib/chinese-literals.ts'
import { read, repositoryFiles } from '../lib/files.ts'

const PLACES = ['apps/server/src/', 'packages/contract/src/', 'packages/intake/src/']

/** Not said to a reader of the product, and why. */
const DATA: readonly (readonly [files: RegExp, why: string])[] = [
  [
    /^apps\/server\/src\/features\/facts\/records\/ledger\/same\/voucher-number\.ts$/,
    'words of vouchers as books write them',
  ],
  [
    /^apps\/server\/src\/(config|env-values|main|role|sandbox-process|start-fault|setting-fault)\.ts$/,
    'told at the start to who runs the service',
  ],
  [
    /^apps\/server\/src\/(tracing\/settings|s3\/(settings|must-reach|copy))\.ts$/,
    'told at the start to who runs the service',
  ],
  [/^apps\/server\/src\/db\/local\//, 'told at the start to who runs the service'],
  [/^apps\/server\/src\/security\/secret-(form|file)\.ts$/, 'told at the start to who runs it'],
  [/^apps\/server\/src\/demo\//, 'enterprises and deeds of the demonstration: data'],
  [/^apps\/server\/src\/http\/docs\//, 'the documentation of the API is Chinese'],
  [/^apps\/server\/src\/outside\/recognition\//, 'names of fields as vendors write them'],
  [
    /^apps\/server\/src\/outside\/(vendors|source|public)\//,
    'names as vendors and bureaus write them',
  ],
  [
    /^apps\/server\/src\/features\/facts\/public\/provinces\.ts$/,
    'names that are looked for in records',
  ],
  [
    /^apps\/server\/src\/features\/graph\/world\//,
    'words that are looked for in records of bureaus and registry',
  ],
  [/^packages\/contract\/src\/notice\//, 'says both languages by itself'],
  [
    /^packages\/contract\/src\/(routes|roles)\b/,
    'titles of pages and roles; pages have their own English',
  ],
  [/^packages\/contract\/src\/session\/fresh\.ts$/, 'says both languages by itself'],
  [
    /^packages\/intake\/src\/(return|statement|books|xml|layout|ticket|forms|qr|pdf|ofd|public-records)\//,
    'words that are looked for in documents',
  ],
  [
    /^packages\/intake\/src\/tables\/(verify\/|firms\/)?(columns|lines|signs|bad-rows-csv)\.ts$/,
    'headings that are looked for in tables, and those of the file of rows that were not taken',
  ],
]

/** Literals that are not moved yet, by folder. */
const LEFT: Readonly<Record<string, number>> = {
  'apps/server/src/db': 18,
  'apps/server/src/features/accessReason': 1,
  'apps/server/src/features/audit': 1,
  'apps/server/src/features/backtest': 3,
  'apps/server/src/features/billing': 10,
  'apps/server/src/features/board': 1,
  'apps/server/src/features/channel': 3,
  'apps/server/src/features/collect': 37,
  'apps/server/src/features/collected': 31,
  'apps/server/src/features/consent': 34,
  'apps/server/src/features/customer': 2,
  'apps/server/src/features/facts': 198,
  'apps/server/src/features/firm': 1,
  // The file of rows that were not taken, and the ending of a warning that is looked for.
  'apps/server/src/features/intake': 6,
  'apps/server/src/features/ledger': 1,
  'apps/server/src/features/license': 1,
  'apps/server/src/features/listBatch': 1,
  'apps/server/src/features/listExport': 4,
  // The contract of a loan is signed in Chinese; the rest are notes of its ledger.
  'apps/server/src/features/loan': 37,
  'apps/server/src/features/metering': 1,
  'apps/server/src/features/notice': 14,
  'apps/server/src/features/product': 1,
  'apps/server/src/features/recognition': 2,
  'apps/server/src/features/register': 17,
  'apps/server/src/features/report': 23,
  'apps/server/src/features/riskOrder': 3,
  'apps/server/src/features/rulebook': 19,
  'apps/server/src/features/scf': 7,
  'apps/server/src/features/scoreCard': 1,
  'apps/server/src/features/sensitive': 5,
  'apps/server/src/features/session': 21,
  'apps/server/src/features/verify': 15,
  'apps/server/src/features/verifyWatch': 2,
  'apps/server/src/outside': 19,
  'packages/contract/src/channel': 8,
  'packages/contract/src/collect': 14,
  'packages/contract/src/consent': 2,
  'packages/contract/src/envelope.ts': 1,
  'packages/contract/src/forms': 2,
  'packages/contract/src/graph': 3,
  'packages/contract/src/intake': 1,
  // What is agreed to, kept word for word.
  'packages/contract/src/lead': 3,
  'packages/contract/src/loan': 2,
  'packages/contract/src/money-fields.ts': 5,
  'packages/contract/src/report': 6,
  'packages/contract/src/risk': 15,
  'packages/contract/src/rules': 2,
  'packages/contract/src/said.ts': 2,
  'packages/contract/src/scf': 4,
  'packages/intake/src/image': 1,
  'packages/intake/src/resolve': 6,
  'packages/intake/src/tables': 16,
}

const sources = repositoryFiles().filter(
  (file) =>
    PLACES.some((place) => file.startsWith(place)) &&
    file.endsWith('.ts') &&
    !/\.test\.ts$|\/test\//.test(file),
)
const isWords = (file: string): boolean =>
  /(^|\/)(\w+-)?words\.ts$/.test(file) || file.startsWith('packages/contract/src/words/')
const isData = (file: string): boolean => DATA.some(([files]) => files.test(file))
/** A feature, or a folder of a package. */
const folderOf = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('apps/server/src/features/') ? 5 : 4)
    .join('/')

/** What a call is, for the documentation of the API, which is Chinese. */
const DESCRIPTION = /\bsummary:\s*(?:'[^'\n]*'|`[^`]*`)/g
/** A name with its English beside it. */
const PAIR = /\bzh:\s*'[^'\n]*',\s*en:\s/g

const counted = new Map(
  sources
    .filter((file) => !isWords(file))
    .map(
      (file) =>
        [
          file,
          chineseLiterals(file, read(file).replace(DESCRIPTION, '').replace(PAIR, '')),
        ] as const,
    )
    .filter(([, count]) => count > 0),
)

describe('server, contract and intake say nothing in Chinese alone', () => {
  it('outside of their words', () => {
    const counts: Record<string, number> = {}
    for (const [file, count] of counted)
      if (!isData(file)) counts[folderOf(file)] = (counts[folderOf(file)] ?? 0) + count
    expect(counts).toEqual(LEFT)
  })
  it('but for data, and nothing is called data that has none', () => {
    expect(DATA.filter(([files]) => ![...counted.keys()].some((file) => files.test(file)))).toEqual(
      [],
    )
  })
  it('not even beside words that are looked for in documents', () => {
    const readers = sources.filter((file) => file.startsWith('packages/intake/') && isData(file))
    expect(readers.length).toBeGreaterThan(100)
    const says = readers.filter(
      (file) => !isWords(file) && chineseLiterals(file, read(file), SENTENCE) > 0,
    )
    expect(says).toEqual([])
  })
  it('and least of all where something is refused', () => {
    const refusing = /new Refusal\(\s*'[A-Z_]+',\s*['`][^'`]*[\u3400-\u9fff]/
    expect(sources.filter((file) => refusing.test(read(file)))).toEqual([])
  })
  it('and every table of words is read by who reads English', () => {
    const lists = ['apps/server/src/words.ts', 'packages/contract/src/words.ts']
    const listed = lists.map(read).join('\n')
    const tables = sources
      .filter((file) => !lists.includes(file))
      .flatMap((file) => [...read(file).matchAll(/export const (\w+_SAYS) = words\(/g)])
      .map(([, name = '']) => name)
    expect(tables.length).toBeGreaterThan(45)
    expect(new Set(tables).size).toBe(tables.length)
    expect(tables.filter((name) => !listed.includes(`  ${name},\n`))).toEqual([])
  })
  it('and tables of words travel alone: they import nothing but the making of words', () => {
    const heavy = sources
      .filter(
        (file) =>
          isWords(file) &&
          !['apps/server/src/words.ts', 'packages/contract/src/words.ts'].includes(file),
      )
      .flatMap((file) =>
        [...read(file).matchAll(/^import (?!type ).* from '([^']+)'/gm)]
          .map(([, from = '']) => from)
          .filter((from) => from !== '@xinjian/format/say/words')
          .map((from) => `${file} ${from}`),
      )
    expect(heavy).toEqual([])
  })
})
