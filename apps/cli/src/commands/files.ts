/** `xinjian files copy`: the server's own, said on the command line. */
import { type CopiedStore, copyIntoBucket } from '../../../server/src/s3/copy.ts'
import { SettingFault } from '../../../server/src/setting-fault.ts'
import { Failure } from '../failure.ts'
import { print } from '../print.ts'

/** Prints a line of JSON for each kind of files. Throws a Failure that says what to do. */
export async function runFilesCopy(): Promise<void> {
  const stores: CopiedStore[] = []
  await copyIntoBucket((store) => stores.push(store)).catch((error: unknown) => {
    throw error instanceof SettingFault ? new Failure(error.message) : error
  })
  for (const store of stores) await print(`${JSON.stringify(store)}\n`)
  const damaged = stores.flatMap((store) => store.damaged)
  if (damaged.length > 0)
    throw new Failure(
      `${damaged.length} 个文件与保存时不一致，没有复制：${damaged.join('、')}。请从备份取回后再执行一次。`,
    )
}
