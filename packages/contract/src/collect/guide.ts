/** What a guided visitor of the sandbox is lent: an invented firm, its person and the codes that were sent to them. */
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { signer } from './signing.ts'

export const guide = {
  getGuide: post('/tax/taxweb/guide', {
    service: 'tax-collection',
    origin: 'own',
    guard: 'task',
    summary: '操作指引：演示用的虚构企业、签署人与最近一条短信验证码；只有沙箱环境提供',
    body: f.nothing,
    data: z.object({
      enterprise: z.object({ name: z.string(), taxNo: z.string() }),
      areaCode: z.string(),
      signer,
      /** At the bureau; of an invented person. */
      password: z.string(),
      /** The last code sent to the person's mobile; null = none was. */
      smsCode: z.nullable(z.string()),
    }),
    perMinute: 60,
  }),
}
