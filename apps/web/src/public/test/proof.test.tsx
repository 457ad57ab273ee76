// @vitest-environment happy-dom

import { createHash } from 'node:crypto'
import { act, fireEvent, screen } from '@testing-library/react'
import { report } from '@xinjian/contract/nouns/report'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  alerts,
  field,
  leaveForGood,
  newBrowser,
  press,
  text,
  type,
} from '../../test-support/page.tsx'
import { answer, DEAD, headersOf, newServer, no, ok, sent } from '../../test-support/server.ts'
import { start } from '../islands/proof.tsx'

const NO = 'INV202610080000000427'
const known = (matched: string, over = {}) =>
  ok({
    result: 'GENUINE',
    matched,
    reportNo: NO,
    enterpriseName: '示例科技有限公司',
    createdAt: '2026-10-08T02:21:00Z',
    fingerprint: 'f1',
    ...over,
  })
const unknown = ok({
  result: 'UNKNOWN',
  matched: null,
  reportNo: null,
  enterpriseName: null,
  createdAt: null,
  fingerprint: null,
})

/** The page as it came from the server, with the island started in it. */
async function page(query = '') {
  history.replaceState(null, '', `/verify${query}`)
  const place = document.createElement('div')
  document.body.append(place)
  await act(async () => start(place))
}
const told = (words: string) => vi.waitFor(() => expect(text()).toContain(words), 20_000)
async function choose(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  await act(async () => fireEvent.change(input, { target: { files: [file] } }))
}

beforeEach(() => {
  newBrowser()
  newServer()
})
afterEach(() => {
  leaveForGood()
  document.body.innerHTML = ''
})

it('a file that shows a part of the report is not taken for the whole', async () => {
  answer(report.proof, known('PDF', { sections: { shown: 9, of: 15 } }))
  await page()
  await choose(new File(['x'], 'r.pdf', { type: 'application/pdf' }))
  await told('按查询机构的模板显示，共15节中的9节，不是报告全文')
})

describe('by number', () => {
  it('says that the number is genuine, and that the content was not compared', async () => {
    answer(report.proof, known('NUMBER'))
    await page()
    await type('报告编号', ` ${NO} `)
    await press('核验')
    expect(sent(report.proof)).toEqual([{ reportNo: NO }])
    expect(text()).toContain('该编号的报告由本平台出具')
    expect(text()).toContain('仅核对了编号，未比对文件内容')
    expect(text()).toContain(`报告编号${NO}企业名称示例科技有限公司出具时间2026-10-08 10:21`)
  })

  it('is asked at once where the address names one', async () => {
    answer(report.proof, known('NUMBER'))
    await page(`?no=${NO}`)
    await told('该编号的报告由本平台出具')
    expect(field('报告编号').value).toBe(NO)
  })

  it('that was never given is not verified', async () => {
    answer(report.proof, unknown)
    await page()
    await type('报告编号', NO)
    await press('核验')
    expect(alerts()[0]).toContain(`平台没有出具过编号为 ${NO} 的报告，请核对编号。`)
  })

  it('without one nobody is asked', async () => {
    await page()
    await press('核验')
    expect(alerts()).toHaveLength(1)
    expect(sent(report.proof)).toEqual([])
  })
})

describe('by file', () => {
  const file = new File(['%PDF report'], '报告.pdf')
  const hash = createHash('sha256').update('%PDF report').digest('hex')

  it('sends its fingerprint and nothing of it', async () => {
    answer(report.proof, known('PDF'))
    await page()
    await type('报告编号', 'abc')
    await choose(file)
    await told('核验通过：内容完整，未被改动')
    expect(sent(report.proof)).toEqual([{ sha256: hash }])
    expect(headersOf(report.proof)[0]).not.toHaveProperty('Authorization')
    expect(field('报告编号').value).toBe('')
    expect(text()).not.toContain('仅核对了编号')
  })

  it('of a signed contract is told as one', async () => {
    answer(report.proof, known('CONTRACT', { reportNo: 'SQ-1' }))
    await page()
    await choose(file)
    await told('授权书编号SQ-1')
    expect(text()).toContain('签署时间')
  })

  it('that was changed is not verified, and why that may be', async () => {
    answer(report.proof, unknown)
    await page()
    await choose(file)
    await told('平台没有出具过与 报告.pdf 相同的报告')
    expect(text()).not.toContain('内容完整')
  })

  it('larger than any report is not even read', async () => {
    await page()
    const film = new File(['x'], 'film.pdf')
    Object.defineProperty(film, 'size', { value: 200 * 1024 * 1024 + 1 })
    await choose(film)
    expect(alerts()[0]).toContain('文件过大，不像是一份报告')
    expect(sent(report.proof)).toEqual([])
  })
})

describe('nothing is proven', () => {
  it.each([
    ['by a refusal', no(429, '操作过于频繁，请稍后再试'), '操作过于频繁，请稍后再试'],
    ['by a lost line', DEAD, '网络连接异常，请检查网络后重试'],
  ])('%s', async (_, given, words) => {
    answer(report.proof, given)
    await page()
    await type('报告编号', NO)
    await press('核验')
    expect(alerts()[0]).toContain(words)
    expect(screen.queryByRole('heading')).toBeNull()
  })
})
