// @vitest-environment happy-dom
/** Copies of reports in memory and in the browser: whose they are, how long, and what is said of them. */
import { cleanup } from '@testing-library/react'
import { consent } from '@xinjian/contract/nouns/consent'
import { report } from '@xinjian/contract/nouns/report'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { plainReport } from '../../reports/test-support/sample-plain.ts'
import { clearCopies, copyKeys } from '../../shell/copies.ts'
import { forget, logOut } from '../../shell/session.ts'
import { putCookie } from '../../shell/test/tab.tsx'
import { writeToken } from '../../shell/tokens.ts'
import { leaveForGood, pass, press, settle, text } from '../../test-support/page.tsx'
import { answer, DEAD, no, ok, sent } from '../../test-support/server.ts'
import { newDesk, newMemory, REPORT_NO } from './desk.tsx'
import { AT, BASIS, DETAIL, detail, PAGE, ROW, show } from './report-sample.ts'

vi.mock('../../reports/ReportScreen.tsx', () => ({
  ReportScreen: (props: { document: { enterprise: { name: string } }; beneath?: ReactNode }) => (
    <article>{props.document.enterprise.name}</article>
  ),
}))

const NAME = plainReport.enterprise.name
const HEAD = { row: ROW, institution: '示例银行', basis: BASIS, same: true }
const CHECKING = '正在核对：以下为本机于'
const OFFLINE = '暂时无法与服务器核对。以下为本机于 2026-11-21 12:00 读取的副本'
const kept = () => copyKeys().length

/** On a machine that does much else. */
const PATIENCE_NS = 4_000_000_000n
/**
 * Sealing takes turns of the machine that no clock of the page counts. What ends while that clock is being moved sets its next
 * step a millisecond later, so each turn is one.
 */
const until = async (done: () => boolean) => {
  const end = process.hrtime.bigint() + PATIENCE_NS
  while (!done() && process.hrtime.bigint() < end) {
    await new Promise((resolve) => setImmediate(resolve))
    await pass(1)
  }
  expect(done()).toBe(true)
}
const readOnce = async () => {
  await show()
  await until(() => text().includes(NAME))
  await until(() => kept() === 1)
  cleanup()
}
/** A page in a browser where nothing is in memory. */
const again = async () => {
  await show()
  await until(() => text() !== '' && !document.querySelector('[aria-busy]'))
}

beforeEach(() => {
  newDesk()
  answer(report.reportDetail, ok(DETAIL))
  answer(report.shareList, ok([]))
})
afterEach(() => {
  clearCopies()
  leaveForGood()
})

describe('a report that this session has read', () => {
  it('is there at once, marked until the server has said that it is the same', async () => {
    await readOnce()
    const head = Promise.withResolvers<ReturnType<typeof ok>>()
    answer(report.reportHead, head.promise)
    await show()
    await until(() => text().includes(CHECKING))
    expect(text()).toContain(`${CHECKING} 2026-11-21 12:00 读取的副本`)
    expect(text()).toContain(NAME)
    expect(sent(report.reportHead)).toEqual([{ reportNo: REPORT_NO, fingerprint: ROW.fingerprint }])
    head.resolve(ok(HEAD))
    await until(() => !text().includes(CHECKING))
    expect(text()).toContain(NAME)
    expect(sent(report.reportDetail)).toHaveLength(1)
  })

  it('is in the memory of the tab where the browser keeps nothing', async () => {
    const memory = newMemory()
    await show(AT, memory)
    await until(() => text().includes(NAME))
    cleanup()
    clearCopies()
    answer(report.reportHead, new Promise(() => undefined))
    await show(AT, memory)
    await until(() => text().includes(CHECKING))
    expect(text()).toContain(NAME)
  })

  it('is fetched anew when it is another document now', async () => {
    await readOnce()
    answer(report.reportHead, ok({ ...HEAD, same: false }))
    await again()
    await until(() => sent(report.reportDetail).length === 2)
  })

  it('stands in the browser as noise: no name, no number of the enterprise', async () => {
    await readOnce()
    const stored = localStorage.getItem(copyKeys()[0]!)!
    expect(stored).not.toContain(NAME)
    expect(stored).not.toContain(ROW.taxNo)
    expect(atob(JSON.parse(stored).bytes)).not.toContain('document')
  })

  it('of a kind that stays in memory alone is not in the browser', async () => {
    answer(report.reportDetail, detail({ reportType: 'TAX' }))
    await show(`/queryCenter/taxReportDetail?reportNo=${REPORT_NO}`)
    await until(() => text().includes(NAME))
    for (let i = 0; i < 20; i++) await settle()
    expect(kept()).toBe(0)
  })

  it('that is still being made is not kept', async () => {
    answer(
      report.reportDetail,
      detail({ status: 'GENERATING', fingerprint: null }, { document: null }),
    )
    await show()
    for (let i = 0; i < 20; i++) await settle()
    expect(kept()).toBe(0)
  })
})

