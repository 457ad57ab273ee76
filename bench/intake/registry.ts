/**
 * Answers of vendors about the registry and the courts: of each file the fields that were told, those that have no place, and what is
 * wrong against what is known of it. Made up unless a folder of real ones is named:
 *   XINJIAN_BENCH_REGISTRY  an INDEX.json in the folder or above it with `files: [{ path, truth }]`
 */
import fs from 'node:fs'
import path from 'node:path'
import { readRegistryFile } from '@xinjian/intake/public-records/registry-file'
import type { RegistryTold } from '@xinjian/intake/public-records/registry-told'
import { report } from '../lib/results.ts'
import { indexed } from './quality/truth.ts'

interface Known {
  name: string
  bytes: Uint8Array
  truth: Readonly<Record<string, unknown>>
}

const FILES = /\.(?:json|js|txt|xlsx)$/i
/** A vendor's names of what truths say of a firm; `nodes` and `links` are those of a graph. */
const OF_FIRM: Readonly<Record<string, string>> = {
  name: 'name',
  credit_no: 'creditCode',
  reg_no: 'registrationNo',
  org_no: 'organisationNo',
  oper_name: 'legalRep',
  start_date: 'establishedOn',
  status: 'status',
}

const MADE: readonly { name: string; text: string; truth: Known['truth'] }[] = [
  {
    name: 'made up: 天眼查',
    text: '{"error_code":0,"reason":"ok","result":{"baseInfo":{"id":1,"name":"<em>示例</em>贸易有限公司","creditCode":"91530100MA6K00000X","regStatus":"存续"}}}',
    truth: { name: '示例贸易有限公司', credit_no: '91530100MA6K00000X', status: '存续' },
  },
  {
    name: 'made up: pages',
    text: "{'示例贸易有限公司': [{'被执行人（1）': [{'立案日期': '2019-07-03', '执行标的': '1525', '案号': '1', '页': 1}]}]}",
    truth: {},
  },
  {
    name: 'made up: graph',
    text: '{"data":{"nodes":[{"id":1,"eid":"a","name":"赵一"},{"id":2,"eid":"b","name":"示例贸易有限公司"}],"links":[{"source":1,"target":2,"label":"股东"}]}}',
    truth: { nodes: 2, links: 1 },
  },
]

const made = (): Known[] =>
  MADE.map(({ name, text, truth }) => ({ name, truth, bytes: new TextEncoder().encode(text) }))

function inFolder(folder: string): Known[] {
  const truths = indexed(folder)
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .filter((name) => FILES.test(name))
    .map((name) => {
      const file = path.resolve(folder, name)
      return { name, bytes: fs.readFileSync(file), truth: truths.get(file) ?? {} }
    })
}

/** What is known of a file beside what was told of it: a pair for each thing known. */
function pairs(told: readonly RegistryTold[], truth: Known['truth']): [unknown, unknown][] {
  const graph = told.find((one) => 'nodes' in one)
  const firm = told.find((one) => one.kind === 'BUSINESS_REGISTRATION')
  const fields = firm && 'records' in firm ? firm.records[0]?.fields : undefined
  return Object.entries(truth).flatMap(([name, known]): [unknown, unknown][] => {
    if (name === 'nodes' || name === 'links') return [[known, graph?.[name]]]
    const field = OF_FIRM[name]
    return field ? [[known, fields?.[field]]] : []
  })
}

export async function run(): Promise<void> {
  const folder = process.env.XINJIAN_BENCH_REGISTRY
  const rows: (string | number)[][] = []
  const all = { files: 0, read: 0, known: 0, wrong: 0 }
  for (const { name, bytes, truth } of folder ? inFolder(folder) : made()) {
    const told = (await readRegistryFile(bytes)) ?? []
    const kinds = told.flatMap((one) => ('records' in one ? one : []))
    const count = (of: 'told' | 'unknown') =>
      kinds.reduce((sum, { fields }) => sum + fields[of].length, 0)
    const records = kinds.reduce((sum, one) => sum + one.records.length, 0)
    const known = pairs(told, truth)
    const wrong = known.filter(([is, said]) => is !== said).length
    rows.push([name, records, count('told'), count('unknown'), known.length, wrong])
    all.files++
    all.read += told.length > 0 ? 1 : 0
    all.known += known.length
    all.wrong += wrong
  }
  report({
    name: 'intake-registry',
    title: 'Answers of the registry and the courts: fields told, unknown, wrong',
    method: [
      'Each file is told by its content alone. Told = fields of the vendor that have a place among ours; unknown = those that say something and have none (keys of its own, scores, pictures, news, what an annual report lists). Known = what an index says of the file and can be held against it.',
      ...(folder
        ? []
        : [
            'Real files: XINJIAN_BENCH_REGISTRY names a folder, an INDEX.json in or above it the truth; without it the table says only that made-up answers are read.',
          ]),
    ],
    columns: ['file', 'records', 'fields told', 'unknown', 'known', 'wrong'],
    rows,
    figures: [
      {
        name: 'files not read',
        value: all.files - all.read,
        goal: '≤ 1',
        met: all.files - all.read <= 1,
      },
      { name: 'wrong against what is known', value: all.wrong, goal: '0', met: all.wrong === 0 },
    ],
  })
}
