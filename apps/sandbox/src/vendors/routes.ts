/** The programs of vendors, the knobs of them, and whose each record really is. */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import { HttpError, sendJson } from '../http/reply.ts'
import { type Router, readJson, textField } from '../http/router.ts'
import type { Archive } from '../public-records/archive.ts'
import type { Subject } from '../public-records/subjects.ts'
import { FAULTS, type Front, VENDORS, type Vendor } from './front.ts'
import { gatewayRoutes } from './gateway/routes.ts'
import { qichachaRoutes } from './qichacha/routes.ts'
import { tianyanchaRoutes } from './tianyancha/routes.ts'

const MOST_CASES = 5_000

export function vendorRoutes(router: Router, archive: Archive, front: Front, key: string): void {
  tianyanchaRoutes(router, archive, front, key)
  qichachaRoutes(router, archive, front, key)
  gatewayRoutes(router, archive, front, key)
  truthRoutes(router, archive)

  router.on('POST', '/knobs/vendor', async (c) => {
    const body = await readJson(c)
    const asked = textField(body, 'fault')
    const fault = FAULTS.find((one) => one === asked) ?? null
    if (asked !== '' && fault === null)
      throw new HttpError(400, `fault 应为 ${FAULTS.join('、')} 或空`)
    const times =
      body.times === undefined || body.times === '' ? Number.POSITIVE_INFINITY : Number(body.times)
    if (!(times >= 0)) throw new HttpError(400, 'times 应为非负整数')
    for (const vendor of vendorsOf(textField(body, 'vendor')))
      front.set(vendor, fault, times, textField(body, 'end'))
    sendJson(c.res, 200, { fault })
  })

  router.on('POST', '/knobs/cases', async (c) => {
    const body = await readJson(c)
    const cases = Number(body.cases)
    if (!Number.isInteger(cases) || cases < 0 || cases > MOST_CASES)
      throw new HttpError(400, `cases 应为 0–${MOST_CASES} 的整数`)
    archive.addCases(subjectOf(archive, textField(body, 'taxNo')), cases)
    sendJson(c.res, 200, { cases })
  })

  router.on('GET', '/knobs/vendor-calls', (c) =>
    sendJson(c.res, 200, front.calls(vendorsOf(c.query.get('vendor') ?? '')[0]!)),
  )
}

function vendorsOf(text: string): readonly Vendor[] {
  if (text === '*' || text === '') return VENDORS
  const vendor = VENDORS.find((one) => one === text)
  if (!vendor) throw new HttpError(400, `vendor 应为 ${VENDORS.join('、')} 或 *`)
  return [vendor]
}

function subjectOf(archive: Archive, taxNo: string): Subject {
  const subject = archive.byTaxNo(taxNo)
  if (!subject) throw new HttpError(404, '沙箱里没有这家企业')
  return subject
}

function truthRoutes(router: Router, archive: Archive): void {
  const sharing = (one: Subject) =>
    [...new Set([one.name, one.former?.name ?? one.name])]
      .flatMap((name) => archive.byName(name))
      .filter((other) => other !== one)
  router.on('GET', '/truth/public-records', (c) => {
    const firms = archive.subjects.map((one) => ({
      taxNo: one.taxNo,
      name: one.name,
      formerNames: one.former ? [one.former.name] : [],
      namesakes: sharing(one).map(({ taxNo }) => taxNo),
      movedFrom: one.moved?.from ?? null,
    }))
    const noted = firms.filter(
      ({ formerNames, namesakes, movedFrom }) =>
        formerNames.length > 0 || namesakes.length > 0 || movedFrom !== null,
    )
    sendJson(c.res, 200, { firms: noted })
  })
  router.on('GET', '/truth/public-records/:taxNo', async (c) => {
    const subject = subjectOf(archive, c.params.taxNo!)
    const all = await Promise.all(
      [subject, ...sharing(subject)].map((one) => archive.everything(one)),
    )
    const records = all.flat().map(({ record: { kind, number, owner, name, code }, stands }) => ({
      kind: kind as PublicRecordKind,
      number,
      owner: owner.taxNo,
      name,
      code,
      told: stands,
    }))
    sendJson(c.res, 200, { taxNo: subject.taxNo, name: subject.name, records })
  })
}
