/** Datasets that are a picture of now: what a source shows no more is gone, with the run that saw it; of all others it stays. */
import type { Dataset } from '@xinjian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/db/pool.ts'
import { heldRows } from '../../src/features/facts/records/read.ts'
import { factsOf, writeFacts } from '../../src/features/facts/records/write.ts'
import { openClone } from '../harness.ts'
import { type Enterprise, newEnterprise } from '../support/posting.ts'

let db: Database
let drop: () => Promise<void>
let enterprise: Enterprise
beforeAll(async () => {
  ;({ db, drop } = await openClone())
  enterprise = await newEnterprise(db)
})
afterAll(() => drop?.())

const collected = async (dataset: Dataset, part: string, task: string, rows: object[]) => {
  const { tenant, id } = enterprise
  const from = { enterpriseId: id, contractNo: 'C1', taskId: task, source: 'ETAX:4403' }
  const facts = rows.flatMap((row) => factsOf(dataset, part, row as Record<string, unknown>))
  await tenant.transaction((tx) => writeFacts(tx, from, facts, dataset))
  return (await heldRows(tenant, id)).get(dataset)
}
const auth = (institution: string) => ({
  institution,
  product: '税易贷',
  authTime: '2026-01-05 10:00:00',
  status: '有效',
})
const revisions = () =>
  db.rows(
    'select institution, revision, gone, task_id from bank_tax_auth order by institution, revision',
  )

it('an authorisation that is shown no more is gone, and is there again when it is shown again', async () => {
  const take = (task: string, ...names: string[]) =>
    collected('BANK_TAX_AUTH', 'BANK_TAX_AUTHS', task, names.map(auth))
  expect(await take('T1', '甲银行', '乙银行')).toBe(2)
  expect(await take('T2', '甲银行')).toBe(1)
  expect(await take('T3', '甲银行')).toBe(1)
  expect(await revisions()).toEqual([
    { institution: '乙银行', revision: 1, gone: false, task_id: 'T1' },
    { institution: '乙银行', revision: 2, gone: true, task_id: 'T2' },
    { institution: '甲银行', revision: 1, gone: false, task_id: 'T1' },
  ])
  expect(await take('T4', '甲银行', '乙银行')).toBe(2)
  expect(await take('T5')).toBe(0)
})

it('a violation that is shown no more stays', async () => {
  const violation = (fact: string) => ({ registerDate: '2025-03-01', fact, status: '已处理' })
  const take = (...facts: string[]) =>
    collected('TAX_VIOLATION', 'VIOLATIONS', 'T6', facts.map(violation))
  expect(await take('逾期申报', '逾期缴纳')).toBe(2)
  expect(await take('逾期申报')).toBe(2)
})
