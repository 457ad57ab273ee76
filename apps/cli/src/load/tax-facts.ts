/** Facts of taxes from a JSON file of our own form (`TaxFacts` of the engine); whatever it leaves out was never collected. */
import { readFile } from 'node:fs/promises'
import type { TaxFacts } from '@xinjian/engine/tax/facts'
import { Failure } from '../failure.ts'

const LISTS = [
  'shareholders',
  'ratings',
  'vatReturns',
  'citReturns',
  'statements',
  'payments',
  'arrears',
  'violations',
  'insurance',
  'bankAuths',
] as const satisfies readonly (keyof TaxFacts)[]

/** Throws a Failure that says what is wrong with the file. */
export async function readTaxFacts(path: string): Promise<TaxFacts> {
  const told = parsed(path, await readFile(path, 'utf8'))
  const { registration, dataCutoff } = told
  if (typeof registration?.name !== 'string' || registration.name === '')
    throw new Failure(`${path} 没有写明企业名称（registration.name）。`)
  if (typeof dataCutoff !== 'string' || Number.isNaN(Date.parse(dataCutoff)))
    throw new Failure(
      `${path} 没有写明数据截止时间（dataCutoff，例如 2026-03-01T00:00:00+08:00）。`,
    )
  const lists = Object.fromEntries(LISTS.map((name) => [name, listOf(path, name, told[name])]))
  return {
    ...told,
    ...(lists as Pick<TaxFacts, (typeof LISTS)[number]>),
    registration: { ...registration, taxNo: registration.taxNo ?? null },
    dataCutoff,
    covered: told.covered ?? {},
    invoiced: told.invoiced ?? null,
  }
}

function parsed(path: string, text: string): Partial<TaxFacts> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // Said below, in the reader's language.
  }
  throw new Failure(`${path} 不是涉税数据的 JSON 文件。`)
}

function listOf(path: string, name: string, told: unknown): unknown[] | null {
  if (told === undefined || told === null) return null
  if (!Array.isArray(told))
    throw new Failure(`${path} 的 ${name} 应为列表；没有取得的数据请不要写。`)
  // By key, as engines take them.
  return name === 'statements' ? told : [...told].sort((a, b) => (a.key < b.key ? -1 : 1))
}
