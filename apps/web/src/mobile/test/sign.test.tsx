// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { collect } from '@xinjian/contract/nouns/collect'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  alerts,
  button,
  leaveForGood,
  pass,
  press,
  pressAt,
  text,
} from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { at, newPhone, taskIn, visit } from './phone.tsx'

const contract = (code: string, keys: string[], version = '1.0') => ({
  code,
  title: `${code} 授权书`,
  version,
  hash: `hash-${code}-${version}`,
  paragraphs: ['一、授权事项', `甲方授权 ${code}。`, '特别提示：不利后果由授权人承担。'],
  consents: keys.map((key) => ({ key, text: `同意 ${code} ${key}` })),
})
const texts = (version = '1.0', left = 10, standing: object[] = []) =>
  ok({
    contracts: [contract('ENT_TAX', ['collect', 'use'], version), contract('ENT_QUERY', ['query'])],
    standing,
    minimumReadSeconds: 10,
    readSecondsLeft: left,
  })
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox')
const tickAll = async () => {
  for (const one of boxes()) await pressAt(one)
}
const open = () => visit('create', taskIn('AGREEMENT'))

beforeEach(() => {
  newPhone()
  answer(collect.agreementShow, texts())
  answer(collect.agreementSign, ok(taskIn('AREA', { version: 2 })))
})
afterEach(leaveForGood)

describe('the contracts', () => {
  it('stand there in full, each with its version and fingerprint, and nothing is ticked', async () => {
    await open()
    expect(text()).toContain('共 2 份。请向下阅读，逐项勾选后签署。')
    expect(screen.getAllByRole('article').map((a) => a.querySelector('h2')?.textContent)).toEqual([
      'ENT_TAX 授权书',
      'ENT_QUERY 授权书',
    ])
    expect(text()).toContain('文本指纹 hash-ENT_TAX-1.0')
    expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('一、授权事项')
    expect(boxes().map((b) => b.checked)).toEqual([false, false, false])
  })

  it('did not come: said why, and asked for again', async () => {
    answer(collect.agreementShow, no(500, '系统数据异常'), texts())
    await open()
    expect(alerts()).toEqual(['系统数据异常'])
    expect(screen.queryByRole('checkbox')).toBeNull()
    await press('重试')
    expect(boxes()).toHaveLength(3)
    expect(alerts()).toEqual([])
  })
})

