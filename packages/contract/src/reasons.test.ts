/** Reasons are words: every call that takes one refuses a dot, figures, one character over and over. */
import { describe, expect, it } from 'vitest'
import { endpoints } from './contract.ts'

/** Fields that hold a number of a paper, or words about a thing, and no reason. */
const NO_REASON: Record<string, string> = {
  'batchStart.reason': 'judged by the call of each row',
  'operateBillStep.note': 'number of an invoice, or of a payment',
  'secondaryBillStep.note': 'number of an invoice, or of a payment',
  'roleSave.note': 'what a role is for',
  'sensitiveRoleRaise.note': 'what a role is for',
  'rulebookSave.note': 'what a version is about',
  'riskPolicySave.note': 'what a version is about',
  'scoreCardTrain.note': 'what a version is about',
  'platformBookSave.note': 'what a version is about',
}
interface Field {
  safeParse(value: unknown): { success: boolean; error?: { issues: { message: string }[] } }
}
const fields = endpoints.flatMap(({ name, endpoint }) => {
  const { shape = {} } = (endpoint.body as unknown as { _zod: { def: { shape?: object } } })._zod
    .def
  return Object.entries(shape)
    .filter(([field]) => field === 'reason' || field === 'note')
    .map(([field, schema]) => ({ at: `${name}.${field}`, schema: schema as Field }))
})

describe('a reason', () => {
  it('is asked for by many calls; those that are none are named', () => {
    expect(fields.length).toBeGreaterThan(25)
    const known = fields.map(({ at }) => at)
    expect(Object.keys(NO_REASON).filter((at) => !known.includes(at))).toEqual([])
  })

  it.each(fields.filter(({ at }) => !(at in NO_REASON)))('$at', ({ schema }) => {
    for (const said of [
      '.',
      '。。。。。。。。。。',
      '1234567890',
      'aaaaaaaaaa',
      '啊啊啊啊啊啊啊啊',
      '核对',
      ' 核 ',
      '--- 1 ---',
    ])
      expect(schema.safeParse(said).success, said).toBe(false)
    expect(schema.safeParse('客户来电核对本月账单').success).toBe(true)
    const said = schema.safeParse('……………………').error?.issues.map(({ message }) => message)
    expect(said?.join()).toContain('请用文字写明')
  })
})
