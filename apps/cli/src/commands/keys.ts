/** `xinjian keys`: the server's own, said on the command line. */
import { SettingFault, statusNow, turnNow } from '../../../server/src/keys/index.ts'
import { Failure } from '../failure.ts'
import { print } from '../print.ts'
import type { KeysWord } from '../usage-keys.ts'

/** Prints one line of JSON. Throws a Failure that says what to do. */
export async function runKeys(word: KeysWord): Promise<void> {
  const told = await (word === 'status' ? statusNow() : turnNow()).catch((error: unknown) => {
    throw error instanceof SettingFault ? new Failure(error.message) : error
  })
  await print(`${JSON.stringify(told)}\n`)
  if ('unopened' in told && told.unopened > 0)
    throw new Failure(
      `${told.unopened} 项数据用现有的密钥都打不开，没有改动：请把加密它们的密钥加入 SECRET_KEYS_READ 后再执行一次（keys status 列出密钥编号）。`,
    )
}
