/** `xinjian files copy`: the server's own, said on the command line. */
import { StoreDown } from '../../../server/src/s3/client.ts'
import { copyIntoBucket } from '../../../server/src/s3/copy.ts'
import { SettingFault } from '../../../server/src/setting-fault.ts'
import { Failure } from '../failure.ts'
import { print } from '../print.ts'

/** Prints a line of JSON for each kind of files as it is done. Throws a Failure that says what to do. */
export async function runFilesCopy(): Promise<void> {
  const damaged: string[] = []
  await copyIntoBucket(async (store) => {
    damaged.push(...store.damaged)
    await print(`${JSON.stringify(store)}\n`)
  }).catch((error: unknown) => {
    if (error instanceof SettingFault) throw new Failure(error.message)
    if (error instanceof StoreDown)
      throw new Failure(
        '文件存储没有应答，复制停在这里。请检查存储与网络后再执行一次，从断处继续。',
      )
    throw error
  })
  if (damaged.length > 0)
    throw new Failure(
      `${damaged.length} 个文件与保存时不一致，没有复制：${damaged.join('、')}。请从备份取回后再执行一次。`,
    )
}
