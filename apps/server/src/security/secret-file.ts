/** The secret that a first start makes in DATA_DIR. It appears under its name whole or not at all, and is checked before use. */
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { SettingFault } from '../setting-fault.ts'
import { SECRET_BYTES, secretFault } from './secret-form.ts'

/** The secret as hex. Throws a SettingFault when the file holds none. */
export function fileSecret(file: string): string {
  if (!fs.existsSync(file)) make(file)
  const text = fs.readFileSync(file, 'utf8').trim()
  const fault = secretFault(text)
  if (fault)
    throw new SettingFault(
      `密钥文件 ${file} 已损坏：${fault}。请从备份恢复该文件；没有备份时，把它移走再启动会生成新的密钥，` +
        '但此前的分享链接、授权书与报告的校验和加密保存的数据将全部失效',
    )
  return text
}

/** Written beside, on disk before it has its name. When two processes start at once, one name holds and both read it. */
function make(file: string): void {
  const dir = path.dirname(file)
  fs.mkdirSync(dir, { recursive: true })
  const beside = `${file}.${process.pid}`
  fs.rmSync(beside, { force: true })
  const made = fs.openSync(beside, 'wx', 0o600)
  try {
    fs.writeSync(made, randomBytes(SECRET_BYTES).toString('hex'))
    fs.fsyncSync(made)
  } finally {
    fs.closeSync(made)
  }
  try {
    fs.linkSync(beside, file)
    syncFolder(dir)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    fs.rmSync(beside, { force: true })
  }
}

/** The name is on disk, too: after a loss of power the next start must not make another secret. */
function syncFolder(dir: string): void {
  if (process.platform === 'win32') return
  const folder = fs.openSync(dir, 'r')
  try {
    fs.fsyncSync(folder)
  } finally {
    fs.closeSync(folder)
  }
}
