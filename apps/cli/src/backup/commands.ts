/** `xinjian backup` and `xinjian restore`: the server's own, said on the command line. */
import {
  backupDirOf,
  backupNow,
  restoreInto,
  SettingFault,
  verifyFolder,
} from '../../../server/src/backup/index.ts'
import { checkDatabase } from '../commands/audit-log/database.ts'
import { Failure } from '../failure.ts'
import { print } from '../print.ts'
import { backupOptions, restoreOptions } from './usage.ts'

const say = (line: string): boolean => process.stderr.write(`${line}\n`)

/** Throws a Failure that says what to do. */
export const runBackup = (args: string[]): Promise<void> =>
  told(async () => {
    const options = backupOptions(args, backupDirOf())
    if ('verify' in options) return verify(options.verify)
    const { manifest, pruned, secret } = await backupNow({ ...options, say })
    const { id, madeAt, database, stored } = manifest
    const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, stored.bytes)
    const counts = database?.counts ?? null
    await print(
      `${JSON.stringify({ base: id, madeAt, bytes, files: stored.files, counts, pruned, secret })}\n`,
    )
    if (options.secretsTo !== null && secret === null)
      say(
        'DATA_DIR 中没有密钥文件：密钥由环境变量 SECRET_KEY 给出，请另行保存。\nDATA_DIR holds no secret: it is given by SECRET_KEY; keep that yourself.',
      )
  })

async function verify(dir: string): Promise<void> {
  const verified = await verifyFolder(dir)
  for (const one of verified) await print(`${JSON.stringify(one)}\n`)
  const damaged = verified.filter(({ faults }) => faults.length > 0).map(({ base }) => base)
  if (damaged.length > 0)
    throw new Failure(
      `有损坏的备份：${damaged.join('、')}。请重新备份（npm run xinjian -- backup），损坏的请从其他副本取回或移走。\nDamaged: ${damaged.join(', ')}. Back up anew; take what is damaged from another copy, or move it away.`,
    )
}

/** Throws a Failure that says what to do. */
export const runRestore = (args: string[]): Promise<void> =>
  told(async () => {
    const options = restoreOptions(args, backupDirOf())
    const outcome = await restoreInto({ ...options, say, checkAudit })
    await print(`${JSON.stringify(outcome)}\n`)
    const missing = outcome.database?.missingFiles.length ?? 0
    if (missing > 0)
      say(
        `最后几秒写入的 ${missing} 个文件没有备份到，提到它们的记录打开时会提示文件缺失。\n${missing} files of the last seconds are not in the backup; what names them says that they are missing.`,
      )
    if (outcome.secretMissing)
      say(
        `没有给出密钥：启动前请把保存的 secret.key 放入 ${options.into}，或设置 SECRET_KEY；否则会生成新的密钥，分享链接、校验和与加密保存的内容将全部失效。\nNo secret was given: lay the saved secret.key into ${options.into}, or set SECRET_KEY, before you start; a new one would void links, seals and what is kept sealed.`,
      )
    say(
      `已恢复。启动：DATA_DIR=${options.into} npm start\nRestored. Start: DATA_DIR=${options.into} npm start`,
    )
  })

/** As `xinjian audit verify --database` does; what was signed stands in the database as well. */
async function checkAudit(url: string): Promise<void> {
  const chains = await checkDatabase(url, { checkpoints: null, key: null })
  const broken = chains.filter(({ brokenAt, faults }) => brokenAt !== null || faults.length > 0)
  if (broken.length > 0)
    throw new Failure(
      `恢复后的审计日志不相符（${broken.map(({ of }) => of).join('、')}），没有留下任何内容。请用 --base 指定另一份备份。\nThe restored audit log does not hold (${broken.map(({ of }) => of).join(', ')}); nothing was left behind. Name another backup by --base.`,
    )
}

async function told(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof SettingFault) throw new Failure(error.message)
    throw error
  }
}
