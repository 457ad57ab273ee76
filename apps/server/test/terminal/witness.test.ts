/** Who may be named as a witness, and that nobody is without hearing of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { must, officeToken } from '../collect-phone.ts'
import { listOf } from '../notice/told.ts'
import {
  added,
  begin,
  device,
  end,
  firm,
  identified,
  office,
  sandbox,
  server,
  WITNESS_ID_NO,
  witnessId,
} from './terminals.ts'

beforeAll(begin)
afterAll(end)

const told = async (userName: string) =>
  (await listOf(server, await officeToken(server, userName))).filter(
    ({ kind }) => kind === 'WITNESS_NAMED',
  )

describe('a witness', () => {
  it('is one of the staff who see collections, and no customer of the company', async () => {
    const { data } = await must(office('/terminal/witnesses'))
    const names = data.map((w: { name: string }) => w.name.split('（')[0])
    expect(names).toEqual(['demo', 'staff'])
    const child = await server.db.one<{ id: number }>(
      "select id from app_user where user_name = 'child'",
    )
    const refused = await office('/terminal/add', {
      serial: 'YTJ-CHILD',
      place: '二楼',
      witnessId: child?.id,
      witnessIdNo: WITNESS_ID_NO,
    })
    expect(refused).toMatchObject({ status: 409, data: null })
    expect(refused.msg).toContain('没有查看采集的权限')
  })

  it('hears of it when he is named, and again when he is named anew, not of another place', async () => {
    const { row } = await added()
    expect(await told('staff')).toMatchObject([
      { params: { serial: row.serial, place: '高新区政务大厅', by: 'demo' } },
    ])
    const edit = (over: object) =>
      must(
        office('/terminal/edit', {
          id: row.id,
          place: '二楼大厅',
          witnessId,
          witnessIdNo: WITNESS_ID_NO,
          ...over,
        }),
      )
    await edit({})
    expect(await told('staff')).toHaveLength(1)
    const demo = await server.db.one<{ id: number }>(
      "select id from app_user where user_name = 'demo'",
    )
    await edit({ witnessId: demo?.id })
    expect(await told('demo')).toMatchObject([{ params: { serial: row.serial } }])
    await edit({})
    expect(await told('staff')).toHaveLength(2)
  })

  it('with two mobiles is one person still: signs for nobody, and is told by the card', async () => {
    const at = await device()
    const boss = await sandbox.person(firm)
    const name = (witnessIdNo: string) =>
      must(office('/terminal/edit', { id: at.row.id, place: '二楼大厅', witnessId, witnessIdNo }))
    // The account has another mobile than the one that signs.
    await name(boss.idNo)
    await identified(at)
    const signs = () =>
      at.sealed('/tax/machine/firm', {
        taxNo: firm.taxNo,
        role: 'LEGAL_REP',
        mobile: boss.mobile,
      })
    const refused = await signs()
    expect(refused).toMatchObject({ status: 409, data: null })
    expect(refused.msg).toContain('签署人不能是本机的现场见证人')
    // Neither the number nor a piece of it rests in the row.
    const kept = await server.db.one<{ row: string }>(
      'select t::text as row from terminal t where id = $1',
      [at.row.id],
    )
    expect(kept?.row).not.toContain(boss.idNo.slice(6, 14))
    await name(WITNESS_ID_NO)
    expect(await signs()).toMatchObject({ status: 200 })
  })

  it('who was named before ID numbers were asked for stands by nobody until he is named anew', async () => {
    const at = await device()
    await server.db.run('update terminal set witness_key = null where id = $1', [at.row.id])
    await identified(at)
    const { mobile } = await sandbox.person(firm)
    const { msg } = await at.sealed('/tax/machine/firm', {
      taxNo: firm.taxNo,
      role: 'LEGAL_REP',
      mobile,
    })
    expect(msg).toContain('尚未登记身份证号')
  })
})
