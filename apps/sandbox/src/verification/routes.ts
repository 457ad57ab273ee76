/** The platform over HTTP; written down in docs/verification.md. */
import { HttpError, requireKey, sendJson, sendPage } from '../http/reply.ts'
import { type Router, readJson, textField } from '../http/router.ts'
import { verificationPage } from './page.ts'
import { FATES, VERIFICATION_FAULTS, type VerificationPlatform } from './platform.ts'

const MESSAGES: Readonly<Record<string, string>> = {
  '001': '成功',
  '002': '超过该张发票当日查验次数(请于次日再次查验)!',
  '003': '发票查验请求太频繁，请稍后再试！',
  '004': '超过服务器最大请求数，请稍后访问!',
  '005': '请求不合法!',
  '006': '不一致',
  '009': '查无此票',
  '010': '网络超时，请重试！',
  '016': '服务器接收的请求太频繁，请稍后再试！',
  '020': '由于查验行为异常，涉嫌违规，当前无法使用查验服务！',
  '1021': '税局系统升级维护中',
  '10017': '超过五年的不能查验',
  rqerr: '当日开具发票可于次日进行查验',
}

export function verificationRoutes(
  router: Router,
  platform: VerificationPlatform,
  key: string,
): void {
  router.on('POST', '/verification/check', async (c) => {
    requireKey(c.req, key)
    const body = await readJson(c)
    const answer = platform.check({
      invoiceCode: textField(body, 'invoiceCode'),
      invoiceNumber: textField(body, 'invoiceNumber'),
      issueDate: textField(body, 'issueDate'),
      amount: textField(body, 'amount'),
      checkCode: textField(body, 'checkCode'),
    })
    // Held open for good: the caller has to give up by itself.
    if (answer.silent) return
    const { code, paper: data } = answer
    sendJson(c.res, 200, { code, message: MESSAGES[code] ?? '', data })
  })

  router.on('GET', '/verification', (c) => sendPage(c.res, verificationPage(platform)))
  router.on('GET', '/verification.json', (c) =>
    sendJson(c.res, 200, { ...platform.seen, fault: platform.fault, demo: platform.demo() }),
  )
  // Whoever holds the paper reads its check code there; whoever has only a file of the world asks here.
  router.on('GET', '/verification/paper', (c) => {
    const paper = platform.paper(c.query.get('code') ?? '', c.query.get('number') ?? '')
    if (!paper) throw new HttpError(404, '没有这张发票')
    sendJson(c.res, 200, paper)
  })

  router.on('POST', '/knobs/verification/mark', async (c) => {
    const body = await readJson(c)
    const fate = FATES.find((one) => one === textField(body, 'mark'))
    if (!fate) throw new HttpError(400, `mark 应为 ${FATES.join('、')}`)
    if (!platform.mark(textField(body, 'code'), textField(body, 'number'), fate))
      throw new HttpError(404, '没有这张发票')
    sendJson(c.res, 200, { mark: fate })
  })

  router.on('POST', '/knobs/verification', async (c) => {
    const body = await readJson(c)
    const fault = textField(body, 'fault')
    const how = VERIFICATION_FAULTS.find((one) => one === fault) ?? null
    if (fault !== '' && how === null)
      throw new HttpError(400, `fault 应为 ${VERIFICATION_FAULTS.join('、')} 或空`)
    const times = body.times === undefined || body.times === '' ? 1_000_000 : Number(body.times)
    if (!Number.isInteger(times) || times < 0) throw new HttpError(400, 'times 应为非负整数')
    if (body.perSecond !== undefined && body.perSecond !== '') {
      const perSecond = Number(body.perSecond)
      if (!(perSecond >= 0 && perSecond <= 100_000))
        throw new HttpError(400, 'perSecond 应在 0 与 100000 之间')
      platform.perSecond = perSecond
    }
    platform.break(how, times)
    sendJson(c.res, 200, { fault: platform.fault, perSecond: platform.perSecond })
  })
}