describe('a line that is lost', () => {
  it('leaves the copy to read, which says that it is one, from when, and what it is not good for', async () => {
    await readOnce()
    answer(report.reportHead, DEAD)
    await again()
    await until(() => text().includes(OFFLINE))
    expect(text()).toContain(NAME)
    expect(text()).toContain('请勿据此作出决定')
    answer(report.reportHead, ok(HEAD))
    await press('重新核对')
    await until(() => !text().includes('副本'))
    expect(text()).toContain(NAME)
  })

  it('without a copy is told as it was', async () => {
    answer(report.reportDetail, DEAD)
    await again()
    expect(text()).toContain('网络连接异常，请检查网络后重试')
    expect(text()).not.toContain('副本')
  })
})

describe('a report that is not to be seen any more', () => {
  it.each([
    ['consent was taken back', no(3003, '企业的授权已撤回，不能查看'), '企业的授权已撤回'],
    ['nobody finds it', no(404, '未找到该报告，可能已被删除或编号有误'), '未找到该报告'],
    ['it was altered', no(500, '报告记录校验未通过，不能查看，请联系客服'), '校验未通过'],
  ])('is gone from screen and browser: %s', async (_, refusal, words) => {
    await readOnce()
    answer(report.reportHead, refusal)
    await again()
    await until(() => text().includes(words))
    expect(text()).not.toContain(NAME)
    expect(kept()).toBe(0)
  })

  it('goes with the consent that is taken back here', async () => {
    await readOnce()
    const { RevokeDialog } = await import('../consent/RevokeDialog.tsx')
    const { ROW: CONSENT } = await import('./consent-sample.ts')
    const { open } = await import('./desk.tsx')
    const { type } = await import('../../test-support/page.tsx')
    answer(consent.consentRevoke, ok({}))
    await open('/', () => <RevokeDialog row={CONSENT as never} open onClose={() => undefined} />)
    await type(/^撤回原因/, '误签授权书')
    await press('确认撤回')
    await until(() => kept() === 0)
  })
})

describe('another session on this browser', () => {
  it('does not find what the one before read, even where it was left', async () => {
    await readOnce()
    putCookie('token', 'ANOTHER')
    answer(report.reportDetail, no(404, '未找到该报告，可能已被删除或编号有误'))
    await again()
    expect(text()).not.toContain(NAME)
    expect(sent(report.reportHead)).toEqual([])
    expect(kept()).toBe(0)
  })

  it('finds nothing in the memory of the tab either', async () => {
    const memory = newMemory()
    await show(AT, memory)
    await until(() => text().includes(NAME))
    cleanup()
    clearCopies()
    putCookie('token', 'ANOTHER')
    answer(report.reportDetail, new Promise(() => undefined))
    answer(report.reportHead, new Promise(() => undefined))
    await show(AT, memory)
    for (let i = 0; i < 20; i++) await settle()
    expect(text()).not.toContain(NAME)
  })

  it.each([
    ['logging out', () => logOut('main')],
    ['an end of the session', () => forget('main')],
    ['logging in', () => writeToken('main', 'NEW', '2026-11-22T00:00:00Z')],
  ])('%s leaves nothing', async (_, act) => {
    await readOnce()
    await act()
    expect(kept()).toBe(0)
  })
})

describe('room', () => {
  it('is kept for the newest dozen', async () => {
    for (let i = 0; i < 14; i++) {
      const reportNo = `INV2026100800000004${String(i).padStart(2, '0')}`
      answer(report.reportDetail, detail({ reportNo }))
      vi.setSystemTime(Date.now() + 1000)
      await show(`${PAGE}?reportNo=${reportNo}`)
      await until(() => copyKeys().some((key) => key.endsWith(reportNo)))
      cleanup()
    }
    expect(kept()).toBe(12)
    expect(copyKeys().some((key) => key.endsWith('0400'))).toBe(false)
  })
})