describe('signing', () => {
  it('wants every point ticked by itself', async () => {
    await open()
    await pass(10_000)
    for (const [left, name] of [
      [3, '同意 ENT_TAX collect'],
      [2, '同意 ENT_TAX use'],
      [1, '同意 ENT_QUERY query'],
    ] as const) {
      await press(`还有 ${left} 项未勾选`)
      await pressAt(box(name))
    }
    expect(sent(collect.agreementSign)).toEqual([])
    expect(button('确认签署').disabled).toBe(false)
  })

  it('takes a tick back', async () => {
    await open()
    await tickAll()
    await pressAt(box('同意 ENT_TAX use'))
    expect(button('还有 1 项未勾选')).toBeTruthy()
  })

  it('waits until it can have been read', async () => {
    await open()
    await tickAll()
    expect(button('请阅读，还需 10 秒').disabled).toBe(true)
    await pass(6_000)
    expect(button('请阅读，还需 4 秒').disabled).toBe(true)
    await pass(4_000)
    expect(button('确认签署').disabled).toBe(false)
  })

  it('over a consent of somebody else asks which of the two is to hold', async () => {
    const other = {
      contractNo: 'AUT9',
      title: '涉税数据采集授权书',
      signer: '赵*（法定代表人）',
      signedAt: '2026-11-01T03:00:00Z',
      validTo: '2026-12-01T03:00:00Z',
      grantees: ['示例银行'],
    }
    answer(collect.agreementShow, texts('1.0', 0, [other]))
    await open()
    expect(alerts().join()).toContain(
      'AUT9，赵*（法定代表人）签署，2026年11月1日至2026年12月1日有效',
    )
    for (const one of boxes().slice(1)) await pressAt(one)
    expect(button('请先确认是否取代原授权').disabled).toBe(true)
    await pressAt(box('我确认：由这次签署的授权取代上述授权'))
    await press('确认签署')
    expect(sent(collect.agreementSign)[0]?.replaces).toEqual(['AUT9'])
  })

  it('leaves the other consent standing when told to', async () => {
    const other = {
      contractNo: 'AUT9',
      title: 'x',
      signer: 'y',
      signedAt: '2026-11-01T03:00:00Z',
      validTo: '2026-12-01T03:00:00Z',
      grantees: [],
    }
    answer(collect.agreementShow, texts('1.0', 0, [other]))
    answer(collect.restart, ok(taskIn('CANCELLED', { version: 2 })))
    await open()
    await press('保留原授权，这次不签')
    expect([sent(collect.restart), at()]).toEqual([[{ to: 'CANCEL' }], 'fail'])
  })

  it('counts by the server: of who comes back it asks what is left', async () => {
    answer(collect.agreementShow, texts('1.0', 3))
    await open()
    await tickAll()
    expect(button('请阅读，还需 3 秒').disabled).toBe(true)
    await pass(3_000)
    expect(button('确认签署').disabled).toBe(false)
  })

  it('stand below one screen of what they say', async () => {
    await open()
    const [first] = document.querySelectorAll('article')
    const summary = screen.getByText('一页看懂您要签署的内容').closest('section') as Element
    expect(summary.compareDocumentPosition(first as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    for (const words of [
      '示例银行',
      '1 类',
      '36 个月',
      '评估贷款申请',
      '30天',
      '不保存',
      '400-000-0000',
    ])
      expect(summary.textContent).toContain(words)
  })

  it('sends what was read and ticked, and on what device; how long it was read the server knows', async () => {
    await open()
    await tickAll()
    await pass(12_000)
    await press('确认签署')
    expect(sent(collect.agreementSign)).toEqual([
      {
        contracts: [
          {
            code: 'ENT_TAX',
            version: '1.0',
            hash: 'hash-ENT_TAX-1.0',
            consents: ['collect', 'use'],
          },
          { code: 'ENT_QUERY', version: '1.0', hash: 'hash-ENT_QUERY-1.0', consents: ['query'] },
        ],
        device: expect.stringMatching(/^\d+x\d+@\d/),
      },
    ])
    expect(at()).toBe('selectArea')
  })

  it('is done once for two taps', async () => {
    const gate = Promise.withResolvers<object>()
    answer(collect.agreementSign, gate.promise)
    await open()
    await tickAll()
    await pass(10_000)
    await press('确认签署')
    await press('确认签署')
    gate.resolve(ok(taskIn('AREA', { version: 2 })))
    await pass(0)
    expect(sent(collect.agreementSign)).toHaveLength(1)
  })

  it('of a text that has changed meanwhile is no signing: it is read and ticked anew', async () => {
    answer(collect.agreementShow, texts(), texts('1.1'))
    answer(collect.agreementSign, no(3007, '授权书已更新'))
    await open()
    await tickAll()
    await pass(10_000)
    await press('确认签署')
    expect(text()).toContain('授权书内容已更新，请重新阅读')
    expect(text()).toContain('版本 1.1')
    expect(boxes().map((b) => b.checked)).toEqual([false, false, false])
    expect(alerts()).toEqual([])
  })

  it('is ticked still after a reload, and of other texts anew', async () => {
    await open()
    await tickAll()
    await open()
    expect(boxes().map((b) => b.checked)).toEqual([true, true, true])
    answer(collect.agreementShow, texts('1.1'))
    await open()
    expect(boxes().map((b) => b.checked)).toEqual([false, false, false])
  })

  it('that is refused leaves the ticks', async () => {
    answer(collect.agreementSign, no(500, '系统数据异常，请稍后重试'))
    await open()
    await tickAll()
    await pass(10_000)
    await press('确认签署')
    expect(alerts()).toEqual(['系统数据异常，请稍后重试'])
    expect(boxes().every((b) => b.checked)).toBe(true)
    expect(button('确认签署').disabled).toBe(false)
  })
})

describe('not agreeing', () => {
  it('is said in place, after a question, and ends the task', async () => {
    answer(collect.restart, ok(taskIn('CANCELLED', { version: 2 })))
    await open()
    await press('不同意，不签署')
    expect(sent(collect.restart)).toEqual([])
    expect(text()).toContain('示例银行会收到“已取消”的结果')
    await press('确定不签署')
    expect(sent(collect.restart)).toEqual([{ to: 'CANCEL' }])
    expect(at()).toBe('fail')
  })

  it('thought better of, nothing is sent', async () => {
    await open()
    await press('不同意，不签署')
    await press('返回阅读')
    expect(sent(collect.restart)).toEqual([])
    expect(button('不同意，不签署').disabled).toBe(false)
  })
})
