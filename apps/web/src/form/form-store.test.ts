import type { Form } from '@xinjian/contract/form'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/errors.ts'
import { createFormStore, type FormOptions } from './form-store.ts'

interface Body {
  name: string
  amount?: number
}
const form: Form<Body> = {
  rules: {
    name: { kind: 'text', clean: ['trim'], checks: [['min', 1, '请填写']] },
    amount: {
      kind: 'number',
      optional: true,
      kindFault: '请输入数字',
      checks: [['gte', 0, '太小']],
    },
  },
}
const make = (options: Partial<FormOptions<Body>> = {}) => {
  const onSubmit = vi.fn((_: Body): unknown => undefined)
  const all = { onSubmit, ...options }
  return { store: createFormStore(form, () => all), onSubmit }
}

describe('faults', () => {
  it('are told once a field was left, then at every keystroke', () => {
    const { store } = make()
    store.set({ amount: '-1' })
    expect(store.fault('amount')).toBeNull()
    store.tell('amount')
    expect(store.fault('amount')).toEqual({ text: '太小', ofRule: true })
    store.set({ amount: 'x' })
    expect(store.fault('amount')?.text).toBe('请输入数字')
    store.set({ amount: '1' })
    expect(store.fault('amount')).toBeNull()
    expect(store.fault('name')).toBeNull()
  })

  it('of the page come after those of the rules, early ones before the field is left', () => {
    const { store } = make({
      also: (v) => ({ name: v.name === 'a' ? '不是这个' : null }),
      early: (v) => ({ amount: v.amount === '13' ? '不吉利' : null }),
    })
    store.set({ name: 'a', amount: '13' })
    expect(store.fault('name')).toBeNull()
    expect(store.fault('amount')).toEqual({ text: '不吉利', ofRule: false })
    expect(store.judge()).toBe('name')
    expect(store.fault('name')?.text).toBe('不是这个')
    store.set({ name: 'b' })
    expect(store.judge()).toBe('amount')
  })
})

describe('sending', () => {
  it('leads to the first wrong field and sends nothing', async () => {
    const { store, onSubmit } = make()
    expect(await store.submit()).toBe('name')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(store.busy()).toBe(false)
  })

  it('gives what was read: cleaned, numbers as numbers, empty and skipped fields absent', async () => {
    const { store, onSubmit } = make({ start: { name: ' 甲 ', amount: '2.5' } })
    expect(await store.submit()).toBeNull()
    expect(onSubmit).toHaveBeenLastCalledWith({ name: '甲', amount: 2.5 })
    store.set({ amount: '' })
    await store.submit()
    expect(onSubmit).toHaveBeenLastCalledWith({ name: '甲' })
    const other = make({ start: { name: '甲', amount: 'x' }, skip: (name) => name === 'amount' })
    await other.store.submit()
    expect(other.onSubmit).toHaveBeenLastCalledWith({ name: '甲' })
  })

  it('is done once, however often it is pressed meanwhile', async () => {
    const gate = Promise.withResolvers<void>()
    const { store, onSubmit } = make({ start: { name: 'a' } })
    onSubmit.mockImplementation(() => gate.promise)
    const first = store.submit()
    expect(store.busy()).toBe(true)
    await store.submit()
    gate.resolve()
    await first
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(store.busy()).toBe(false)
  })
})

describe('a refusal', () => {
  const refused = async (error: Error, options: Partial<FormOptions<Body>> = {}) => {
    const { store } = make({
      start: { name: 'a' },
      onSubmit: () => Promise.reject(error),
      ...options,
    })
    const at = await store.submit()
    return { store, at }
  }

  it('of a field stands there until something is typed', async () => {
    const { store, at } = await refused(new ApiError(400, '重名（name）', 'name'))
    expect(at).toBe('name')
    expect(store.fault('name')).toEqual({ text: '重名', ofRule: false })
    expect(store.refusal()).toBeNull()
    store.set({ name: 'b' })
    expect(store.fault('name')).toBeNull()
  })

  it('of no field stands above the button, and goes with the next attempt', async () => {
    const { store, at } = await refused(new ApiError(500, '坏了'))
    expect([at, store.refusal()]).toEqual([null, '坏了'])
    store.judge()
    expect(store.refusal()).toBeNull()
  })

  it('of a field that is not there is told all the same', async () => {
    const { store } = await refused(new ApiError(400, '缺（other）', 'other'))
    expect(store.refusal()).toBe('缺')
  })

  it('of a form of one field stands at that field', async () => {
    const { store } = await refused(new ApiError(3002, '请先完成上一步'), { blame: 'name' })
    expect(store.fault('name')?.text).toBe('请先完成上一步')
  })

  it('that a box has told is not told again', async () => {
    const error = new ApiError(0, '断线')
    error.told = true
    const { store } = await refused(error, { blame: 'name' })
    expect([store.refusal(), store.fault('name')]).toEqual([null, null])
  })
})

describe('what was typed', () => {
  it('makes a form dirty, put back as it was it does not', () => {
    const { store } = make({ start: { name: 'a' } })
    expect(store.isDirty()).toBe(false)
    store.set({ name: 'b' })
    expect(store.isDirty()).toBe(true)
    store.set({ name: 'a' })
    expect(store.isDirty()).toBe(false)
  })

  it('is told to the page, and gone after a reset', () => {
    const onChange = vi.fn()
    const { store } = make({ onChange })
    store.set({ name: 'b' })
    store.judge()
    expect(onChange).toHaveBeenCalledWith({ name: 'b' })
    store.reset()
    expect([store.values().name, store.isDirty(), store.fault('name')]).toEqual(['', false, null])
  })
})
