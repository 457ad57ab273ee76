import { endpoints } from '@xinjian/contract'
import {
  BATCH_ACTIONS,
  batchSpec,
  LISTS,
  listOfBatch,
  rowKeyOf,
} from '@xinjian/contract/lists/registry'
import { describe, expect, it } from 'vitest'
import { deedOf } from './actions.ts'

const names = new Set(endpoints.map(({ name }) => name))

describe('the registry of lists', () => {
  it('names calls that there are', () => {
    const calls = Object.values(LISTS).map(({ call }) => call)
    expect(calls.filter((call) => !names.has(call))).toEqual([])
  })

  it('has a deed for every batch, of a call that there is', () => {
    for (const action of BATCH_ACTIONS) {
      expect(names.has(batchSpec(action).call), action).toBe(true)
      expect(deedOf(action).body, action).toBeTypeOf('function')
      expect(LISTS[listOfBatch(action)], action).toBeDefined()
    }
  })

  it('tells rows apart by all fields of their key', () => {
    expect(rowKeyOf('orderWaiting', { companyId: 3, no: 'PO1' })).toBe('3/PO1')
    expect(rowKeyOf('report', { reportNo: 'R1' })).toBe('R1')
  })
})

it('what needs nothing is not tried', () => {
  const frozen = { id: 1, status: 'FROZEN', fixed: false, name: '', userName: 'u' }
  expect(deedOf('user.freeze').unfit?.(frozen)).toBe('该用户已是冻结状态')
  expect(deedOf('user.release').unfit?.(frozen)).toBeNull()
  expect(deedOf('user.release').unfit?.({ ...frozen, fixed: true })).toContain('不能操作')
  expect(deedOf('user.freeze').body(frozen, '离职', {})).toEqual({
    id: 1,
    freeze: true,
    reason: '离职',
  })
  expect(deedOf('report.again').unfit?.({ status: 'GENERATING' })).toContain('正在生成')
})
