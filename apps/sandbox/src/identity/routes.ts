/** Partners and banks that confirm a person; what makes them refuse is written down in docs/identity.md. */
import { HttpError, requireKey, sendJson } from '../http/reply.ts'
import { type Router, readJson, textField } from '../http/router.ts'
import { peopleOf } from '../world/filings/people.ts'
import type { World } from '../world/world.ts'

const PARTNERS = new Set(['jdy', 'ryc'])
const MOBILE = /^1[3-9]\d{9}$/
const ID_NO = /^\d{17}[\dX]$/
const CARD = /^\d{12,19}$/

/** By the last four digits of the mobile. */
const OF_ACCOUNT: Readonly<Record<string, string>> = {
  '0001': 'NO_ACCOUNT',
  '0002': 'FROZEN',
  '0003': 'OTHER_FIRM',
}

/** By the two digits before the check digit of the card. */
const OF_CARD: Readonly<Record<string, string>> = {
  '91': 'NO_MATCH',
  '92': 'CARD_LOST',
  '93': 'CARD_CLOSED',
  '94': 'NOT_SUPPORTED',
  '95': 'TOO_OFTEN',
}

/** A number that keeps its owner waiting in vain. */
const SILENT_MOBILE = '0009'

export function identityRoutes(router: Router, world: World, key: string): void {
  /** The person of an ID number, in whichever firm he stands. */
  const personOf = (idNo: string) => {
    for (const firm of world.firms)
      for (const person of peopleOf(firm)) if (person.idNo === idNo) return person
    return null
  }
  const who = (body: Readonly<Record<string, unknown>>) => {
    const [name, idNo, mobile] = ['name', 'idNo', 'mobile'].map((field) => textField(body, field))
    if (!name || !ID_NO.test(idNo ?? '') || !MOBILE.test(mobile ?? ''))
      throw new HttpError(400, '姓名、身份证号码或手机号有误')
    if (mobile?.endsWith(SILENT_MOBILE)) throw new HttpError(503, '系统维护中', 'MAINTENANCE')
    return { name, idNo: idNo as string, mobile: mobile as string }
  }
  const verdict = (reason: string | undefined) =>
    reason === undefined ? { result: 'CONFIRMED' } : { result: 'REFUSED', reason }

  router.on('POST', '/identity/partners/:partner', async (c) => {
    requireKey(c.req, key)
    if (!PARTNERS.has(c.params.partner ?? '')) throw new HttpError(404, '没有这个合作方')
    const body = await readJson(c)
    const { name, idNo, mobile } = who(body)
    if (!textField(body, 'taxNo')) throw new HttpError(400, '缺少税号')
    const account = OF_ACCOUNT[mobile.slice(-4)]
    const known = personOf(idNo)
    const own = known?.name === name && known.mobile === mobile
    const reason = account ?? (c.params.partner === 'ryc' && !own ? 'NO_MATCH' : undefined)
    sendJson(c.res, 200, verdict(reason))
  })

  router.on('POST', '/identity/bankcard4', async (c) => {
    requireKey(c.req, key)
    const body = await readJson(c)
    const { name, idNo, mobile } = who(body)
    const cardNo = textField(body, 'cardNo')
    if (!CARD.test(cardNo)) throw new HttpError(400, '卡号有误')
    const known = personOf(idNo)
    const card = OF_CARD[cardNo.slice(-3, -1)]
    const person = known?.name === name ? undefined : 'NO_MATCH'
    const reserved = known?.mobile === mobile ? undefined : 'MOBILE_DIFFERS'
    sendJson(c.res, 200, verdict(card ?? person ?? reserved))
  })
}
