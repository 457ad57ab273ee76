/** Card readers and cameras, and the knob that lays cards and has people stand there; written down in docs/devices.md. */
import type { Accounts } from '../bureaus/accounts.ts'
import { HttpError, sendJson } from '../http/reply.ts'
import { type Router, readJson, textField } from '../http/router.ts'
import type { World } from '../world/world.ts'
import {
  ANY,
  CARD_FAULTS,
  type DeviceFault,
  type Devices,
  FACE_FAULTS,
  type Holder,
} from './devices.ts'

const FAULTS: readonly string[] = [...CARD_FAULTS, ...FACE_FAULTS]
/** Whose face no card of the world bears. */
const STRANGER: Holder = { name: '路人', idNo: '110101190001010000' }

export function deviceRoutes(
  router: Router,
  devices: Devices,
  { world, accounts }: { world: World; accounts: Accounts },
  key: string,
): void {
  const asked = (path: string, answer: (body: Readonly<Record<string, unknown>>) => object) =>
    router.on('POST', path, async (c) => {
      if (c.req.headers.authorization !== `Bearer ${key}`)
        return sendJson(c.res, 401, { code: 'UNAUTHORIZED' })
      sendJson(c.res, 200, answer(await readJson(c)))
    })
  asked('/devices/card', (body) => devices.card(textField(body, 'serial')))
  asked('/devices/face', (body) => devices.face(textField(body, 'serial'), textField(body, 'idNo')))

  router.on('POST', '/knobs/devices', async (c) => {
    const body = await readJson(c)
    const [taxNo, role, who, fault] = ['taxNo', 'role', 'stands', 'fault'].map((name) =>
      textField(body, name),
    ) as [string, string, string, string]
    if (fault && !FAULTS.includes(fault)) throw new HttpError(400, '没有这种故障')
    const firm = taxNo ? world.byTaxNo(taxNo) : undefined
    if (taxNo && !firm) throw new HttpError(404, '沙箱里没有这家企业')
    const person = firm && accounts.of(firm).find((a) => a.person.role === (role || '法定代表人'))
    if (firm && !person) throw new HttpError(404, '该企业没有这个身份的人员')
    const card = person ? { name: person.person.name, idNo: person.person.idNo } : null
    const stands = { '': card, SELF: card, OTHER: STRANGER, NOBODY: null }[who]
    if (stands === undefined) throw new HttpError(400, 'stands 应为 SELF、OTHER 或 NOBODY')
    devices.lay(textField(body, 'serial') || ANY, {
      card,
      stands,
      fault: (fault || null) as DeviceFault | null,
    })
    sendJson(c.res, 200, { card, stands })
  })
}
