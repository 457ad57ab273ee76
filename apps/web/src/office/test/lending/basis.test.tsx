// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { leaveForGood, text } from '../../../test-support/page.tsx'
import { ReportBasis } from '../../consent/ReportBasis.tsx'
import { newDesk, open, TAX_NO } from '../desk.tsx'
import { BASIS } from '../report-sample.ts'

beforeEach(() => newDesk())
afterEach(leaveForGood)

const show = (kind: 'MULTI_LENDING' | 'LONG_LOAN' | 'INVOICE') =>
  open('/', () => (
    <ReportBasis kind={kind} taxNo={TAX_NO} basis={{ ...BASIS, consents: [] } as never} />
  ))

it.each(['MULTI_LENDING', 'LONG_LOAN'] as const)(
  '%s without a consent rests on none, and on no uploaded file',
  async (kind) => {
    await show(kind)
    expect(text()).toContain('借贷记录按每个主体本人的授权查询，本报告没有可依据的授权')
    expect(text()).not.toContain('文件')
  },
)

it('a report on uploaded invoices says so', async () => {
  await show('INVOICE')
  expect(text()).toContain('本机构上传的发票文件，未经税局采集')
})
