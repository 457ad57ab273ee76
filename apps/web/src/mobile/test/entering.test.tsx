// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { collect } from '@xinjian/contract/nouns/collect'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  alerts,
  field,
  leaveForGood,
  noteOf,
  pass,
  press,
  settle,
  text,
  type,
} from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { at, configured, FIRM, newPhone, taskIn, visit } from './phone.tsx'

const NAME = '企业名称'
const CODE = '统一社会信用代码'
const OTHER = { name: '示例贸易有限公司', taxNo: '914403001922038216' }
const entering = () => visit('entering', taskIn('ENTERING', { enterprise: null }))

beforeEach(() => {
  newPhone()
  answer(collect.searchEnterprise, ok([FIRM, OTHER]))
  answer(collect.getEnterpriseName, ok(FIRM))
})
afterEach(leaveForGood)

describe('the name', () => {
  it('is looked up a third of a second after the last letter, and once for all of them', async () => {
    await entering()
    for (const typed of ['示', '示例', '示例科']) await type(NAME, typed)
    await pass(299)
    expect(sent(collect.searchEnterprise)).toEqual([])
    await pass(1)
    expect(sent(collect.searchEnterprise)).toEqual([{ keyword: '示例科' }])
    expect(text()).toContain('找到 2 家企业')
  })

  it('is not looked up by a single character', async () => {
    await entering()
    await type(NAME, '示')
    await pass(1000)
    expect(sent(collect.searchEnterprise)).toEqual([])
  })

  it('brings the number of the one that is tapped', async () => {
    await entering()
    await type(NAME, '示例')
    await pass(300)
    await press(/贸易有限公司/)
    expect([field(NAME).value, field(CODE).value]).toEqual([OTHER.name, OTHER.taxNo])
    expect(screen.queryByRole('button', { name: /科技有限公司/ })).toBeNull()
  })

  it('typed in full needs no tap', async () => {
    await entering()
    await type(NAME, FIRM.name)
    await pass(300)
    expect(field(CODE).value).toBe(FIRM.taxNo)
  })

  it('that nobody has is said to be unknown', async () => {
    answer(collect.searchEnterprise, ok([]))
    await entering()
    await type(NAME, '无此企业')
    await pass(300)
    expect(text()).toContain('没有找到，请核对名称，或直接填写统一社会信用代码')
  })

  it('an answer to what was typed before is dropped', async () => {
    const late = Promise.withResolvers<object>()
    answer(collect.searchEnterprise, late.promise, ok([OTHER]))
    await entering()
    await type(NAME, '示例科技')
    await pass(300)
    await type(NAME, '示例贸易')
    await pass(300)
    late.resolve(ok([FIRM]))
    await settle()
    expect(screen.queryByRole('button', { name: /科技/ })).toBeNull()
    expect(screen.getByRole('button', { name: /贸易/ })).toBeTruthy()
  })
})

describe('the number', () => {
  it('brings the name once it is whole and right', async () => {
    await entering()
    await type(CODE, FIRM.taxNo.slice(0, 17))
    expect([sent(collect.getEnterpriseName), noteOf(CODE)]).toEqual([[], '已输入 17 位'])
    await type(CODE, FIRM.taxNo)
    expect(field(NAME).value).toBe(FIRM.name)
    expect(noteOf(CODE)).toBe('校验通过')
  })

  it.each([
    [`${FIRM.taxNo.slice(0, 17)}A`, '校验位不符，请逐位核对（注意 0 与 D、1 与 7）'],
    ['9144*', '应为15至20位数字与大写字母'],
  ])('%s is found wrong without asking anybody', async (typed, note) => {
    await entering()
    await type(CODE, typed)
    expect(noteOf(CODE)).toBe(note)
    expect(sent(collect.getEnterpriseName)).toEqual([])
  })

  it('is put right while it is typed: small letters and blanks', async () => {
    await entering()
    await type(CODE, ' 9144 0399maq8q5rn7g ')
    expect(field(CODE).value).toBe(FIRM.taxNo)
  })

  it('of another enterprise than the name is refused at the name, before anything else is asked', async () => {
    await entering()
    await type(CODE, FIRM.taxNo)
    await type(NAME, '别家有限公司')
    answer(collect.getEnterpriseName, no(3011, '企业名称与统一社会信用代码不一致，请核对'))
    await press('下一步')
    expect(noteOf(NAME)).toBe('企业名称与统一社会信用代码不一致，请核对')
    expect(at()).toBe('entering?channel=demo')
  })

  it('that nobody has is blamed', async () => {
    answer(collect.getEnterpriseName, ok({ name: null, taxNo: FIRM.taxNo }))
    await entering()
    await type(CODE, FIRM.taxNo)
    expect(noteOf(CODE)).toBe('未查到这个代码，请核对')
  })
})

describe('going on', () => {
  const fill = async () => {
    await entering()
    await type(CODE, FIRM.taxNo)
  }

  it('asks for what is missing, at its field', async () => {
    await entering()
    await press('下一步')
    expect([noteOf(NAME), noteOf(CODE)]).toEqual(['请输入企业名称', '请输入纳税人识别号'])
    expect(document.activeElement).toBe(field(NAME))
    expect(at()).toBe('entering?channel=demo')
  })

  it('leads to the signer', async () => {
    await fill()
    await press('下一步')
    expect(at()).toBe('validate')
  })

  it('leads to the licence where the channel wants one', async () => {
    configured({ licenseRequired: true })
    await fill()
    await press('下一步')
    expect(at()).toBe('license')
  })

  it('stays when the registry does not know the number', async () => {
    await fill()
    answer(collect.getEnterpriseName, ok({ name: null, taxNo: FIRM.taxNo }))
    await press('下一步')
    expect(alerts()).toContain('未查到这个代码，请核对')
    expect(at()).toBe('entering?channel=demo')
  })

  it('stays with a refusal in the words of the server', async () => {
    await fill()
    answer(collect.getEnterpriseName, no(429, '操作过于频繁，请稍后再试'))
    await press('下一步')
    expect(alerts()).toEqual(['操作过于频繁，请稍后再试'])
  })
})

describe('what was typed', () => {
  it('is there after a reload', async () => {
    await entering()
    await type(NAME, '示例')
    await type(CODE, '9144')
    await entering()
    expect([field(NAME).value, field(CODE).value]).toEqual(['示例', '9144'])
  })

  it('is the enterprise of a link that was made for one', async () => {
    await visit('entering', taskIn('ENTERING'))
    expect([field(NAME).value, field(CODE).value]).toEqual([FIRM.name, FIRM.taxNo])
  })

  it('is left alone when leaving the empty number, and judged when it is not', async () => {
    await entering()
    fireEvent.blur(field(CODE))
    expect(noteOf(CODE)).toBeNull()
    await type(CODE, '9144')
    fireEvent.blur(field(CODE))
    expect(noteOf(CODE)).toBe('请输入15至20位纳税人识别号')
  })
})
