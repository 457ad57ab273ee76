// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { collect } from '@xinjian/contract/nouns/collect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  alerts,
  button,
  buttons,
  field,
  leaveForGood,
  noteOf,
  press,
  settle,
  text,
  type,
} from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { at, configured, FIRM, newPhone, taskIn, visit } from './phone.tsx'

const CODE = '统一社会信用代码'
const read = (over = {}) =>
  ok({
    ...FIRM,
    legalRepresentative: '赵示例',
    establishedOn: '2019-03-01',
    address: null,
    doubtful: [],
    ...over,
  })
/** Gives the page a photo, as a camera does. */
async function photograph(label = '从相册选择', kind = 'image/jpeg') {
  const file = new File(['x'], 'IMG_1.heic', { type: kind })
  fireEvent.change(field(label), { target: { files: [file] } })
  await settle()
}
const first = () => visit('license_index', taskIn('CREATED', { enterprise: null }))

beforeEach(() => {
  newPhone()
  answer(collect.licenseOcr, read())
  answer(collect.getEnterpriseName, ok(FIRM))
  answer(collect.getRoute, ok(taskIn('LICENSE', { version: 2 })))
  vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close() {} }))
})
afterEach(leaveForGood)

describe('a photo', () => {
  it('fills in the enterprise, which can then be confirmed', async () => {
    await first()
    await photograph()
    expect(sent(collect.licenseOcr)).toMatchObject([{ file: { name: 'license.jpg' } }])
    expect(text()).toContain('请核对识别结果')
    expect([field('企业名称').value, field(CODE).value]).toEqual([FIRM.name, FIRM.taxNo])
    expect(text()).toContain('法定代表人赵示例成立日期2019-03-01住所—')
    await press('信息无误，下一步')
    expect(sent(collect.getEnterpriseName)).toEqual([FIRM])
    expect(at()).toBe('validate')
  })

  it('whose name is not the number’s goes no further', async () => {
    answer(collect.getEnterpriseName, no(3011, '企业名称与统一社会信用代码不一致，请核对'))
    await first()
    await photograph()
    await press('信息无误，下一步')
    expect(alerts()).toEqual(['企业名称与统一社会信用代码不一致，请核对'])
    expect(at()).toBe('license_index?channel=demo')
  })

  it('says what it is doing, and takes no second one meanwhile', async () => {
    const gate = Promise.withResolvers<object>()
    answer(collect.licenseOcr, gate.promise)
    await first()
    await photograph()
    expect(text()).toContain('正在识别，约需10秒')
    await photograph()
    gate.resolve(read())
    await settle()
    expect(sent(collect.licenseOcr)).toHaveLength(1)
    expect(text()).not.toContain('正在识别')
  })

  it('that is none is refused on the phone', async () => {
    vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('broken')))
    await first()
    await photograph()
    expect(alerts()).toEqual(['这张图片无法打开，请换一张 JPG 或 PNG 照片'])
    expect(sent(collect.licenseOcr)).toEqual([])
  })

  it('that cannot be read is refused by the server, and another one is taken', async () => {
    answer(collect.licenseOcr, no(2003, '未识别到营业执照，请正对执照重拍'), read())
    await first()
    await photograph()
    expect(alerts()).toEqual(['未识别到营业执照，请正对执照重拍'])
    await photograph()
    expect(text()).toContain('请核对识别结果')
  })
})

describe('what was read', () => {
  it('is marked where it is doubtful, until it is touched', async () => {
    answer(collect.licenseOcr, read({ name: '示例科枝', doubtful: ['name'] }))
    await first()
    await photograph()
    expect(noteOf('企业名称')).toBe('识别不够清晰，请核对')
    await type('企业名称', FIRM.name)
    expect(noteOf('企业名称')).toBeNull()
  })

  it('cannot be confirmed with a number that is wrong', async () => {
    answer(collect.licenseOcr, read({ taxNo: `${FIRM.taxNo.slice(0, 17)}A` }))
    await first()
    await photograph()
    expect(button('信息无误，下一步').disabled).toBe(true)
    await type(CODE, FIRM.taxNo)
    expect(button('信息无误，下一步').disabled).toBe(false)
  })

  it('is another enterprise than the one typed: said, and the licence counts', async () => {
    localStorage.setItem(
      'collect.demo.drafts',
      JSON.stringify({
        at: Date.now(),
        drafts: { entering: { name: '甲公司', taxNo: '914403001922038216' } },
      }),
    )
    await visit('license', taskIn('LICENSE'))
    await photograph()
    expect(text()).toContain('与您先前填写的“甲公司”不同，将以执照为准。')
  })

  it('is there after a reload', async () => {
    await first()
    await photograph()
    await first()
    expect(field('企业名称').value).toBe(FIRM.name)
  })
})

describe('without a photo', () => {
  it('one goes on, where the channel needs none', async () => {
    await visit('license', taskIn('LICENSE'))
    await press('暂不拍摄，直接下一步')
    expect(at()).toBe('validate')
  })

  it('one types, where it needs one', async () => {
    configured({ licenseRequired: true })
    await visit('license', taskIn('LICENSE'))
    expect(buttons()).not.toContain('暂不拍摄，直接下一步')
    await press('改为手工填写')
    expect(at()).toBe('entering')
  })
})
