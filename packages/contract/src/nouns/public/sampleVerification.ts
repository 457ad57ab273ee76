/** The public site's own trial: invented invoices of the sandbox, verified for real at its platform. Where there is no sandbox there are none. */
import { VERIFY_RESULTS } from '@xinjian/format/verify/result'
import * as z from 'zod/mini'
import { get, post } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import { said } from '../../said.ts'
import { VERIFY_FIELD_SAYS } from '../../words/verify.ts'

const own = { service: 'invoice-verification', origin: 'own' as const, guard: 'public' as const }

export const sampleVerification = {
  sampleInvoices: get('/sample/invoices', {
    ...own,
    summary: '官网试查：可以查验的示例发票；没有沙箱的环境返回空表',
    body: f.nothing,
    data: z.array(
      z.object({
        invoiceNumber: z.string(),
        issueDate: z.string(),
        amount: said(z.string(), '价税合计；单位：元，与票面一致的文本'),
      }),
    ),
  }),
  sampleVerify: post('/sample/verify', {
    ...own,
    summary:
      '官网试查：向沙箱的查验平台查验一张示例发票，日期与金额可以改动；同样的要素当天不重复询问平台',
    body: z.object({
      invoiceNumber: z.string().check(z.regex(/^\d{20}$/, VERIFY_FIELD_SAYS.digitalNumber)),
      issueDate: f.isoDate,
      amount: said(
        z.string().check(z.regex(/^\d{1,10}(\.\d{1,2})?$/, VERIFY_FIELD_SAYS.amountForm)),
        '价税合计；单位：元',
      ),
    }),
    data: z.object({
      result: z.enum(VERIFY_RESULTS),
      /** What was found, in words. */
      said: z.string(),
      /** As the platform shows it; empty where it shows nothing, as the amount below. */
      sellerName: z.string(),
      totalAmount: said(z.string(), '价税合计；单位：元；空为平台没有显示'),
      /** When the platform said so. */
      at: z.string(),
    }),
    perMinute: 20,
    perHour: 200,
  }),
}
