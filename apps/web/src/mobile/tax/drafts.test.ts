import { beforeEach, describe, expect, it } from 'vitest'
import {
  clearDrafts,
  drafts,
  EMPTY,
  enterpriseOf,
  openDrafts,
  patchDraft,
  readDrafts,
} from './drafts.ts'
import { dropToken, keepToken, keptToken, linkOf, type Shelf } from './line/channel.ts'

let kept: Map<string, string>
let store: Shelf
let round = 0
let code = ''

beforeEach(() => {
  kept = new Map()
  store = {
    getItem: (k) => kept.get(k) ?? null,
    setItem: (k, v) => void kept.set(k, v),
    removeItem: (k) => void kept.delete(k),
  }
  code = `c${round++}`
  openDrafts(store, code)
})

const written = () => [...kept.values()].join()

describe('drafts', () => {
  it('keep what was typed, for a day and per link', () => {
    patchDraft('entering', { name: '示例公司', taxNo: '91440399MAQ8Q5RN7G' })
    patchDraft('validate', { name: '赵示例', mobile: '19900000000', role: 'LEGAL_REP' })
    const again = readDrafts(store, code, Date.now())
    expect(again.entering.name).toBe('示例公司')
    expect(again.validate).toMatchObject({ name: '赵示例', mobile: '19900000000' })
    expect(readDrafts(store, 'another', Date.now())).toEqual(EMPTY)
    expect(readDrafts(store, code, Date.now() + 25 * 3_600_000)).toEqual(EMPTY)
  })

  it('never write an ID number, wherever it was typed', () => {
    patchDraft('validate', { idNo: '440399198311145538' })
    patchDraft('login', { way: 'PASSWORD', account: '440399198311145538' })
    expect(written()).not.toContain('440399198311145538')
    expect(drafts.get().validate.idNo).toBe('440399198311145538')
    expect(drafts.get().login.account).toBe('440399198311145538')
    patchDraft('login', { account: '19900000000' })
    expect(written()).toContain('19900000000')
  })

  it('survive what others or older builds wrote into their place', () => {
    for (const text of [
      '',
      'null',
      '{',
      '{"at":1e15,"drafts":null}',
      '{"at":1e15,"drafts":{"x":1}}',
    ]) {
      kept.set(`collect.${code}.drafts`, text)
      expect(readDrafts(store, code, 0).entering).toEqual(EMPTY.entering)
    }
  })

  it('are cleared step by step or at once', () => {
    patchDraft('entering', { name: 'a' })
    patchDraft('area', { code: '4403' })
    clearDrafts('area')
    expect([drafts.get().entering.name, drafts.get().area.code]).toEqual(['a', ''])
    clearDrafts()
    expect(drafts.get()).toEqual(EMPTY)
  })

  it('take the enterprise from the licence once one was read', () => {
    expect(enterpriseOf(drafts.get())).toBeNull()
    patchDraft('entering', { name: 'A', taxNo: '1' })
    expect(enterpriseOf(drafts.get())).toEqual({ name: 'A', taxNo: '1' })
    patchDraft('license', { read: true, name: ' B ', taxNo: '2' })
    expect(enterpriseOf(drafts.get())).toEqual({ name: 'B', taxNo: '2' })
  })
})

describe('the link of a visit', () => {
  it('is named by the address, else the one used last', () => {
    expect(linkOf('?channel=abc&source=wx', store)).toEqual({ code: 'abc', source: 'wx' })
    expect(linkOf('', store)).toEqual({ code: 'abc', source: '' })
    expect(linkOf('?channelCode=d', store).code).toBe('d')
  })

  it('keeps one token each, until it is worthless', () => {
    keepToken(store, 'a', { token: 't1', until: 100 })
    keepToken(store, 'b', { token: 't2', until: 200 })
    expect([keptToken(store, 'a', 50), keptToken(store, 'b', 50)]).toEqual(['t1', 't2'])
    expect(keptToken(store, 'a', 100)).toBeNull()
    dropToken(store, 'b')
    expect(keptToken(store, 'b', 50)).toBeNull()
    kept.set('collect.c.token', 'nonsense')
    expect(keptToken(store, 'c', 0)).toBeNull()
  })
})
