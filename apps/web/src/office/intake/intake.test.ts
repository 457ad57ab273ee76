import { enterpriseForm } from '@xinjian/contract/forms/enterprise'
import type { ImportRow } from '@xinjian/contract/nouns/intake'
import { describe, expect, it, vi } from 'vitest'
import { createFormStore } from '../../form/form-store.ts'
import { bytesText } from './bytes.ts'
import { taxNoState } from './tax-no.ts'
import { type Upload, uploadsReducer } from './uploads.ts'

const file = new File(['x'], '发票.csv')
const row = (progress: number, status: ImportRow['status'] = 'RUNNING'): ImportRow => ({
  id: 7,
  enterpriseId: 1,
  enterpriseName: '示例',
  taxNo: '',
  fileName: '发票.csv',
  fileBytes: 1,
  status,
  progress,
  message: '',
  read: 0,
  added: 0,
  updated: 0,
  unchanged: 0,
  bad: 0,
  toCheck: 0,
  toChoose: 0,
  toSettle: 0,
  forms: [],
  firstMonth: null,
  lastMonth: null,
  createdAt: '',
  finishedAt: null,
  createdBy: '',
})
const event = (progress: number, id = '7') => ({
  do: 'job' as const,
  event: { kind: 'import' as const, id, status: 'RUNNING', progress, message: '读取中' },
})
const start = (): Upload[] =>
  uploadsReducer([], { do: 'add', uploads: [{ id: 1, file, taxNo: 'T', direction: '' }] })

describe('uploads', () => {
  it('go from bytes to the job, and the job’s progress never goes back', () => {
    let list = start()
    expect(list[0]?.state).toBe('waiting')
    list = uploadsReducer(list, { do: 'patch', id: 1, patch: { state: 'sending', percent: 88 } })
    list = uploadsReducer(list, { do: 'stored', id: 1, row: row(0, 'QUEUED') })
    expect([list[0]?.state, list[0]?.percent]).toEqual(['stored', 0])
    list = uploadsReducer(list, event(60))
    list = uploadsReducer(list, event(40))
    expect(list[0]?.percent).toBe(60)
  })

  it('ignore other jobs, and leave the list when finished and cleared', () => {
    let list = uploadsReducer(start(), { do: 'stored', id: 1, row: row(0) })
    list = uploadsReducer(list, event(90, '8'))
    expect(list[0]?.percent).toBe(0)
    expect(uploadsReducer(list, { do: 'clear' })).toHaveLength(1)
    list = uploadsReducer(list, { do: 'rows', rows: [row(100, 'DONE')] })
    expect(uploadsReducer(list, { do: 'clear' })).toHaveLength(0)
  })
})

describe('enterprise form', () => {
  it.each([
    ['', 'EMPTY', null],
    ['9144', 'SHAPE', null],
    ['91440300MA510000XW', 'VALID', null],
    ['　91440300ma510000xw ', 'VALID', null],
    ['91440300MA510000XX', 'CHECKSUM', 'W'],
    ['440300123456789', 'VALID', null],
  ])('%s is %s', (typed, kind, expected) =>
    expect(taxNoState(typed)).toMatchObject({ kind, expected }),
  )

  it('names what is wrong first, and sends no empty fields', async () => {
    const onSubmit = vi.fn()
    const form = createFormStore(enterpriseForm, () => ({ onSubmit }))
    form.set({ registeredCapitalWan: '-1' })
    expect(form.judge()).toBe('name')
    expect(form.fault('registeredCapitalWan')?.text).toBe('请输入不小于零的数字')
    form.set({ name: ' 示例 ', taxNo: '91440300ma510000xw', registeredCapitalWan: '500' })
    expect(await form.submit()).toBeNull()
    expect(onSubmit).toHaveBeenCalledWith({
      name: '示例',
      taxNo: '91440300MA510000XW',
      registeredCapitalWan: 500,
    })
  })
})

describe('sizes', () => {
  it.each([
    [0, '0 B'],
    [1536, '1.5 KB'],
    [52_428_800, '50 MB'],
  ])('%d bytes', (bytes, text) => expect(bytesText(bytes)).toBe(text))
})
