/** Who may be named as a witness, and that nobody is without hearing of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { must, officeToken } from '../collect-phone.ts'
import { listOf } from '../notice/told.ts'
import { added, begin, end, office, server, witnessId } from './terminals.ts'

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
      must(office('/terminal/edit', { id: row.id, place: '二楼大厅', witnessId, ...over }))
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
})
