/** What the file system refuses to a start, in words for whoever started it: what is the matter and what to do. */
import { SettingFault } from './setting-fault.ts'

/** Codes of the file system → what is said of a path. */
const WORDS: Record<string, (path: string) => string> = {
  EACCES: (path) =>
    `没有权限写入 ${path}，请检查该目录的所有者与权限，或用 DATA_DIR 指定可写的目录`,
  EPERM: (path) => `没有权限写入 ${path}，请检查该目录的所有者与权限，或用 DATA_DIR 指定可写的目录`,
  EROFS: (path) => `${path} 所在的文件系统是只读的，请改为可写，或用 DATA_DIR 指定可写的目录`,
  ENOTDIR: (path) => `${path} 应是目录，但它或它的上级是一个文件，请移走该文件后重新启动`,
  EEXIST: (path) => `${path} 应是目录，但它或它的上级是一个文件，请移走该文件后重新启动`,
  EISDIR: (path) => `${path} 应是文件，却是一个目录，请移走该目录后重新启动`,
  ENOSPC: (path) => `磁盘已满，无法写入 ${path}，请清理磁盘空间后重新启动`,
  EDQUOT: (path) => `磁盘配额已用完，无法写入 ${path}，请清理磁盘空间后重新启动`,
  53100: (path) => `磁盘已满，数据库无法写入，请清理 ${path} 所在磁盘的空间后重新启动`,
  EMFILE: () => '打开的文件数已达上限，请调高该上限（ulimit -n）后重新启动',
  ENFILE: () => '系统打开的文件数已达上限，请关闭其他程序后重新启动',
}

/** An error of the file system about `path` as a fault of the start; anything else as it was. */
export function startFaultOf(error: unknown, path: string): unknown {
  const said = WORDS[(error as NodeJS.ErrnoException | null)?.code ?? '']
  return said ? new SettingFault(said(path)) : error
}

/** Does what a start needs of the file system; what goes wrong there is said in words. */
export function needed<T>(path: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw startFaultOf(error, path)
  }
}
