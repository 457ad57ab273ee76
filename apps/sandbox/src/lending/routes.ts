/** A bureau of lenders, its knobs, and what it really knows of whom; written down in docs/lending.md. */
import { HttpError, sendJson } from '../http/reply.ts'
import { type Router, readJson, textField } from '../http/router.ts'
import type { Answer, Front } from '../vendors/front.ts'
import type { LendingBureau } from './bureau.ts'
import type { BureauRecord } from './records.ts'

const HASH = /^[0-9a-f]{64}$/
const CONSENT = /^AUT\d{17}$/

/** As the bureau refuses: its code says why. */
const refused = (code: string, message: string, status = 200): Answer => ({
  value: { code, message, data: null },
  status,
  charged: false,
})

export function lendingRoutes(
  router: Router,
  bureau: LendingBureau,
  front: Front,
  key: string,
): void {
  router.on('POST', '/lending/records', async (c) => {
    const body = await readJson(c)
    const question = {
      subjectType: textField(body, 'subjectType'),
      subjectHash: textField(body, 'subjectHash'),
      consentNo: textField(body, 'consentNo'),
    }
    bureau.note(question)
    await front.answer(
      c,
      'lending',
      question.subjectType,
      () => refused('QUOTA', '查询次数已用完', 429),
      () => {
        if (c.req.headers.authorization !== `Bearer ${key}`)
          return refused('UNAUTHORIZED', '接入密钥无效', 401)
        if (!CONSENT.test(question.consentNo))
          return refused('CONSENT_REQUIRED', '缺少信息主体的授权书编号')
        const isKind = ['ENTERPRISE', 'PERSON'].includes(question.subjectType)
        if (!isKind || !HASH.test(question.subjectHash))
          return refused('PARAMETER', '主体类型或摘要值有误')
        const records = bureau.find(question) ?? []
        const data = { total: records.length, records }
        return { value: { code: '0000', message: '成功', data }, charged: true, last: true }
      },
    )
  })

  router.on('POST', '/knobs/lending', async (c) => {
    const body = await readJson(c)
    if (!HASH.test(textField(body, 'subjectHash')) || !Array.isArray(body.records))
      throw new HttpError(400, 'subjectHash 或 records 有误')
    bureau.add(textField(body, 'subjectHash'), body.records as BureauRecord[])
    sendJson(c.res, 200, { added: body.records.length })
  })

  router.on('GET', '/knobs/lending-asked', (c) => sendJson(c.res, 200, { asked: bureau.asked }))

  router.on('GET', '/truth/lending/:taxNo', (c) => {
    const subjects = bureau.subjectsOf(c.params.taxNo!)
    if (!subjects) throw new HttpError(404, '沙箱里没有这家企业')
    sendJson(c.res, 200, {
      subjects: subjects.map((subject) => {
        const { role, name, number, mobile, hash } = subject
        return { role, name, number, mobile, hash, records: bureau.recordsOf(subject) }
      }),
    })
  })
}
