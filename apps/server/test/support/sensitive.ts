/** Sensitive changes the way people make them: one asks, another agrees, and the time to object passes. */
import type { Answer, TestServer } from '../harness.ts'

/** Why; long enough for whoever reads it. */
export const WHY = '岗位调整，已电话核实本人'

/** The clock of a change put on, in its row, instead of waiting; then somebody looks, and what is due is done. */
export async function letTimePass({ db, call }: TestServer, id: number, token: string) {
  await db.run("update sensitive_change set due_at = now() - interval '1 second' where id = $1", [
    id,
  ])
  const { data } = await call('POST', '/account/sensitive/list', { size: 100 }, token)
  return data.rows.find((row: { id: number }) => row.id === id)
}

export const agree = ({ call }: TestServer, id: number, token: string, approve = true) =>
  call('POST', '/account/sensitive/decide', { id, approve, note: '已核实，情况属实' }, token)

/** Asks as one, agrees as another, lets the time pass; the change as it then stands. */
export async function withSecond(
  server: TestServer,
  [path, body]: readonly [path: string, body: object],
  asker: string,
  ...others: string[]
) {
  const asked: Answer = await server.call(
    'POST',
    `/account/sensitive/${path}`,
    { reason: WHY, ...body },
    asker,
  )
  if (asked.status !== 200) throw new Error(`${path}: ${asked.status} ${asked.msg}`)
  for (const other of others) {
    const { status, msg } = await agree(server, asked.data.id, other)
    if (status !== 200) throw new Error(`agree: ${status} ${msg}`)
  }
  return letTimePass(server, asked.data.id, asker)
}
