/**
 * A visit to a self-service terminal (一体机): card and face in place of typed names, a contract of its own, and a code by which the
 * person goes on at his own phone. All of them are signed by the terminal (`TERMINAL_HEADER` beside the headers of signed requests).
 */
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { clientPublicKey, entry } from './entry.ts'
import { authorized, replaces, signedTexts, signer, smsCode } from './signing.ts'
import { collectTask } from './task.ts'

const spec = { service: 'tax-collection', origin: 'spec' as const, guard: 'task' as const }
const own = { ...spec, origin: 'own' as const }

const held = z.object({ name: z.string(), idNo: z.string() })

export const machine = {
  machineOpen: post('/tax/machine/open', {
    ...own,
    guard: 'public',
    summary: '一体机上开始一次办理（须由该机签名）：建立采集任务，其令牌只在该机签名的请求中有效',
    body: z.object({ clientPublicKey }),
    data: entry.getChannelToken.data,
    perMinute: 30,
  }),
  machineCard: post('/tax/machine/card', {
    ...own,
    summary: '读取一体机读卡器上的身份证：返回掩码后的姓名与号码，原文加密保存至签署',
    body: f.nothing,
    data: held,
    perMinute: 60,
  }),
  machineFace: post('/tax/machine/face', {
    ...own,
    summary: '由一体机比对持证人与证件照片：只返回是否一致，平台不接收、不保存照片',
    body: f.nothing,
    data: held,
    perMinute: 20,
  }),
  machineFirm: post('/tax/machine/firm', {
    ...own,
    sealed: true,
    summary: '确认办理的企业、签署人身份与手机号（加密）：姓名与证件号码以读卡为准',
    body: z.object({ taxNo: f.taxNo, role: signer.shape.role, mobile: signer.shape.mobile }),
    data: collectTask,
    perMinute: 20,
  }),
  sendMobileMessageForYTJ: post('/tax/taxweb/sendMobileMessageForYTJ', {
    ...spec,
    summary: '一体机：向签署人手机发送验证码（每号码60秒一次、每日10次，每台设备每日200次）',
    body: f.nothing,
    data: z.object({ to: z.string(), resendAfterSeconds: z.number() }),
    perMinute: 10,
    perHour: 120,
  }),
  checkMobileForYTJ: post('/tax/taxweb/checkMobileForYTJ', {
    ...spec,
    summary: '一体机：核验签署人的验证码，返回待签署的自助终端授权书',
    body: smsCode,
    data: authorized,
    perMinute: 20,
  }),
  machineContract: post('/tax/machine/auth/contract', {
    ...spec,
    summary:
      '一体机授权书：不带 contracts 时返回待签署的文本（写明终端、地点与见证人），带 contracts 时签署；见证人不得为签署人',
    body: z.object({ contracts: z.optional(signedTexts), replaces }),
    data: z.extend(authorized, {
      terminal: z.object({ serial: z.string(), place: z.string(), witness: z.string() }),
    }),
    perMinute: 20,
  }),
}
