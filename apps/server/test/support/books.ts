/** The books of a firm of the sandbox's world, brought as a file by the institution. */
import { must, type Sandbox } from '../collect-phone.ts'
import { type TestServer, until } from '../harness.ts'

/** @returns whether the firm keeps any: one that has not closed a quarter has none */
export async function bringBooks(
  { server, sandbox }: { server: TestServer; sandbox: Sandbox },
  taxNo: string,
  token: string,
): Promise<boolean> {
  const answer = await fetch(`${sandbox.url}/world/enterprises/${taxNo}/books.xlsx`)
  if (answer.status === 404) return false
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const { data } = await server.upload(taxNo, [{ name: '账套.xlsx', bytes }], token)
  await until(async () => {
    const asked = server.call('POST', '/invoice/import/detail', { id: data[0].id }, token)
    const { row } = (await must(asked)).data
    if (row.status === 'FAILED') throw new Error(row.message)
    return ['QUEUED', 'RUNNING'].includes(row.status) ? null : row
  })
  return true
}
