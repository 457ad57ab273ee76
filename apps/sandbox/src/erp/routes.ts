/** The programs that firms keep their books in, and the knobs of them. */
import { HttpError, sendJson } from '../http/reply.ts'
import { type Router, readJson, textField } from '../http/router.ts'
import type { World } from '../world/world.ts'
import type { Books } from './books.ts'
import { galaxyRoutes } from './galaxy/routes.ts'
import { gatewayRoutes } from './gateway/routes.ts'
import { jdyRoutes } from './jdy/routes.ts'
import { PROGRAMS, type Program, setOf, type Visits } from './visits.ts'
import { yonyouRoutes } from './yonyou/routes.ts'

const STATES = ['OPEN', 'MAINTENANCE', 'BROKEN'] as const

export function erpRoutes(
  router: Router,
  world: World,
  books: Books,
  visits: Visits,
  key: string,
): void {
  galaxyRoutes(router, books, visits)
  jdyRoutes(router, books, visits)
  yonyouRoutes(router, books, visits)
  gatewayRoutes(router, books, visits, key)

  router.on('POST', '/knobs/program', async (c) => {
    const body = await readJson(c)
    const program = textField(body, 'program') as Program
    const state = STATES.find((known) => known === (textField(body, 'state') || 'OPEN'))
    const perSecond = Number(body.perSecond ?? 200)
    if (!PROGRAMS.includes(program) || !state || !(perSecond >= 1))
      throw new HttpError(400, 'program、state 或 perSecond 有误')
    visits.set(program, { state, perSecond })
    sendJson(c.res, 200, { program, state, perSecond })
  })

  router.on('POST', '/knobs/voucher', async (c) => {
    const body = await readJson(c)
    const firm = world.byTaxNo(textField(body, 'taxNo'))
    if (!firm) throw new HttpError(404, '沙箱里没有这家企业')
    const text = textField(body, 'text')
    books.amend(firm, textField(body, 'voucher'), { text: text === '' ? null : text })
    sendJson(c.res, 200, { done: true })
  })

  router.on('GET', '/knobs/program-calls', (c) =>
    sendJson(c.res, 200, { calls: visits.asked((c.query.get('program') ?? '') as Program) }),
  )

  router.on('GET', '/knobs/set-of-books', (c) => {
    const firm = world.byTaxNo(c.query.get('taxNo') ?? '')
    if (!firm) throw new HttpError(404, '沙箱里没有这家企业')
    sendJson(c.res, 200, { accountSet: setOf(firm) })
  })
}
